package dev.boardwright.core.pattern;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.io.InputStream;
import java.util.OptionalInt;

/**
 * A sum of weights, one for each pattern on the board, plus a factor of another evaluation, the base. Immutable and safe to
 * share; {@link #forThread} gives a searching thread an instance that follows the board from leaf to leaf, which is much
 * faster. Both give the same values, on every machine, because they only add whole numbers.
 *
 * <p>A value of {@link PatternWeights#UNIT} is one unit of log odds: a chance of 73 % to win.
 *
 * @param <S> the state of the game that the evaluation belongs to
 */
public final class PatternEvaluation<S> implements Evaluation<S> {
    private final BoardBits<S> bits;
    private final PatternWeights weights;
    private final Evaluation<S> base;
    /** Shared by the instances for threads. */
    private final int[][] through;

    private PatternEvaluation(BoardBits<S> bits, PatternWeights weights, Evaluation<S> base) {
        this.bits = bits;
        this.weights = weights;
        this.base = base;
        through = weights.patterns().through();
    }

    /**
     * The evaluation with these weights over this base.
     *
     * @throws BoardwrightException if the weights belong to a board of another layout
     */
    public static <S> PatternEvaluation<S> of(BoardBits<S> bits, PatternWeights weights, Evaluation<S> base) {
        String layout = bits.layout().toString();
        if (!layout.equals(weights.patterns().layout().toString())) {
            throw new BoardwrightException(
                    "the weights are for the board " + weights.patterns().layout() + ", not " + layout);
        }
        return new PatternEvaluation<>(bits, weights, base);
    }

    /**
     * The evaluation with the weights in a file or resource, over this base. A game calls it for its own weights. The stream
     * is read to its end, but not closed.
     *
     * @throws BoardwrightException if the bytes are not undamaged weights for this game with these options
     */
    public static <S> PatternEvaluation<S> read(InputStream in, Game<S, ?> game, Evaluation<S> base) {
        PatternWeights weights = WeightsFile.read(in, game);
        return of(bits(game, weights.pieces()), weights, base);
    }

    /** The game's own way to read its board, or else its text. */
    static <S> BoardBits<S> bits(Game<S, ?> game, String pieces) {
        return game instanceof PatternGame<S, ?> own ? own.boardBits() : TextBits.of(game, pieces);
    }

    /** The evaluation that a game has without learned weights. */
    public static <S> Evaluation<S> baseOf(Game<S, ?> game) {
        Evaluation<S> own = game.evaluation();
        return own instanceof PatternEvaluation<S> learned ? learned.base : own;
    }

    /** The weights. */
    public PatternWeights weights() {
        return weights;
    }

    /** The evaluation of which a factor is added. */
    public Evaluation<S> base() {
        return base;
    }

    @Override
    public Evaluation<S> forThread() {
        return new PatternSums<>(this, bits, weights, base.forThread(), through);
    }

    /** Starts from an empty board every time; searchers use {@link #forThread}. */
    @Override
    public int evaluate(Position<S> position, Player player) {
        return forThread().evaluate(position, player);
    }

    @Override
    public void prepare(Position<S> position) {
        base.prepare(position);
    }

    @Override
    public boolean hasPromises() {
        return base.hasPromises();
    }

    @Override
    public int promise(Position<S> position, int code) {
        return base.promise(position, code);
    }

    @Override
    public OptionalInt scale() {
        return OptionalInt.of(PatternWeights.SCALE);
    }

    @Override
    public String toString() {
        return weights.toString();
    }
}
