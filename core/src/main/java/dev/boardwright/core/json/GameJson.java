package dev.boardwright.core.json;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.PlayedMove;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * States, views and records as JSON.
 *
 * <p>Members of a {@linkplain #state state}:
 *
 * <pre>
 *   game       "blackstone"
 *   options    {"size": "8", "variant": "standard", ...}, all of them, as text
 *   position   the text of the state
 *   turn       "p1" or "p2"
 *   outcome    "p1win", "p2win", "draw" or "none"
 *   margin     the lead of the first player, a whole number
 *   moves      [{"text": "b8b3", "cells": ["b8", "b3"]}, ...], the legal moves in the game's order
 *   endCells   ["e1", ...], the cells that explain the end
 * </pre>
 *
 * <p>Members of a {@linkplain #view view}:
 *
 * <pre>
 *   columns, rows   whole numbers
 *   cells           [{"name": "a1", "shade": "plain", "pieces": [{"letter": "r", "colour": "red"}, ...], "note": null},
 *                   ...], in the order of the layout, which is row by row from the bottom left; pieces from bottom to top; a note is
 *                   {"text": "2g", "spoken": "2 greens", "colour": "green"}
 *   tallies         [{"label": "points", "first": 3, "second": 1}, ...]
 *   layout          left out for a full rectangle of squares without coloured edges; otherwise
 *                   {"tile": "square", "hexagon", "point" or "pit",
 *                    "places": [{"x": 0.5, "y": 0.866, "height": 1}, ...], the centre of each cell, x to the right, y up,
 *                              and its height in rows,
 *                    "lines": [["a1", "d1", "g1"], ...], the lines on the board, by the cells on them,
 *                    "edges": [{"cell": "a1", "side": 3, "colour": "red"}, ...], sides counted from the right against the
 *                              clock}
 * </pre>
 *
 * <p>Members of a {@linkplain #record record}:
 *
 * <pre>
 *   game, options   as above
 *   start           the text of the state in which the game began
 *   tags            {"White": "Ann", ...}, the tags that do not follow from the game
 *   comment         the comment before the first move, or ""
 *   moves           [{"text": "e5", "cells": ["e5"], "player": "p1", "number": 1, "annotations": ["!"], "comment": ""},
 *                   ...]
 *   result          as an outcome
 *   end             "rules", "resignation", "agreement", "time", or null while the game goes on
 * </pre>
 *
 * <p>Reading is strict: a member that is unknown, or that the rules contradict, is refused. Members that follow from
 * others may be left out; {@code position}, {@code start} and the {@code text} of a move may not.
 */
public final class GameJson {
    private GameJson() {}

    /** A state with its legal moves. */
    public static <S, M> Json state(Game<S, M> game, S state) {
        return state(GameHistory.of(game, state));
    }

    /** A state with its legal moves, where the {@linkplain Game#repetition rule for repetition} may have ended the game. */
    public static <S, M> Json state(GameHistory<S, M> history) {
        Game<S, M> game = history.game();
        S state = history.state();
        return position(game, state)
                .with("turn", game.turn(state).code())
                .with("outcome", history.outcome().code())
                .with("margin", game.margin(state))
                .with(
                        "moves",
                        history.legalMoves().stream()
                                .map(move -> move(game, state, move))
                                .toList())
                .with("endCells", names(game.endCells(state)));
    }

    /** The game, its options and a state, as they begin the JSON of a {@linkplain #state state} and of a job. */
    public static <S> Json position(Game<S, ?> game, S state) {
        return game(game).with("position", game.notation().formatState(state));
    }

    /** The name of a game and its options. */
    public static Json game(Game<?, ?> game) {
        return new Json().with("game", game.info().name()).with("options", options(game.options()));
    }

    /** Options by name. */
    public static Json options(GameOptions options) {
        return object(options.asMap());
    }

    private static Json object(Map<String, String> texts) {
        Json object = new Json();
        texts.forEach(object::with);
        return object;
    }

    /** Moves as text. */
    public static <M> List<String> texts(Game<?, M> game, List<M> moves) {
        return moves.stream().map(game.notation()::formatMove).toList();
    }

    /** A move of a state: its text and its cells. */
    public static <S, M> Json move(Game<S, M> game, S state, M move) {
        return new Json().with("text", game.notation().formatMove(move)).with("cells", names(game.cells(state, move)));
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::toString).toList();
    }

    /** A drawing of a board. */
    public static Json view(BoardView view) {
        return new Json()
                .with("columns", view.columns())
                .with("rows", view.rows())
                .with("cells", view.cells().stream().map(GameJson::cell).toList())
                .with(
                        "tallies",
                        view.tallies().stream()
                                .map(tally -> new Json()
                                        .with("label", tally.label())
                                        .with("first", tally.first())
                                        .with("second", tally.second()))
                                .toList())
                .withAll(
                        view.layout().isPlainRectangle()
                                ? new Json()
                                : new Json().with("layout", layout(view.layout())));
    }

    private static Json layout(BoardLayout layout) {
        return new Json()
                .with("tile", GameOption.text(layout.tile()))
                .with(
                        "places",
                        layout.places().stream()
                                .map(place -> new Json()
                                        .with("x", rounded(place.x()))
                                        .with("y", rounded(place.y()))
                                        .with("height", place.height()))
                                .toList())
                .with("lines", layout.lines())
                .with(
                        "edges",
                        layout.edges().stream()
                                .map(edge -> new Json()
                                        .with("cell", edge.cell())
                                        .with("side", edge.side())
                                        .with("colour", GameOption.text(edge.colour())))
                                .toList());
    }

    private static BigDecimal rounded(double value) {
        return BigDecimal.valueOf(value).setScale(4, RoundingMode.HALF_UP).stripTrailingZeros();
    }

    private static Json cell(BoardView.DrawnCell cell) {
        return new Json()
                .with("name", cell.name())
                .with("shade", GameOption.text(cell.shade()))
                .with("pieces", cell.pieces().stream().map(GameJson::piece).toList())
                .with("note", cell.note().map(GameJson::note).orElse(null));
    }

    /** A kind of piece: its letter and colour. */
    public static Json piece(BoardView.Piece piece) {
        return new Json()
                .with("letter", String.valueOf(piece.letter()))
                .with("colour", GameOption.text(piece.colour()));
    }

    private static Json note(BoardView.Note note) {
        return new Json()
                .with("text", note.text())
                .with("spoken", note.spoken())
                .with("colour", GameOption.text(note.colour()));
    }

    /** A game that was played or is being played. */
    public static <S, M> Json record(GameRecord<S, M> record) {
        Game<S, M> game = record.game();
        List<S> states = record.states();
        List<PlayedMove<M>> moves = record.playedMoves();
        return game(game)
                .with("start", game.notation().formatState(record.start()))
                .with("tags", object(record.tags()))
                .with("comment", record.comment())
                .with(
                        "moves",
                        IntStream.range(0, moves.size())
                                .mapToObj(i -> played(game, states.get(i), moves.get(i)))
                                .toList())
                .with("result", record.result().code())
                .with(
                        "end",
                        record.end().map(GameEnd::reason).map(GameOption::text).orElse(null));
    }

    private static <S, M> Json played(Game<S, M> game, S state, PlayedMove<M> move) {
        return move(game, state, move.move())
                .with("player", move.player().code())
                .with("number", move.number())
                .with("annotations", move.annotations())
                .with("comment", move.comment());
    }

    /**
     * The state of {@code game} that a JSON object describes.
     *
     * @throws BoardwrightException if the text is not such an object, or a member is unknown, missing or wrong
     */
    public static <S, M> S parseState(Game<S, M> game, String text) {
        JsonObject object = JsonObject.parse(text, "a state");
        S state = game.notation().parseState(object.text("position"));
        object.requireAgreement(state(game, state));
        return state;
    }

    /**
     * The record that a JSON object describes, of a game that {@link dev.boardwright.core.Games} finds.
     *
     * @throws BoardwrightException if the text is not such an object, a member is unknown, missing or wrong, or a move is
     *     not legal
     */
    public static GameRecord<?, ?> parseRecord(String text) {
        JsonObject object = JsonObject.parse(text, "a record");
        return new RecordJson(object).read(object.game());
    }

    /**
     * The record of {@code game} that a JSON object describes.
     *
     * @throws BoardwrightException if the text is not such an object, a member is unknown, missing or wrong, or a move is
     *     not legal
     */
    public static <S, M> GameRecord<S, M> parseRecord(Game<S, M> game, String text) {
        return new RecordJson(JsonObject.parse(text, "a record")).read(game);
    }
}
