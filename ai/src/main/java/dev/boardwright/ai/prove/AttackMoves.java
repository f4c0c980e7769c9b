package dev.boardwright.ai.prove;

import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;

/** Lists the moves that the attacker may try, best first by a quick look at each, and opens a few at a time. Owned by one thread. */
final class AttackMoves<S> {
    /** Moves with at most this number are always open: threats with few replies. */
    private static final int FEW_REPLIES = 4;

    private final ThreatSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final ThreatTable<S> table;
    private final ThreatGuess<S> guess;
    private final MoveLists lists;

    AttackMoves(
            ThreatSearch<S> owner, Threats<S> threats, ThreatTable<S> table, ThreatGuess<S> guess, MoveLists lists) {
        this.owner = owner;
        this.threats = threats;
        this.table = table;
        this.guess = guess;
        this.lists = lists;
        position = owner.position;
    }

    /** Lists the candidates of the position on the board; only the first of them, if the cache has these. */
    void list(ThreatFrame frame) {
        long hash = table.boardKey();
        int known = lists.length(hash);
        if (known < 0) {
            listAll(frame);
            return;
        }
        frame.candidates.begin(known, lists.isComplete(hash));
        for (int i = 0; i < known; i++) {
            frame.candidates.insert(lists.code(hash, i), lists.number(hash, i));
        }
    }

    /** Lists all candidates anew; none of them is open. */
    void listAll(ThreatFrame frame) {
        frame.count = 0;
        frame.list(position, threats);
        frame.candidates.begin(frame.moves.size(), true);
        for (int i = 0; i < frame.moves.size(); i++) {
            int code = frame.moves.get(i);
            position.play(code);
            int number = guess.afterAttack();
            position.undo();
            if (number < ThreatFrame.NEVER) {
                frame.candidates.insert(code, number);
            }
        }
        owner.look(frame.moves.size());
        frame.candidates.store(lists, table.boardKey());
    }

    /** Opens candidates until {@code width} moves are open or there are no more. */
    void open(ThreatFrame frame, int width) {
        Candidates candidates = frame.candidates;
        frame.ensure(candidates.count());
        int open = 0;
        for (int i = 0; i < frame.count; i++) {
            open += frame.disproofs[i] > 0 ? 1 : 0;
        }
        while (candidates.hasNext() && (open < width || candidates.nextNumber() <= FEW_REPLIES)) {
            int number = candidates.nextNumber();
            int code = candidates.open();
            if (number == 0) {
                frame.add(code, 0, ThreatFrame.NEVER);
                return;
            }
            owner.play(code);
            long data = table.probe(table.key());
            owner.undo(code);
            if (data == 0) {
                frame.add(code, number, 1);
                open++;
            } else if (ThreatTable.disproof(data) > 0) {
                frame.add(code, ThreatTable.proof(data), ThreatTable.disproof(data));
                open++;
            }
        }
    }
}
