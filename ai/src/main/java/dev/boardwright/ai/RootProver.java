package dev.boardwright.ai;

import dev.boardwright.ai.internal.SpareMemory;
import dev.boardwright.ai.prove.Allowance;
import dev.boardwright.ai.prove.Endgames;
import dev.boardwright.ai.prove.ThresholdSearch;
import dev.boardwright.ai.prove.ThresholdSearches;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Endgame;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a search with a limit of time asks about its root: the exact values of an endgame that the game computes itself, whether
 * a move wins, and whether the best move so far loses. The questions take a share of the time; a search without a limit of time
 * asks none, so that its results repeat. Owned by the thread that searches.
 */
final class RootProver<S, M> {
    /**
     * The share of the time for the first question. See {@code ai/results/minimax.md}, "The prover at the root", for this and for
     * {@link #SHARE} (2026-11-19).
     */
    private static final double FIRST_SHARE = 0.02;
    /** The most time for the first question, so that a long search shows its first depths soon. Chosen by hand; not measured. */
    private static final long MOST_FIRST_NANOS = 300_000_000;
    /** The share of the time that has passed for all further questions together. */
    private static final double SHARE = 0.03;
    /** The share of the time for an endgame, which answers everything. Chosen by hand; not measured. */
    private static final double ENDGAME_SHARE = 0.5;
    /** A question gets at least this long. Chosen by hand; not measured. */
    private static final long LEAST_NANOS = 200_000;

    /** The table grows with the time by this. Two million positions a second are more than any game here has. */
    private static final int MEGABYTES_PER_SECOND = 32;

    private static final int WORDS_PER_MEGABYTE = (1 << 20) / Long.BYTES;
    /** The approximate time between two looks at the clock. Chosen by hand; not measured. */
    private static final long STRIDE_NANOS = 100_000;

    private final Game<S, M> game;
    private final Budget budget;
    private final Position<S> root;
    private final Player mover;
    private final int longest;
    private final long firstNanos;
    private final int megabytes;
    /** Whether there may be something to ask. */
    private boolean asks;
    /** Made for the first question. */
    private @Nullable ThresholdSearch<S> search;

    private long used;
    /** The time by which the question that is asked ends. */
    private long until;

    /** The positions between two looks at the clock, few in a slow game, and the time of the last look. */
    private int stride = 1;

    private long lastLook;

    private boolean winIsOpen = true;
    /** The code of the last move that does not lose. */
    private int safe = -1;

    /** A move of the root that is proven to win, or to lose, within a number of plies, itself included. */
    record Proof(int code, boolean wins, int plies) {
        /** The score of the move. */
        Score score() {
            return wins ? Score.win(plies) : Score.loss(plies);
        }
    }

    /** A prover for a search of {@code history}, which is not over. */
    RootProver(GameHistory<S, M> history, SearchLimits limits, Budget budget, int megabytes) {
        this.game = history.game();
        this.budget = budget;
        root = history.position();
        mover = root.turn();
        longest = Math.min(root.longest(), ThresholdSearch.LONGEST_LINE);
        boolean timed = limits.time().isPresent() || limits.clock().isPresent();
        firstNanos = Math.min((long) (FIRST_SHARE * budget.usualNanos()), MOST_FIRST_NANOS);
        this.megabytes = megabytes;
        asks = timed && firstNanos >= LEAST_NANOS && game.repetition().isEmpty();
    }

    private ThresholdSearch<S> newSearch() {
        double seconds = budget.usualNanos() / 1e9;
        int size = (int) Math.max(1, Math.min(megabytes, MEGABYTES_PER_SECOND * seconds));
        SpareMemory.check((long) size * WORDS_PER_MEGABYTE);
        ThresholdSearch<S> made = new ThresholdSearches<>(game, ThresholdSearches.Way.of(game), true, size)
                .of(root.copy(), new Allowance(budget::add, this::mustEnd, () -> stride), 0);
        made.needAnswers();
        return made;
    }

    private boolean mustEnd() {
        long now = budget.elapsedNanos();
        stride = now - lastLook < STRIDE_NANOS ? Math.min(2 * stride, Allowance.MAX_STRIDE) : Math.max(1, stride / 2);
        lastLook = now;
        return now >= until || budget.isSpent();
    }

