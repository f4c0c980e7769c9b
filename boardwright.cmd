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

if not exist "%JAR%" goto build
powershell -NoProfile -Command "$jar = (Get-Item -LiteralPath $env:JAR).LastWriteTime; $files = Get-ChildItem -Recurse -File -LiteralPath $env:ROOT -Include *.java,pom.xml | Where-Object { $_.FullName -notmatch '\\(target|test|testkit|benchmarks|examples|bom)\\' -and $_.LastWriteTime -gt $jar }; exit [int][bool]$files"
if not errorlevel 1 goto run

:build
where mvn >nul 2>nul || (echo boardwright: there is no 'mvn': install Maven, 3.8.7 or later, to build the program 1>&2 & exit /b 1)
echo boardwright: building, which takes a minute ... 1>&2
pushd "%ROOT%"
call mvn -q -B -Pquick -Dmaven.test.skip -pl play -am package 1>&2
if errorlevel 1 (popd & echo boardwright: the build failed 1>&2 & exit /b 1)
popd
rem Maven leaves a jar alone whose contents have not changed.
pushd "%ROOT%play\target"
copy /b boardwright.jar+,, >nul
popd

:run
if not "%~1"=="web" goto start
if exist "%ROOT%web\target\site\index.html" goto start
echo boardwright: building the page, which takes a minute or two ... 1>&2
pushd "%ROOT%"
call mvn -q -B -Pquick -Dmaven.test.skip -pl web -am package 1>&2
if errorlevel 1 (popd & echo boardwright: the build failed 1>&2 & exit /b 1)
popd

:start
set "CLASSES=%JAR%"
if defined BOARDWRIGHT_CLASSPATH set "CLASSES=%JAR%;%BOARDWRIGHT_CLASSPATH%"
"%JAVA%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -cp "%CLASSES%" dev.boardwright.play.Main %*
exit /b %errorlevel%
