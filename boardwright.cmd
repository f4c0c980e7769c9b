@echo off
rem Runs Boardwright, after building it where it is missing or older than its sources. Works from any directory.
rem
rem JAVA_HOME              the JDK to use, if not the one on the path
rem BOARDWRIGHT_CLASSPATH  jars with further games
setlocal
set "ROOT=%~dp0"
set "JAR=%ROOT%play\target\boardwright.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"

rem The modules to build. The page takes a minute to compile, so only those who want it wait for it.
set "MODULES="
call :check "%JAR%" play
if "%~1"=="web" call :check "%ROOT%web\target\site\worker.js" web
if not defined MODULES goto start

where mvn >nul 2>nul || (echo boardwright: there is no 'mvn': install Maven, 3.8.7 or later, to build the program 1>&2 & exit /b 1)
echo boardwright: building, which takes a minute or two ... 1>&2
pushd "%ROOT%"
call mvn -q -B -Dmaven.test.skip -pl "%MODULES%" -am package 1>&2
if errorlevel 1 (popd & echo boardwright: the build failed 1>&2 & exit /b 1)
popd
rem Maven leaves files alone whose contents have not changed.
call :touch "%JAR%"
if "%~1"=="web" call :touch "%ROOT%web\target\site\worker.js"
goto start

rem Adds a module if its file is missing or older than the sources.
:check
set "BUILT=%~1"
set "MODULE=%~2"
if exist "%BUILT%" powershell -NoProfile -Command "$built = (Get-Item -LiteralPath $env:BUILT).LastWriteTime; $sources = '^(pom\.xml$|(core|games-[^\\]+|ai|draw|' + $env:MODULE + ')\\)'; $newer = Get-ChildItem -Recurse -File -LiteralPath $env:ROOT | Where-Object { $path = $_.FullName.Substring($env:ROOT.Length); $path -match $sources -and $path -notmatch '\\(target|src\\test)\\' -and $_.LastWriteTime -gt $built }; exit [int][bool]$newer" && exit /b
if defined MODULES (set "MODULES=%MODULES%,%MODULE%") else (set "MODULES=%MODULE%")
exit /b

rem Gives a file the time of now.
:touch
pushd "%~dp1"
copy /b "%~nx1"+,, >nul
popd
exit /b

:start
set "CLASSES=%JAR%"
if defined BOARDWRIGHT_CLASSPATH set "CLASSES=%JAR%;%BOARDWRIGHT_CLASSPATH%"
"%JAVA%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -cp "%CLASSES%" dev.boardwright.play.Main %*
exit /b %errorlevel%
