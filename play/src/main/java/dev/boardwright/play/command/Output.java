package dev.boardwright.play.command;

import dev.boardwright.core.json.Json;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a command prints what it found, and whether for people or for programs. For a command to mix in. */
@Command
public final class Output {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** For picocli. */
    public Output() {}

    /** Whether a program reads. */
    public boolean isJson() {
        return json;
    }

    /** Where progress and trouble go. */
    public PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints a line for people; nothing if a program reads. */
    public void line(String text) {
        if (!json) {
            print(text);
        }
    }

    /** Prints the same facts for programs; nothing if a person reads. */
    public void object(Json facts) {
        if (json) {
            print(facts.toString());
        }
    }

    /** Prints a line whoever reads. */
    public void always(String line) {
        print(line);
    }

    private void print(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        if (out.checkError()) {
            throw new ClosedOutputException();
        }
    }
}
