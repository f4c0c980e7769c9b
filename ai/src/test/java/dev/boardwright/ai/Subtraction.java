package dev.boardwright.ai;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.ValueGame;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game in which a move takes one to three counters from a heap, and the last one wins. Heaps divisible by four are
 * lost.
 */
public class Subtraction extends ValueGame<Subtraction.Heap, Integer>
        implements Threatening<Subtraction.Heap, Integer> {
    private final int start;

    public record Heap(int counters, Player turn) {}

    public Subtraction(int start) {
        this.start = start;
    }

    @Override
    public GameInfo info() {
        return GameInfo.of("subtraction", "Left", "Right");
    }

    @Override
    public Heap initialState() {
        return new Heap(start, Player.FIRST);
    }

    @Override
    public Player turn(Heap heap) {
        return heap.turn();
    }

    @Override
    protected List<Integer> moves(Heap heap) {
        return IntStream.rangeClosed(1, Math.min(3, heap.counters())).boxed().toList();
    }

    @Override
    protected Heap next(Heap heap, Integer move) {
        return new Heap(heap.counters() - move, heap.turn().opponent());
    }

    @Override
    public Outcome outcome(Heap heap) {
        return heap.counters() > 0 ? Outcome.ONGOING : Outcome.winOf(heap.turn().opponent());
    }

    @Override
    public Notation<Heap, Integer> notation() {
        return Notation.of(
                heap -> heap.counters() + " " + heap.turn().index(),
                text -> new Heap(
                        Integer.parseInt(text.substring(0, text.indexOf(' '))),
                        Player.of(text.charAt(text.length() - 1) - '0')),
                move -> move.toString(),
                Integer::valueOf);
    }
}
