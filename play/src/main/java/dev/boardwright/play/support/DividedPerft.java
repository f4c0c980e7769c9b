package dev.boardwright.play.support;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Position;
import java.util.function.ObjLongConsumer;

/** Perft move by move, so that it can be watched and stopped. The count itself is {@link Perft}'s. */
public final class DividedPerft {
    private DividedPerft() {}

    /**
     * The number of move sequences of length {@code depth} from {@code state}; if {@code stop} is given, of those that
     * begin with the moves counted by then.
     *
     * @param onMove called with each first move and its count, in the generator's order; never at depth 0 or at the end
     */
    public static <S, M> long count(
            Game<S, M> game,
            S state,
            int depth,
            Perft.EndedGames endedGames,
            StopSignal stop,
            ObjLongConsumer<? super M> onMove) {
        Position<S> position = game.position(state);
        if (depth == 0 || position.isOver()) {
            return Perft.count(position, depth, endedGames);
        }
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            long count = Perft.count(position, depth - 1, endedGames, stop::isStopped);
            position.undo();
            if (stop.isStopped()) {
                break;
            }
            onMove.accept(game.decode(moves.get(i)), count);
            total += count;
        }
        return total;
    }
}
