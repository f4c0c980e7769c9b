package dev.boardwright.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Joins a module and everything it imports into one file, so that a browser need not load a chain of files one by one.
 *
 * <p>Each imported module becomes a function that runs once and returns what the module exports. Only the forms of
 * {@code import} and {@code export} that the page uses are known; others are refused. Modules that import each other in a
 * circle are refused too.
 */
final class Bundle {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{([^}]*)\\} from '\\./([\\w-]+\\.js)';\n", Pattern.MULTILINE);
    private static final Pattern RUN = Pattern.compile("^import '\\./([\\w-]+\\.js)';\n", Pattern.MULTILINE);
    private static final Pattern REEXPORT =
            Pattern.compile("^export \\{([^}]*)\\} from '\\./([\\w-]+\\.js)';\n", Pattern.MULTILINE);
    private static final Pattern EXPORT =
            Pattern.compile("^export ((?:async )?function|class|const) (\\w+)", Pattern.MULTILINE);
    private static final Pattern UNKNOWN = Pattern.compile("^(import|export)\\b(?!\\.).*", Pattern.MULTILINE);

    private final Path folder;

    /** The functions of the modules in the order in which they run; an empty one while its imports are being read. */
    private final Map<String, String> modules = new LinkedHashMap<>();

    private Bundle(Path folder) {
        this.folder = folder;
    }

    /** The module of this name with everything that it imports. It exports what it exported. */
    static String of(Path folder, String name) throws IOException {
        Bundle bundle = new Bundle(folder);
        String entry = bundle.withImports(Files.readString(folder.resolve(name)), "export const ");
        refuseUnknown(name, EXPORT.matcher(entry).replaceAll("$1 $2").replace("export const {", ""));
        return String.join("", bundle.modules.values()) + entry;
    }

    private void add(String name) throws IOException {
        if (modules.containsKey(name)) {
            if (modules.get(name).isEmpty()) {
                throw new IllegalStateException(name + " imports itself through other modules");
            }
            return;
        }
        modules.put(name, "");
        String text = withImports(Files.readString(folder.resolve(name)), "const ");
        StringJoiner exported = new StringJoiner(",");
        EXPORT.matcher(text).results().forEach(match -> exported.add(match.group(2)));
        String body = EXPORT.matcher(text).replaceAll("$1 $2");
        refuseUnknown(name, body);
        modules.remove(name);
        modules.put(name, "const " + variable(name) + "=(()=>{\n" + body + "\nreturn{" + exported + "}})();\n");
    }

    /** The text with each import replaced by the names that it brings. */
    private String withImports(String text, String reexport) throws IOException {
        String replaced = replaced(text, RUN, "");
        replaced = replaced(replaced, IMPORT, "const ");
        return replaced(replaced, REEXPORT, reexport);
    }

    private String replaced(String text, Pattern statement, String declaration) throws IOException {
        StringBuilder replaced = new StringBuilder();
        Matcher matcher = statement.matcher(text);
        while (matcher.find()) {
            String module = matcher.group(matcher.groupCount());
            add(module);
            String names = declaration.isEmpty() ? "" : matcher.group(1).strip();
            matcher.appendReplacement(
                    replaced, declaration.isEmpty() ? "" : declaration + "{" + names + "}=" + variable(module) + ";\n");
        }
        return matcher.appendTail(replaced).toString();
    }

    private static void refuseUnknown(String name, String text) {
        Matcher unknown = UNKNOWN.matcher(text);
        if (unknown.find()) {
            throw new IllegalStateException(name + " has a form that the build does not know: " + unknown.group());
        }
    }

    private static String variable(String module) {
        return "_" + module.replaceAll("\\W", "_");
    }
}
