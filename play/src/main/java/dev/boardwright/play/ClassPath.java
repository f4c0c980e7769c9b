package dev.boardwright.play;

import dev.boardwright.core.SafeText;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;

/** Finds mistakes in the class path, which the Java launcher ignores silently. */
final class ClassPath {
    private ClassPath() {}

    /** The problems with the class path of this process, one line each. */
    static List<String> problems() {
        return problems(System.getProperty("java.class.path", ""));
    }

    static List<String> problems(String classPath) {
        List<String> problems = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator, -1)) {
            File file = new File(entry);
            String name = "class path entry " + "'" + SafeText.line(entry) + "'";
            if (entry.isEmpty()) {
                continue;
            }
            if (!file.exists()) {
                problems.add(name + " does not exist");
            } else if (!file.isDirectory() && !isArchive(file)) {
                problems.add(name + " is not a jar");
            }
        }
        return problems;
    }

    private static boolean isArchive(File file) {
        try (ZipFile archive = new ZipFile(file)) {
            return archive.size() >= 0;
        } catch (IOException e) {
            return false;
        }
    }
}