    /**
     * The exact values of at most {@code count} moves, from the best, if the game computes its endgame from here and there is
     * time for it. Moves of equal outcome are ordered by their margins.
     */
    Optional<List<Line<M>>> endgame(int count) {
        if (!asks) {
            return Optional.empty();
        }
        long nanos = (long) (ENDGAME_SHARE * (budget.usualNanos() - budget.elapsedNanos()));
        // On a slow machine the estimate may be too low, and a search needs the rest.
        until = budget.elapsedNanos() + nanos + nanos / 2;
        return Endgames.of(game, root)
                .filter(endgame ->
                        Endgames.solve(endgame, (long) megabytes << 20, budget.nodesLeft(), nanos, this::mustEnd))
                .map(endgame -> lines(endgame, count));
    }

    private List<Line<M>> lines(Endgame<S> endgame, int count) {
        budget.add(endgame.positions());
        List<Line<M>> lines = new ArrayList<>();
        for (int code : best(endgame)) {
            if (lines.size() < count) {
                lines.add(line(endgame, code));
            }
        }
        return lines;
    }

    private Line<M> line(Endgame<S> endgame, int first) {
        List<M> moves = new ArrayList<>();
        for (int code = first; ; code = best(endgame).get(0)) {
            moves.add(game.decode(code));
            root.play(code);
            if (root.isOver()) {
                break;
            }
        }
        int margin = mover.sign() * root.margin();
        moves.forEach(move -> root.undo());
        Score score = margin > 0 ? Score.win(longest) : margin < 0 ? Score.loss(longest) : Score.draw();
        return new Line<>(score, moves);
    }

    /** The moves on the board by their exact margins, from the best. */
    private List<Integer> best(Endgame<S> endgame) {
        int sign = root.turn().sign();
        record Judged(int code, int margin) {}
        List<Judged> judged = new ArrayList<>();
        MoveBuffer moves = new MoveBuffer();
        root.moves(moves);
        for (int code : moves.toArray()) {
            root.play(code);
            int margin = root.isOver() ? root.margin() : endgame.margin(root).orElseThrow();
            root.undo();
            judged.add(new Judged(code, sign * margin));
        }
        judged.sort(Comparator.comparingInt(Judged::margin).reversed());
        return judged.stream().map(Judged::code).toList();
    }

    /**
     * Spends what is due of the share, and returns what it proves: a move that wins, or that {@code best} loses.
     *
     * @param best the code of the best move so far
     * @param hasOthers whether there is another move that is not known to lose
     */
    Optional<Proof> ask(int best, boolean hasOthers) {
        long begin = budget.elapsedNanos();
        long spare = firstNanos + (long) (SHARE * begin) - used;
        if (search == null && begin > budget.usualNanos() / 2) {
            // A slow start, which needs the rest.
            asks = false;
        }
        if (!asks || spare < LEAST_NANOS || budget.isSpent()) {
            return Optional.empty();
        }
        boolean asksReply = hasOthers && used > 0 && best != safe;
        try {
            ThresholdSearch<S> asked = search == null ? newSearch() : search;
            search = asked;
            lastLook = begin;
            Optional<Proof> proof = Optional.empty();
            if (winIsOpen) {
                until = begin + (asksReply ? spare / 2 : spare);
                proof = win(asked);
            }
            if (proof.isEmpty() && asksReply) {
                until = begin + spare;
                proof = loss(asked, best);
            }
            return proof;
        } catch (BoardwrightException | OutOfMemoryError e) {
            // The game does not seem to end, or there is no memory: the search goes on without.
            asks = false;
            search = null;
            return Optional.empty();
        } finally {
            used += budget.elapsedNanos() - begin;
        }
    }

    private Optional<Proof> win(ThresholdSearch<S> asked) {
        if (!reaches(asked)) {
            winIsOpen = asked.isStopped();
            return Optional.empty();
        }
        return asked.answer().stream()
                .mapToObj(code -> new Proof(code, true, longest))
                .findFirst();
    }

    private Optional<Proof> loss(ThresholdSearch<S> asked, int code) {
        asked.play(code);
        boolean loses = !asked.position.isOver() && asked.position.turn() != mover && reaches(asked);
        if (!loses && !asked.isStopped()) {
            safe = code;
        }
        asked.undo(code);
        return loses ? Optional.of(new Proof(code, false, longest)) : Optional.empty();
    }

    /** Whether the side to move is proven to win. */
    private static boolean reaches(ThresholdSearch<?> asked) {
        int needed = 1 - asked.settled(asked.position.turn());
        int bound = asked.test(needed, () -> false);
        return !asked.isStopped() && bound >= needed;
    }
}
