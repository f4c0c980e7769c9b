package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.HashMap;
import java.util.Map;

/** Playouts, which a game may speed up, reach the same ends with the same probabilities as uniformly random moves. */
final class PlayoutChecks {
    /** The most positions that are searched exhaustively; positions with more to follow are not checked. */
    private static final int MOST_POSITIONS = 2_000;

    private static final int PLAYOUTS = 3_200;

    /** The expected number of playouts for each end. Half or double of it is ten standard deviations away. */
    private static final int FAIR_SHARE = 400;

    private PlayoutChecks() {}

    /** The end of a game, and the number of moves to it. */
    private record End<S>(S state, int plies) {}

    static <S, M> void endWherePlayLeads(Moment<S, M> moment) {
        Map<End<S>, Double> chances = new HashMap<>();
        if (gather(moment.fresh(), 0, 1, MOST_POSITIONS - 1, chances) < 0) {
            return;
        }
        Map<End<S>, Integer> shares = new HashMap<>();
        Position<S> start = moment.fresh();
        Position<S> position = moment.fresh();
        Rng rng = moment.rng();
        // A game that is over has one end, without any chance.
        int playouts = start.isOver() ? 1 : PLAYOUTS;
        for (int n = 0; n < playouts; n++) {
            position.copyFrom(start);
            int plies = position.playOut(rng);
            shares.merge(new End<>(position.toState(), plies), 1, Integer::sum);
        }
        shares.keySet()
                .forEach(end -> moment.require(
                        chances.containsKey(end),
                        () -> "playOut ends after " + end.plies + " plies, where no legal moves lead: " + end.state));
        chances.forEach((end, chance) -> {
            double fair = chance * playouts;
            int share = shares.getOrDefault(end, 0);
            moment.require(
                    fair < FAIR_SHARE || (share > fair / 2 && share < 2 * fair),
                    () -> "playOut ends at " + end.state + " " + share + " times where " + Math.round(fair)
                            + " are fair");
        });
    }

    /**
     * Adds the probability of each end under uniformly random moves to {@code chances}.
     *
     * @return the number of positions that may still be searched; negative if there were too many
     */
    private static <S> int gather(
            Position<S> position, int plies, double chance, int positionsLeft, Map<End<S>, Double> chances) {
        if (position.isOver()) {
            chances.merge(new End<>(position.toState(), plies), chance, Double::sum);
            return positionsLeft;
        }
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        // All of them at once, so that a position with too many to follow is left before the first game has ended.
        int left = positionsLeft - moves.size();
        for (int i = 0; i < moves.size() && left >= 0; i++) {
            position.play(moves.get(i));
            left = gather(position, plies + 1, chance / moves.size(), left, chances);
            position.undo();
        }
        return left;
    }
}
