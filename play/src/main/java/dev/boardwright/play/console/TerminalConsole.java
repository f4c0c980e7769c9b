package dev.boardwright.play.console;

import dev.boardwright.core.SafeText;
import dev.boardwright.draw.Look;
import dev.boardwright.draw.Palette;
import dev.boardwright.draw.TextBoard;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.InfoCmp.Capability;

/** A console on a real terminal: line editing, history, completion, colours, and a status line. */
public final class TerminalConsole implements Console {
    private static final int NARROWEST = 20;

    private final Terminal terminal;
    private final boolean colours;
    private final LineReader reader;
    private final Completer files = new FileNameCompleter();
    private Completion completion = Completion.NONE;
    private boolean statusShown;

    /** A console on this terminal, which it closes; {@code colours} is false if colours are not wanted. */
    public TerminalConsole(Terminal terminal, boolean colours) {
        this.terminal = terminal;
        this.colours = colours;
        // Backslashes and quotes are parts of file names here, not escapes.
        DefaultParser parser = new DefaultParser();
        parser.setEscapeChars(null);
        parser.setQuoteChars(null);
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("boardwright")
                .parser(parser)
                .completer(this::complete)
                .option(Option.DISABLE_EVENT_EXPANSION, true)
                .option(Option.CASE_INSENSITIVE, true)
                .build();
    }

    @Override
    public String read(Prompt prompt, Completion completions) {
        completion = completions;
        // Only lines with a completion go into the history, not answers to questions.
        reader.setVariable(LineReader.DISABLE_HISTORY, completions.equals(Completion.NONE));
        String text = prompt.text();
        try (PromptWatch watch = PromptWatch.start(prompt, reader, text)) {
            return read(text, watch);
        }
    }

    private String read(String prompt, PromptWatch watch) {
        try {
            return reader.readLine(prompt).strip();
        } catch (UserInterruptException e) {
            if (watch.isTimeUp()) {
                return "";
            }
            throw new Leave();
        } catch (EndOfFileException e) {
            throw new Leave();
        }
    }

    @Override
    public void print(String text) {
        terminal.writer().print(text);
        terminal.flush();
    }

    /** The current width of the terminal; the usual one if it is unknown. */
    @Override
    public int width() {
        int width = terminal.getWidth();
        return width <= 0 ? TextBoard.USUAL_WIDTH : Math.max(NARROWEST, width);
    }

    @Override
    public int height() {
        return Math.max(0, terminal.getHeight());
    }

    @Override
    public Look look() {
        if (!colours) {
            return Look.PLAIN;
        }
        Integer number = terminal.getNumericCapability(Capability.max_colors);
        return new Look(
                Palette.of(number == null ? 0 : number),
                terminal.encoding().newEncoder().canEncode('●'));
    }

    @Override
    public void status(String line) {
        if (line.isEmpty() && !statusShown) {
            return;
        }
        terminal.puts(Capability.carriage_return);
        terminal.writer().print(Text.cut(SafeText.line(line), width() - 1));
        terminal.puts(Capability.clr_eol);
        if (line.isEmpty()) {
            terminal.puts(Capability.carriage_return);
        }
        terminal.flush();
        statusShown = !line.isEmpty();
    }

    /** Input during the work is not shown, and is kept for the next prompt. */
    @Override
    public <T> T interruptibly(Runnable onInterrupt, Supplier<T> work) {
        SignalHandler previous = terminal.handle(Signal.INT, signal -> onInterrupt.run());
        boolean echo = terminal.echo(false);
        try {
            return work.get();
        } finally {
            terminal.echo(echo);
            terminal.handle(Signal.INT, previous);
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            // It cannot be reported.
        }
    }

    /** Passes the prompt's completion to the line editor. */
    private void complete(LineReader lineReader, ParsedLine line, List<Candidate> candidates) {
        List<String> before = line.words().subList(0, line.wordIndex());
        if (completion.isFileNext(before)) {
            files.complete(lineReader, line, candidates);
        } else {
            completion.next(before).forEach(word -> candidates.add(new Candidate(word)));
        }
    }
}
