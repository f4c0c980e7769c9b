package dev.boardwright.play.command;

import dev.boardwright.core.json.Json;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The output of a command, for people or for programs, for a command to mix in. */
@Command
final class Output {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** Whether the output is JSON, for programs. */
    boolean isJson() {
        return json;
    }

    /** The writer for progress and errors. */
    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints a line for people; nothing if the output is JSON. */
    void line(String text) {
        if (!json) {
            print(text);
        }
    }

    /** Prints the same facts as JSON; nothing if the output is for people. */
    void object(Json facts) {
        if (json) {
            print(facts.toString());
        }
    }

    /** Prints a line in either form of output. */
    void always(String line) {
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
