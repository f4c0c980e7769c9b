package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The rules of Kalah on an array: South's pits and store, then North's, in the order of sowing. */
final class KalahPosition extends Position<Kalah.State> {
    private final Kalah game;
    private final int pits;
    private int[] seeds;
    private int side;

    /** Boards and sides before each ply; grows with the longest game. */
    private int[][] history = new int[64][];

    private int plies;

    KalahPosition(Kalah game, Kalah.State state) {
        this.game = game;
        pits = game.pits();
        seeds = state.seeds().stream().mapToInt(n -> n).toArray();
        side = state.turn().index();
    }

    private int first(int player) {
        return player * (pits + 1);
    }

    private int store(int player) {
        return first(player) + pits;
    }

    private int sum(int player) {
        int sum = 0;
        for (int i = first(player); i < store(player); i++) {
            sum += seeds[i];
        }
        return sum;
    }

    @Override
    public Player turn() {
        return Player.of(side);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (int pit = 0; pit < pits && !isOver(); pit++) {
            if (seeds[first(side) + pit] > 0) {
                out.add(pit);
            }
        }
    }

    @Override
    public int moveCount() {
        int count = 0;
        for (int pit = 0; pit < pits && !isOver(); pit++) {
            count += seeds[first(side) + pit] > 0 ? 1 : 0;
        }
        return count;
    }

    @Override
    public int moveAt(int k) {
        int pit = -1;
        for (int left = k; left >= 0; left--) {
            do {
                pit++;
            } while (seeds[first(side) + pit] == 0);
        }
        return pit;
    }

    @Override
    public void play(int code) {
        if (plies == history.length) {
            history = Arrays.copyOf(history, 2 * plies);
        }
        int[] before = history[plies] == null ? new int[seeds.length + 1] : history[plies];
        System.arraycopy(seeds, 0, before, 0, seeds.length);
        before[seeds.length] = side;
        history[plies++] = before;

        int at = first(side) + code;
        int hand = seeds[at];
        seeds[at] = 0;
        while (hand > 0) {
            at = (at + 1) % seeds.length;
            if (at != store(1 - side)) {
                seeds[at]++;
                hand--;
            }
        }
        int opposite = 2 * pits - at;
        if (at >= first(side) && at < store(side) && seeds[at] == 1 && seeds[opposite] > 0) {
            seeds[store(side)] += 1 + seeds[opposite];
            seeds[at] = 0;
            seeds[opposite] = 0;
        }
        if (at != store(side)) {
            side ^= 1;
        }
        if (sum(0) == 0 || sum(1) == 0) {
            for (int player = 0; player < 2; player++) {
                seeds[store(player)] += sum(player);
                Arrays.fill(seeds, first(player), store(player), 0);
            }
        }
    }

    @Override
    public void undo() {
        int[] before = history[--plies];
        System.arraycopy(before, 0, seeds, 0, seeds.length);
        side = before[seeds.length];
    }

    @Override
    public void copyFrom(Position<Kalah.State> other) {
        KalahPosition that = (KalahPosition) other;
        System.arraycopy(that.seeds, 0, seeds, 0, seeds.length);
        side = that.side;
        plies = 0;
    }

    @Override
    public Position<Kalah.State> copy() {
        return new KalahPosition(game, toState());
    }

    @Override
    public boolean isOver() {
        return sum(0) == 0 || sum(1) == 0;
    }

    @Override
    public int margin() {
        return seeds[store(0)] + sum(0) - seeds[store(1)] - sum(1);
    }

    @Override
    public long hash() {
        long hash = side;
        for (int n : seeds) {
            hash = Rng.mix(hash + n);
        }
        return hash;
    }

    @Override
    public Kalah.State toState() {
        return new Kalah.State(IntStream.of(seeds).boxed().toList(), turn());
    }
}
