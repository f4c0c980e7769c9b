package dev.boardwright.play.support;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjLongConsumer;

/**
 * Perft move by move, so that it can be watched and stopped.
 *
 * <p>The count itself is {@link Perft}'s: here only the first plies are walked, with a look at the signal between the
 * small counts below them.
 */
public final class DividedPerft {
    /** How deep a count goes that is not interrupted: at most a few hundred milliseconds on the largest boards. */
    private static final int UNDIVIDED = 3;

    private final Position<?> position;
    private final StopSignal stop;
    private final List<MoveBuffer> buffers = new ArrayList<>();

    private DividedPerft(Position<?> position, StopSignal stop) {
        this.position = position;
        this.stop = stop;
    }

    /**
     * The number of move sequences of length {@code depth} from {@code state}; if {@code stop} is given, of those that
     * begin with the moves counted by then.
     *
     * @param onMove hears of each first move and its count, in the generator's order; of none at depth 0 or after the end
     */
    public static <S, M> long count(
            Game<S, M> game, S state, int depth, StopSignal stop, ObjLongConsumer<? super M> onMove) {
        Position<S> position = game.position(state);
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        DividedPerft perft = new DividedPerft(position, stop);
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            long count = perft.count(depth - 1, 0);
            position.undo();
            if (stop.isStopped()) {
                break;
            }
            onMove.accept(game.decode(moves.get(i)), count);
            total += count;
        }
        return total;
    }

    /** The count from here, {@code ply} moves below the first; meaningless once the signal is given. */
    private long count(int depth, int ply) {
        if (depth <= UNDIVIDED || position.isOver()) {
            return Perft.count(position, depth);
        }
        if (ply == buffers.size()) {
            buffers.add(new MoveBuffer());
        }
        MoveBuffer moves = buffers.get(ply);
        moves.clear();
        position.moves(moves);
        long total = 0;
        for (int i = 0; i < moves.size() && !stop.isStopped(); i++) {
            position.play(moves.get(i));
            total += count(depth - 1, ply + 1);
            position.undo();
        }
        return total;
    }
}
