package dev.boardwright.core.pattern;

import com.google.common.base.Splitter;
import dev.boardwright.core.BoardRows;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetric;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The bits of any game whose states have a text that begins with a board in the library's notation: each content of a cell
 * has a number, written in binary. Needs nothing from the author of a game, but formats and reads a text for each leaf.
 *
 * <p>The text does not say whose a piece is. Sides are therefore not alike: each has weights of its own.
 *
 * @param <S> the game's state
 */
public final class TextBits<S> extends BoardBits<S> {
    private static final int PHASES = 4;
    /** The contents that are told apart, the empty cell included: as many as four planes hold. */
    private static final int MOST_PIECES = (1 << BitLayout.MOST_PLANES) - 1;

    private static final int SAMPLE_GAMES = 32;
    private static final int LONGEST_GAME = 1000;

    private final Game<S, ?> game;
    private final Map<String, Integer> numbers;

    private TextBits(Game<S, ?> game, BitLayout layout, Map<String, Integer> numbers) {
        super(layout);
        this.game = game;
        this.numbers = numbers;
    }

    /**
     * The bits of a game, with the contents of cells that random games show.
     *
     * @throws BoardwrightException if the text of its states does not begin with a board
     */
    public static <S> TextBits<S> of(Game<S, ?> game) {
        Map<String, Integer> seen = new HashMap<>();
        Rng rng = new Rng(1);
        for (int i = 0; i < SAMPLE_GAMES; i++) {
            Position<S> position = game.position(game.initialState());
            for (int ply = 0; ply <= LONGEST_GAME; ply++) {
                for (List<String> row : rows(game, position.toState())) {
                    row.stream().filter(cell -> !cell.isEmpty()).forEach(cell -> seen.merge(cell, 1, Integer::sum));
                }
                if (position.isOver()) {
                    break;
                }
                position.play(position.randomMove(rng));
            }
        }
        String pieces = seen.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_PIECES)
                .map(Map.Entry::getKey)
                .sorted()
                .collect(Collectors.joining(" "));
        return of(game, pieces);
    }

    /**
     * The bits of a game with these contents of cells, as {@link #pieces} returns them. Other contents are numbered as the
     * last one.
     *
     * @throws BoardwrightException if the text of its states does not begin with a board, or {@code pieces} is empty or has
     *     too many
     */
    public static <S> TextBits<S> of(Game<S, ?> game, String pieces) {
        List<String> all = Splitter.on(' ').splitToList(pieces);
        if (pieces.isEmpty() || all.size() > MOST_PIECES) {
            throw new BoardwrightException("the text of a board has 1 to " + MOST_PIECES + " kinds of pieces");
        }
        List<List<String>> rows = rows(game, game.initialState());
        Grid grid = Grid.of(rows.get(0).size(), rows.size());
        int planes = Integer.SIZE - Integer.numberOfLeadingZeros(all.size());
        int words = (grid.cells() + Long.SIZE - 1) / Long.SIZE;
        BitLayout layout = BitLayout.of(grid, planes, (plane, cell) -> plane * words * Long.SIZE + cell)
                .withPhases(PHASES)
                .withUnlikeSides();
        if (game instanceof Symmetric<S, ?> symmetric) {
            layout = layout.withSymmetries(symmetric.symmetries());
        }
        Map<String, Integer> numbers = new HashMap<>();
        for (String piece : all) {
            numbers.put(piece, numbers.size() + 1);
        }
        return new TextBits<>(game, layout, numbers);
    }

    /** The rows of the board, the top one first, all of one length. */
    private static <S> List<List<String>> rows(Game<S, ?> game, S state) {
        String text = game.notation().formatState(state);
        try {
            List<List<String>> rows = BoardRows.parseFirst(text);
            int columns = rows.get(0).size();
            if (columns > 0 && rows.stream().allMatch(row -> row.size() == columns)) {
                return rows;
            }
        } catch (NotationException e) {
            // Reported below.
        }
        throw new BoardwrightException(
                "evaluations cannot be learned for " + game.info().name()
                        + ": its class is not a PatternGame, and the text of its states does not begin with a board: "
                        + BoardwrightException.quote(text));
    }

    /** The contents of cells that are told apart, joined by spaces. */
    public String pieces() {
        return numbers.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(" "));
    }

    @Override
    public void read(Position<S> position, long[] words) {
        Arrays.fill(words, 0);
        List<List<String>> rows = rows(game, position.toState());
        Grid grid = layout().grid();
        for (int row = 0; row < grid.rows(); row++) {
            List<String> cells = rows.get(grid.rows() - 1 - row);
            for (int column = 0; column < grid.columns(); column++) {
                String piece = cells.get(column);
                if (!piece.isEmpty()) {
                    set(words, grid.cell(column, row), numbers.getOrDefault(piece, numbers.size()));
                }
            }
        }
    }

    private void set(long[] words, int cell, int number) {
        for (int plane = 0; plane < layout().planes(); plane++) {
            if ((number >>> plane & 1) != 0) {
                int bit = layout().bit(plane, cell);
                words[bit >> 6] |= 1L << bit;
            }
        }
    }

    /** By the share of cells that hold something. */
    @Override
    public int phase(long[] words) {
        int plane = words.length / layout().planes();
        int filled = 0;
        for (int word = 0; word < plane; word++) {
            long any = 0;
            for (int p = word; p < words.length; p += plane) {
                any |= words[p];
            }
            filled += Long.bitCount(any);
        }
        return filled * PHASES / (layout().grid().cells() + 1);
    }
}
