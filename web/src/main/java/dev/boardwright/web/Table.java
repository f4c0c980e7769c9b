package dev.boardwright.web;

import com.google.common.base.Splitter;
import dev.boardwright.ai.Evaluations;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Perft;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.ScoredLine;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.pattern.GameWeights;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternGame;
import dev.boardwright.core.pattern.PatternWeights;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.draw.SvgBoard;
import java.io.InputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game with its options, answering questions about positions and moves given as text. Answers are JSON.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class Table<S, M> {
    /** The number of plies after which a board looks like a game. */
    private static final int SAMPLE_PLIES = 24;

    /** The line of the options that names weights, and its value for the game's evaluation without any. */
    private static final String WEIGHTS = "weights";

    private static final String NO_WEIGHTS = "none";

    private static final String REASONS = Arrays.stream(GameEnd.Reason.values())
            .filter(reason -> !reason.isByRules())
            .map(GameEnd.Reason::tagValue)
            .collect(Collectors.joining(", "));

    private final Game<S, M> game;

    /** The path of a file of weights that was given, {@code none}, or empty for the evaluation that the game has. */
    private final String weights;

    private @Nullable Evaluations evaluations;

    /** The last history that was asked for, because the next one is often one move longer, and what it was asked by. */
    private @Nullable GameHistory<S, M> known;

    private String knownPath = "";

    /** Made from random games when it is first asked for. */
    private @Nullable String description;

    private Table(Game<S, M> game, String weights) {
        this.game = game;
        this.weights = weights;
    }

    /**
     * The game of this name.
     *
     * @param options lines of the form {@code name=value}: the options of the game, and {@code weights} for the path of a
     *     file of weights or {@code none}
     */
    static Table<?, ?> of(String name, String options) {
        Map<String, String> lines = lines(options);
        String weights = lines.getOrDefault(WEIGHTS, "");
        return new Table<>(Games.create(name, given(lines)), weights);
    }

    /** A game with the evaluation that it has. */
    static <S, M> Table<S, M> of(Game<S, M> game) {
        return new Table<>(game, "");
    }

    /** The path of the weights that searches of this game use and that were not given yet; empty if there are none. */
    String missingWeights() {
        Optional<String> path = !weights.isEmpty()
                ? Optional.of(weights).filter(given -> !given.equals(NO_WEIGHTS))
                : game instanceof PatternGame<S, M> own ? GameWeights.path(own) : Optional.empty();
        return path.filter(file -> GameWeights.given(file).isEmpty()).orElse("");
    }

    /**
     * The evaluation that searches use.
     *
     * @throws BoardwrightException if the file of weights was not given, is damaged, or belongs to another game or board
     */
    Evaluations evaluations() {
        if (evaluations == null) {
            evaluations = weights.isEmpty() ? Evaluations.own() : Evaluations.only(game, chosenEvaluation());
        }
        return evaluations;
    }

    private Evaluation<S> chosenEvaluation() {
        Evaluation<S> base = PatternEvaluation.baseOf(game);
        if (weights.equals(NO_WEIGHTS)) {
            return base;
        }
        InputStream file =
                GameWeights.given(weights).orElseThrow(() -> new BoardwrightException(weights + " is not loaded yet"));
        try {
            return PatternEvaluation.read(file, game, base);
        } catch (BoardwrightException e) {
            throw new BoardwrightException(weights + ": " + e.getMessage(), e);
        }
    }

    /** The options of a game, for the given values of those before them. */
    static String options(String name, String options) {
        return Json.list(GameText.options(Games.info(name), given(lines(options))));
    }

    private static Map<String, String> lines(String options) {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : Splitter.on('\n').split(options)) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                lines.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        return lines;
    }

    private static GameOptions given(Map<String, String> lines) {
        GameOptions given = GameOptions.create();
        for (Map.Entry<String, String> line : lines.entrySet()) {
            given = line.getKey().equals(WEIGHTS) ? given : given.with(line.getKey(), line.getValue());
        }
        return given;
    }

    Game<S, M> game() {
        return game;
    }

    /** The state that a text describes; the start if it is empty. */
    S state(String position) {
        return position.isEmpty() ? game.initialState() : game.notation().parseState(position);
    }

    /** The state after {@code moves}, separated by commas, from the one that {@code start} describes. */
    GameHistory<S, M> history(String start, String moves) {
        String path = start + "\n" + moves;
        GameHistory<S, M> history = known;
        if (history == null || !path.equals(knownPath)) {
            history = GameHistory.of(game, state(start), parsedMoves(moves));
            known = history;
            knownPath = path;
        }
        return history;
    }

    private List<M> parsedMoves(String moves) {
        return GameText.words(moves).stream().map(game.notation()::parseMove).toList();
    }

    /**
     * The game with its resolved options and weights, the scale of its evaluation, whether its margin is a number of points,
     * and whether it has a rule for repetition, for which the moves before a state matter.
     */
    String describe() {
        if (description == null) {
            Json options = GameJson.options(game.options());
            description = new Json()
                    .with("name", game.info().name())
                    .with("options", weights.isEmpty() ? options : options.with(WEIGHTS, weights))
                    .with("scale", scale())
                    .with("points", Points.areMargin(game))
                    .with("repeats", game.repetition().isPresent())
                    .toString();
        }
        return description;
    }

    /** Weights that come with the game need not be loaded for this: all have the same scale. */
    private int scale() {
        return weights.isEmpty() && !missingWeights().isEmpty()
                ? PatternWeights.SCALE
                : Scale.of(game, evaluations().of(game));
    }

    /** The state that {@code position} describes, with its pictures if asked for. */
    String look(String position, boolean pictured) {
        return json(GameHistory.of(game, state(position)), pictured).toString();
    }

    /** The state after a move, with the move's canonical text and cells. */
    String play(String start, String moves, String text, boolean pictured) {
        GameHistory<S, M> history = history(start, moves);
        S before = history.state();
        M move = game.notation().parseMove(text);
        GameHistory<S, M> after = history.play(move);
        known = after;
        knownPath = start + "\n" + (moves.isEmpty() ? "" : moves + ",")
                + game.notation().formatMove(move);
        List<ScoredLine> lines = game.scores(before, move);
        return json(after, pictured)
                .with("played", GameJson.move(game, before, move))
                .with(
                        "scored",
                        lines.stream()
                                .map(line -> line.cells().stream()
                                        .map(Cell::toString)
                                        .toList())
                                .toList())
                .with("points", lines.stream().mapToInt(ScoredLine::points).sum())
                .toString();
    }

    /** A picture of the board in the middle of a random game, the same every time. */
    String sample() {
        Position<S> position = game.position(game.initialState());
        Rng rng = new Rng(9);
        for (int i = 0; i < SAMPLE_PLIES && !position.isOver(); i++) {
            position.play(position.randomMove(rng));
        }
        return SvgBoard.of(game.view(position.toState()))
                .withTitle(game.info().title())
                .draw();
    }

    private Json json(GameHistory<S, M> history, boolean pictured) {
        BoardView view = game.view(history.state());
        SvgBoard board = SvgBoard.of(view).withTitle(GameText.standing(history));
        List<String> pictures =
                pictured ? List.of(board.draw(), board.withFlip(true).draw()) : List.of();
        return GameJson.state(history)
                .with("standing", GameText.standing(history))
                .with("repeated", history.ruledEnd().isPresent())
                .with("view", GameJson.view(view))
                .with("pictures", pictures);
    }

    /** The board for a page that handles clicks and keys. The lists are separated by commas. */
    String board(String position, String lastMove, String marks, boolean flip, String title) {
        return SvgBoard.of(game.view(state(position)))
                .withTitle(title)
                .withLastMove(GameText.words(lastMove).stream().map(Cell::of).toList())
                .withMarks(GameText.words(marks))
                .withFlip(flip)
                .interactive()
                .draw();
    }

    /** The number of move sequences of a length, as text because it may exceed what a JavaScript number holds. */
    String perft(String position, int depth) {
        return Long.toString(Perft.count(game.position(state(position)), depth));
    }

    /** The number of plies in this many random games from the start. */
    long playouts(int seed, int games) {
        PlayoutCounts tally = new PlayoutCounts();
        game.position(game.initialState()).playOuts(new Rng(seed), games, tally);
        return tally.plies();
    }

    /** The 64-bit hash of a position, as sixteen hexadecimal digits. */
    String hash(String position) {
        String digits = Long.toHexString(game.position(state(position)).hash());
        return "0".repeat(16 - digits.length()) + digits;
    }

    /** The record of a game, as text. {@code reason} is why it ended, unless the last state shows it. */
    String record(String position, String moves, String reason, String outcome) {
        GameRecord<S, M> record = GameRecord.of(game, state(position), parsedMoves(moves));
        return (reason.isEmpty() ? record : record.withEnd(parsedEnd(reason, outcome))).toString();
    }

    /** An end that the last state does not show, with its words. */
    String end(String reason, String outcome) {
        return json(parsedEnd(reason, outcome)).toString();
    }

    private static GameEnd parsedEnd(String reason, String outcome) {
        GameEnd.Reason parsed = GameEnd.Reason.ofTagValue(reason)
                .filter(known -> !known.isByRules())
                .orElseThrow(() -> new BoardwrightException(
                        "a game cannot end by " + BoardwrightException.quote(reason) + "; it can by " + REASONS));
        return Arrays.stream(Outcome.values())
                .filter(value -> value.code().equals(outcome) && parsed.allows(value))
                .findFirst()
                .map(value -> new GameEnd(parsed, value))
                .orElseThrow(() -> new BoardwrightException("the result of a game that ended by " + reason
                        + " cannot be " + BoardwrightException.quote(outcome)));
    }

    private Json json(GameEnd end) {
        return new Json()
                .with("reason", end.reason().tagValue())
                .with("outcome", end.outcome().code())
                .with("words", end.describe(game.info()));
    }

    /** What a record's text describes. */
    static String readRecord(String text) {
        return readRecord(GameRecord.parse(text));
    }

    private static <S, M> String readRecord(GameRecord<S, M> record) {
        Game<S, M> game = record.game();
        boolean fromStart = record.start().equals(game.initialState());
        return GameJson.game(game)
                .with("position", fromStart ? "" : game.notation().formatState(record.start()))
                .with("moves", GameJson.texts(game, record.moves()))
                .with(
                        "end",
                        record.end()
                                .filter(end -> !end.reason().isByRules())
                                .map(Table.of(game)::json)
                                .orElse(null))
                .with("result", record.result().notation())
                .toString();
    }
}
