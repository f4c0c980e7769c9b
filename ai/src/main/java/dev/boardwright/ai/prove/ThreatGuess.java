package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;

/**
 * The numbers of a position before it is searched: shown where threats alone decide, else guessed from the potentials. Owned by
 * one thread.
 */
final class ThreatGuess<S> {
    /** The limits of the searches for wins by threats alone: in threats, and in positions. Chosen by hand; not measured. */
    static final int FORCING_DEPTH = 12;

    static final int FORCING_POSITIONS = 300;

    /** Proof numbers of quiet positions: between these, and less by the potential. Chosen by hand; not measured. */
    private static final int LEAST_QUIET = 3;

    private static final int MEAN_QUIET = 33;
    private static final int MOST_QUIET = 60;
    /** The largest number of a position with the attacker to move. Chosen by hand; not measured. */
    private static final int MOST_OPEN = 30;

    private final Position<S> position;
    private final Threats<S> threats;
    private final ForcingSearch<S> forcing;
    private final Player attacker;
    private final MoveBuffer scratch = new MoveBuffer();
    private ThreatTuning tuning = ThreatTuning.SHARP;

    ThreatGuess(Position<S> position, Threats<S> threats, ForcingSearch<S> forcing, Player attacker) {
        this.position = position;
        this.threats = threats;
        this.forcing = forcing;
        this.attacker = attacker;
    }

    void tune(ThreatTuning with) {
        tuning = with;
    }

    /** Whether the attacker is to move. */
    boolean isAttacking() {
        return position.turn() == attacker;
    }

    /** Whether the game, which is over, is won by the attacker. */
    boolean isWon() {
        return attacker.sign() * position.margin() > 0;
    }

    /** The proof number of the position after a move of the attacker, by a look: 0 if it wins, {@code NEVER} if it does not. */
    int afterAttack() {
        if (position.isOver()) {
            return isWon() ? 0 : ThreatFrame.NEVER;
        }
        if (isAttacking()) {
            return quiet(lead());
        }
        scratch.clear();
        threats.winningMoves(scratch);
        if (!scratch.isEmpty()) {
            return ThreatFrame.NEVER;
        }
        return threats.stoppingMoves(scratch) ? Math.min(scratch.size(), MOST_QUIET) : quiet(lead());
    }

    /** The proof number of the position after a move of the attacker that threatens nothing. */
    int afterQuiet(int code) {
        return quiet(threats.leadAfter(code, attacker));
    }

    private int quiet(int lead) {
        return Math.max(LEAST_QUIET, Math.min(MEAN_QUIET - lead / tuning.quiet, MOST_QUIET));
    }

    private int lead() {
        return threats.potential(attacker) - threats.potential(attacker.opponent());
    }

    /** The attacker's lead in potential after each of these replies. */
    int[] leads(MoveBuffer replies) {
        int[] leads = new int[replies.size()];
        for (int i = 0; i < leads.length; i++) {
            leads[i] = threats.leadAfter(replies.get(i), attacker);
        }
        return leads;
    }

    /** The numbers of a position after a reply, after a search of this many positions for a win by threats alone. */
    void afterReply(ThreatFrame numbers, int positions) {
        if (!isAttacking()) {
            numbers.set(1, 1);
            return;
        }
        if (forcing.wins(FORCING_DEPTH, positions)) {
            numbers.setProven();
            return;
        }
        scratch.clear();
        threats.winningMoves(scratch);
        if (!scratch.isEmpty() || !threats.stoppingMoves(scratch)) {
            byPotential(numbers);
        } else if (scratch.isEmpty()) {
            numbers.setDisproven();
        } else {
            numbers.set(2, 1);
        }
    }

    /** The numbers of a position after a reply, by the potential. */
    void byPotential(ThreatFrame numbers) {
        byLead(numbers, lead());
    }

    /** The numbers of the position after a reply, which is not made, by the potential. */
    void byPotential(ThreatFrame numbers, int reply) {
        byLead(numbers, threats.leadAfter(reply, attacker));
    }

    private void byLead(ThreatFrame numbers, int lead) {
        numbers.set(
                Math.min(MOST_OPEN, 1 + Math.max(0, -lead / tuning.open)),
                Math.min(MOST_OPEN, 1 + Math.max(0, lead / tuning.open)));
    }
}
