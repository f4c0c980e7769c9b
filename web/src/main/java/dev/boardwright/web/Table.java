package dev.boardwright.web;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
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
import dev.boardwright.core.pattern.PatternGame;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.draw.SvgBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    private static final String REASONS = Arrays.stream(GameEnd.Reason.values())
            .filter(reason -> reason != GameEnd.Reason.RULES)
            .map(GameEnd.Reason::tagValue)
            .collect(Collectors.joining(", "));

    private final Game<S, M> game;

    /** Made from random games when it is first asked for. */
    private @Nullable String description;

    private Table(Game<S, M> game) {
        this.game = game;
    }

    /** The game of this name. {@code options} are lines of the form {@code name=value}. */
    static Table<?, ?> of(String name, String options) {
        return new Table<>(Games.create(name, given(options)));
    }

    /** The path of the weights that searches of this game use and that were not given yet; empty if there are none. */
    String missingWeights() {
        Optional<String> path = game instanceof PatternGame<S, M> own ? GameWeights.path(own) : Optional.empty();
        return path.filter(known -> !GameWeights.isGiven(known)).orElse("");
    }

    /** The options of a game, for the given values of those before them. */
    static String options(String name, String options) {
        return Json.list(GameText.options(Games.info(name), given(options)));
    }

    private static GameOptions given(String options) {
        GameOptions given = GameOptions.create();
        for (String line : options.split("\n", 0)) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                given = given.with(line.substring(0, equals), line.substring(equals + 1));
            }
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

    /** The game with its resolved options, the scale of its evaluation, and whether its margin is a number of points. */
    String describe() {
        if (description == null) {
            description = new Json()
                    .with("name", game.info().name())
                    .with("options", GameJson.options(game.options()))
                    .with("scale", Scale.of(game))
                    .with("points", Points.areMargin(game))
                    .toString();
        }
        return description;
    }

    /** The state that {@code position} describes, with its pictures if asked for. */
    String look(String position, boolean pictured) {
        return json(state(position), pictured).toString();
    }

    /** The state after a move, with the move's canonical text and cells. */
    String play(String position, String text, boolean pictured) {
        S before = state(position);
        M move = game.notation().parseMove(text);
        S after = game.play(before, move);
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

    private Json json(S state, boolean pictured) {
        BoardView view = game.view(state);
        SvgBoard board = SvgBoard.of(view).withTitle(GameText.standing(game, state));
        List<String> pictures =
                pictured ? List.of(board.draw(), board.withFlip(true).draw()) : List.of();
        return GameJson.state(game, state)
                .with("standing", GameText.standing(game, state))
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
        List<M> played = new ArrayList<>();
        for (String text : GameText.words(moves)) {
            played.add(game.notation().parseMove(text));
        }
        GameRecord<S, M> record = GameRecord.of(game, state(position), played);
        if (!reason.isEmpty()) {
            GameEnd end = parsedEnd(reason, outcome);
            record = end.reason().isByRules() ? record : record.withEnd(end);
        }
        return record.toString();
    }

    /** An end that the last state does not show, with its words. */
    String end(String reason, String outcome) {
        return json(parsedEnd(reason, outcome)).toString();
    }

    private static GameEnd parsedEnd(String reason, String outcome) {
        GameEnd.Reason parsed = GameEnd.Reason.ofTagValue(reason)
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
                                .filter(end -> end.reason() != GameEnd.Reason.RULES)
                                .map(new Table<>(game)::json)
                                .orElse(null))
                .with("result", record.result().notation())
                .toString();
    }
}
