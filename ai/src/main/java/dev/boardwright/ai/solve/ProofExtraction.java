package dev.boardwright.ai.solve;

import dev.boardwright.ai.prove.ThresholdSearch;
import dev.boardwright.ai.solve.proof.ProofWriter;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes a proof by following the moves of a strategy through every play of the other side. The search finds the moves
 * again, mostly in its table. Used by one thread.
 *
 * <p>A position that was met before is recognised by its text, as the check does: some games give one hash to several
 * positions with the same future.
 */
final class ProofExtraction<S, M> {
    private final Game<S, M> game;
    private final ThresholdSearch<S> search;
    private final Position<S> position;
    private final ProofWriter<S, M> writer;
    /** The hashes of the texts of the positions that were met. */
    private final Set<Long> met = new HashSet<>();

    /** The side whose strategy is written, and the margin from its side that it reaches. */
    private Player player = Player.FIRST;

    private int least;

    /** Positions of the player after a move: how those that end at once do, and the plays that lead to others. */
    private static final class Replies {
        final List<Integer> ends = new ArrayList<>();
        /** Each leads to a position of the player without an end at once. */
        final List<int[]> plays = new ArrayList<>();

        final List<Integer> path = new ArrayList<>();
    }

    ProofExtraction(Game<S, M> game, ThresholdSearch<S> search, ProofWriter<S, M> writer) {
        this.game = game;
        this.search = search;
        this.writer = writer;
        position = search.position;
        search.needAnswers();
    }

    /** Writes the proof that the position on the board has this outcome. Returns false if the search was stopped. */
    boolean write(Outcome outcome) {
        try {
            S start = position.toState();
            List<Player> players = outcome.winner().map(List::of).orElse(List.of(Player.FIRST, Player.SECOND));
            least = outcome.winner().isPresent() ? 1 : 0;
            boolean over = position.isOver();
            Replies first = new Replies();
            for (Player each : players) {
                player = each;
                if (!over && position.turn() != player) {
                    gather(first);
                }
            }
            writer.claim(start, outcome, moves(first.ends));
            for (Player each : players) {
                player = each;
                if (!over && position.turn() == player) {
                    answer();
                } else if (!over) {
                    follow(first);
                }
            }
            writer.end();
            return true;
        } catch (Stopped e) {
            return false;
        }
    }

    /** Thrown through all levels when the search was stopped. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super(null, null, false, false);
        }
    }

    private List<M> moves(List<Integer> codes) {
        return codes.stream().map(game::decode).toList();
    }

    /** Writes the position on the board, with the player to move, and all that its move leads to. */
    private void answer() {
        S state = position.toState();
        if (!met.add(HashKeys.of(game.notation().formatState(state)))) {
            return;
        }
        int code = find();
        search.play(code);
        Replies replies = new Replies();
        gather(replies);
        writer.step(state, game.decode(code), moves(replies.ends));
        follow(replies);
        search.undo(code);
    }

    private void follow(Replies replies) {
        for (int[] play : replies.plays) {
            for (int code : play) {
                search.play(code);
            }
            answer();
            for (int i = play.length - 1; i >= 0; i--) {
                search.undo(play[i]);
            }
        }
    }

    /** A move that reaches the player's goal. */
    private int find() {
        int needed = least - search.settled(player);
        int bound = test(needed);
        if (bound < needed) {
            throw gap();
        }
        if (search.answer().isPresent()) {
            return search.answer().getAsInt();
        }
        for (int code : legal()) {
            search.play(code);
            boolean reaches = reaches();
            search.undo(code);
            if (reaches) {
                return code;
            }
        }
        throw gap();
    }

    /** Whether the player reaches its goal from the position on the board, whoever is to move. */
    private boolean reaches() {
        if (position.isOver()) {
            return isReached();
        }
        if (position.turn() == player) {
            int needed = least - search.settled(player);
            return test(needed) >= needed;
        }
        int needed = 1 - least - search.settled(player.opponent());
        return test(needed) < needed;
    }

    private int test(int needed) {
        int bound = search.test(needed, () -> false);
        if (search.isStopped()) {
            throw new Stopped();
        }
        return bound;
    }

    private boolean isReached() {
        return player.sign() * position.margin() >= least;
    }

    private BoardwrightException gap() {
        return new BoardwrightException("the proof has a gap at "
                + game.notation().formatState(position.toState()) + ": two positions have the same hash");
    }

    private int[] legal() {
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        return moves.toArray();
    }

    /** Finds all positions of the player after the position on the board. */
    private void gather(Replies replies) {
        if (position.isOver()) {
            if (!isReached()) {
                throw gap();
            }
        } else if (position.turn() == player) {
            if (!endsAtOnce(replies)) {
                replies.plays.add(
                        replies.path.stream().mapToInt(Integer::intValue).toArray());
            }
        } else {
            for (int code : legal()) {
                search.play(code);
                replies.path.add(code);
                gather(replies);
                replies.path.remove(replies.path.size() - 1);
                search.undo(code);
            }
        }
    }

    private boolean endsAtOnce(Replies replies) {
        int[] legal = legal();
        for (int end : replies.ends) {
            for (int code : legal) {
                if (code == end && ends(code)) {
                    return true;
                }
            }
        }
        for (int code : legal) {
            if (ends(code)) {
                replies.ends.add(code);
                return true;
            }
        }
        return false;
    }

    private boolean ends(int code) {
        position.play(code);
        boolean ends = position.isOver() && isReached();
        position.undo();
        return ends;
    }
}
