package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
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
    /** The candidates that are being opened, their numbers, the keys of the positions after them, and what the table has of these. */
    private int[] codes = {};

    private int[] numbers = {};
    private long[] keys = {};
    private long[] data = {};
    private int listed;
    /** The moves that may threaten to win at once. */
    private final MoveBuffer threatening = new MoveBuffer(64);

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
        threatening.clear();
        threats.threateningMoves(threatening);
        for (int i = 0; i < frame.moves.size(); i++) {
            int code = frame.moves.get(i);
            int number = threatening.contains(code) ? afterThreat(code) : guess.afterQuiet(code);
            if (number < ThreatFrame.NEVER) {
                frame.candidates.insert(code, number);
            }
        }
        owner.look(frame.moves.size());
        frame.candidates.store(lists, table.boardKey());
    }

    private int afterThreat(int code) {
        position.play(code);
        int number = guess.afterAttack();
        position.undo();
        return number;
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
            list(candidates, Math.max(1, width - open));
            for (int i = 0; i < listed; i++) {
                data[i] = isOver(i) ? 0 : table.probe(keys[i]);
            }
            for (int i = 0; i < listed; i++) {
                if (numbers[i] == 0) {
                    frame.add(codes[i], 0, ThreatFrame.NEVER);
                    return;
                }
                if (data[i] == 0 && !isOver(i)) {
                    frame.add(codes[i], numbers[i], 1);
                    open++;
                } else if (!isOver(i) && ThreatTable.disproof(data[i]) > 0) {
                    frame.add(codes[i], ThreatTable.proof(data[i]), ThreatTable.disproof(data[i]));
                    open++;
                }
            }
        }
    }

    private boolean isOver(int i) {
        return numbers[i] == 0 || numbers[i] == ThreatFrame.NEVER;
    }

    /** Takes the next candidates, at most so many, with their numbers and keys; the number of one that does not win is {@code NEVER}. */
    private void list(Candidates candidates, int most) {
        if (codes.length < most) {
            codes = new int[most];
            numbers = new int[most];
            keys = new long[most];
            data = new long[most];
        }
        for (listed = 0; listed < most && candidates.hasNext(); listed++) {
            numbers[listed] = candidates.nextNumber();
            codes[listed] = candidates.open();
            if (numbers[listed] > 0) {
                owner.play(codes[listed]);
                if (!position.isOver()) {
                    keys[listed] = table.key();
                } else {
                    numbers[listed] = guess.isWon() ? 0 : ThreatFrame.NEVER;
                }
                owner.undo(codes[listed]);
            }
        }
    }
}
