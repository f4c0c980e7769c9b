package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A game whose positions can repeat names its rule for repetition, and its irreversible moves are irreversible. */
final class RepetitionChecks {
    /** The length of the circles that are looked for at every checkpoint: there and back again, for both sides. */
    private static final int CIRCLE = 4;

    /** The number of moves made in that search. */
    private static final int MOST_MOVES = 1000;

    private RepetitionChecks() {}

    /** Plays the random game on, and looks for a position of it that occurs again. */
    static <S, M> void repeatsOnlyByARule(Trial<S, M> trial) {
        boolean hasRule = trial.game().repetition().isPresent();
        Position<S> position = trial.game().position(trial.start());
        Map<Long, S> present = new HashMap<>();
        Set<Long> gone = new HashSet<>();
        int[] line = trial.line();
        for (int ply = 0; ; ply++) {
            Moment<S, M> moment = new Moment<>(trial, position, ply);
            moment.require(
                    !gone.contains(position.hash()),
                    "a position from before an irreversible move occurs again: isIrreversible is wrong for that move");
            S earlier = present.put(position.hash(), position.toState());
            moment.require(hasRule || !position.toState().equals(earlier), RepetitionChecks::withoutARule);
            if (ply == line.length) {
                return;
            }
            if (position.isIrreversible(line[ply])) {
                gone.addAll(present.keySet());
                present.clear();
            }
            position.play(line[ply]);
        }
    }

    private static String withoutARule() {
        return "the position occurs for the second time, so that the game may go on for ever: name the rule that ends it"
                + " by overriding Game.repetition(), for example Optional.of(RepetitionRule.drawAt(3))";
    }

    /** Looks for a short way back to a position, which random games of a large board rarely find. */
    static <S, M> void doesNotComeBackAtOnce(Moment<S, M> moment) {
        if (moment.game().repetition().isEmpty()) {
            moment.require(!new Walk<>(moment.fresh()).leadsBack(CIRCLE), RepetitionChecks::withoutARule);
        }
    }

    /** Ways from a position, as many as time allows. */
    private static final class Walk<S> {
        private final Position<S> position;
        private final long hash;
        private final S state;
        private int moves;

        Walk(Position<S> position) {
            this.position = position;
            hash = position.hash();
            state = position.toState();
        }

        /** Whether one of these ways leads back within so many moves. */
        boolean leadsBack(int plies) {
            MoveBuffer list = new MoveBuffer();
            position.moves(list);
            boolean found = false;
            for (int i = 0; i < list.size() && moves < MOST_MOVES && !found; i++) {
                moves++;
                position.play(list.get(i));
                found = (position.hash() == hash && position.toState().equals(state))
                        || (plies > 1 && leadsBack(plies - 1));
                position.undo();
            }
            return found;
        }
    }
}
