package dev.boardwright.web;

import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.pattern.GameWeights;
import dev.boardwright.draw.SvgBoard;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * What the worker calls: games, positions and moves as text, answers as JSON. It is compiled to WebAssembly with every game
 * on the class path. A refused call throws an error with the library's message.
 */
public final class Engine {
    private static final int KEPT = 50;
    private static final Map<String, Table<?, ?>> TABLES = new HashMap<>();

    /** The proofs of the game that was asked about last. */
    private static @Nullable Proofs<?, ?> proofs;

    private Engine() {}

    /** Receives what a search has found so far. */
    @JSFunctor
    public interface InfoListener extends JSObject {
        /** Receives the JSON of a depth or a proof. */
        void accept(String json);
    }

    /** Decides whether a search should stop. */
    @JSFunctor
    public interface StopCheck extends JSObject {
        /** Whether to stop. */
        boolean isStopped();
    }

    /** Every game, with its options, levels and rules. */
    @JSExport
    public static String games() {
        return GameText.games();
    }

    /** A game with its resolved options. */
    @JSExport
    public static String game(String name, String options) {
        return table(name, options).describe();
    }

    /** What the options of a game allow, for the given values of those before them. */
    @JSExport
    public static String options(String name, String options) {
        return Table.options(name, options);
    }

    /** The state that a text describes; the start if it is empty. */
    @JSExport
    public static String look(String name, String options, String position, boolean pictured) {
        return table(name, options).look(position, pictured);
    }

    /** The state after a move; the moves from {@code start} to the state before it are separated by commas. */
    @JSExport
    public static String play(String name, String options, String start, String moves, String move, boolean pictured) {
        return table(name, options).play(start, moves, move, pictured);
    }

    /** The board as SVG for the page. */
    @JSExport
    public static String board(
            String name, String options, String position, String lastMove, String marks, boolean flip, String title) {
        return table(name, options).board(position, lastMove, marks, flip, title);
    }

    /** A picture of a game under way. */
    @JSExport
    public static String sample(String name) {
        return table(name, "").sample();
    }

    /** The kinds of pieces of a game. */
    @JSExport
    public static String pieces(String name, String options) {
        return Draft.pieces(table(name, options).game());
    }

    /** The board of a position that is being set up, as data. The pieces of each cell are separated by commas. */
    @JSExport
    public static String draftView(String name, String options, String contents) {
        return GameJson.view(Draft.view(table(name, options).game(), contents)).toString();
    }

    /** The board of a position that is being set up, as SVG for the page. */
    @JSExport
    public static String draft(String name, String options, String contents, boolean flip) {
        return SvgBoard.of(Draft.view(table(name, options).game(), contents))
                .withTitle("Position editor")
                .withFlip(flip)
                .interactive()
                .draw();
    }

    /** The style sheet of boards. */
    @JSExport
    public static String css() {
        return SvgBoard.css();
    }

    /** The number of move sequences of a length. */
    @JSExport
    public static String perft(String name, String options, String position, int depth) {
        return table(name, options).perft(position, depth);
    }

    /** The hash of a position. */
    @JSExport
    public static String hash(String name, String options, String position) {
        return table(name, options).hash(position);
    }

    /** The number of plies in this many random games from the start. */
    @JSExport
    public static double playouts(String name, String options, int seed, int games) {
        return table(name, options).playouts(seed, games);
    }

    /** The record of a game, as text. */
    @JSExport
    public static String record(
            String name, String options, String position, String moves, String reason, String outcome) {
        return table(name, options).record(position, moves, reason, outcome);
    }

    /** An end that the last state does not show, such as a resignation, with its words. */
    @JSExport
    public static String end(String name, String options, String reason, String outcome) {
        return table(name, options).end(reason, outcome);
    }

    /** What a record's text describes. */
    @JSExport
    public static String readRecord(String text) {
        return Table.readRecord(text);
    }

    /**
     * The path of the weights that searches of a game use and that were not given yet; empty if there are none. Those that
     * the option {@code weights} names begin with a slash.
     */
    @JSExport
    public static String missingWeights(String name, String options) {
        return table(name, options).missingWeights();
    }

    /** Gives a file of weights, each byte as a character. */
    @JSExport
    public static void giveWeights(String path, String contents) {
        GameWeights.give(path, contents.getBytes(StandardCharsets.ISO_8859_1));
    }

    /**
     * The result of a search of the state after {@code moves}, separated by commas, from {@code start}. It ends when a limit
     * is reached or the check returns true.
     */
    @JSExport
    public static String search(
            String name,
            String options,
            String start,
            String moves,
            String level,
            int movetime,
            int depth,
            double nodes,
            int multiPv,
            int seed,
            InfoListener listener,
            StopCheck check) {
        Searches.Request request = new Searches.Request(level, movetime, depth, nodes, multiPv, seed);
        return search(table(name, options), start, moves, request, listener, check);
    }

    /**
     * What is proven of a position when all is known, {@code movetime} milliseconds are over or the check returns true. A
     * time of 0 is no limit.
     */
    @JSExport
    public static String solve(
            String name,
            String options,
            String position,
            boolean moves,
            int movetime,
            InfoListener listener,
            StopCheck check) {
        Table<?, ?> table = table(name, options);
        if (proofs == null || !proofs.areOf(table)) {
            proofs = new Proofs<>(table);
        }
        return proofs.solve(position, moves, movetime, listener::accept, check::isStopped);
    }

    private static <S, M> String search(
            Table<S, M> table,
            String start,
            String moves,
            Searches.Request request,
            InfoListener listener,
            StopCheck check) {
        return Searches.search(table, table.history(start, moves), request, listener::accept, check::isStopped);
    }

    private static Table<?, ?> table(String name, String options) {
        String key = name + "\n" + options;
        Table<?, ?> table = TABLES.get(key);
        if (table == null) {
            table = Table.of(name, options);
            if (TABLES.size() >= KEPT) {
                TABLES.clear();
            }
            TABLES.put(key, table);
        }
        return table;
    }
}
