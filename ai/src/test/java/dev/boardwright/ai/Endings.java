package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Positions near the end of a game, small enough to search exhaustively. */
final class Endings {
    /** Positions with more continuations than this are not used. */
    private static final int MAX_POSITIONS = 3000;

    /** A full board of Dag en Nacht, size 11, that nobody has won. */
    private static final String[] NOBODY_WON = {"bbwwbbwwbbw", "wwbbwwbbwwb"};

    private Endings() {}

    /** A state near the end, in which the game is not over. */
    static <S> S stateNearTheEnd(Game<S, ?> game, long seed) {
        Rng rng = new Rng(seed);
        while (true) {
            Optional<S> state =
                    game.info().name().equals("dagennacht") ? nearlyFull(game, rng) : lateInARandomGame(game, rng);
            if (state.isPresent()) {
                return state.get();
            }
        }
    }

    /** The earliest state of a random game with few enough positions below it. */
    private static <S> Optional<S> lateInARandomGame(Game<S, ?> game, Rng rng) {
        Position<S> position = game.position(game.initialState());
        Deque<S> states = new ArrayDeque<>();
        while (!position.isOver()) {
            states.push(position.toState());
            position.play(position.randomMove(rng));
        }
        Optional<S> earliest = Optional.empty();
        while (!states.isEmpty() && rest(game.position(states.peek()), MAX_POSITIONS - 1) > 0) {
            earliest = Optional.of(states.pop());
        }
        return earliest;
    }

    /** A full board with a few cells cleared, because random games of Dag en Nacht end on open boards. */
    private static <S> Optional<S> nearlyFull(Game<S, ?> game, Rng rng) {
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < 11; row++) {
            board.append(row == 0 ? "" : "/").append(NOBODY_WON[row % 2]);
        }
        int cleared = 1 + rng.below(4);
        for (int i = 0; i < cleared; i++) {
            int at = rng.below(board.length());
            boolean apart =
                    at > 0 && board.charAt(at - 1) != '1' && (at + 1 == board.length() || board.charAt(at + 1) != '1');
            if (apart && board.charAt(at) != '/') {
                board.setCharAt(at, '1');
            }
        }
        try {
            S state = game.notation().parseState(board + (rng.below(2) == 0 ? " b" : " w"));
            Position<S> position = game.position(state);
            return !position.isOver() && rest(position, MAX_POSITIONS - 1) > 0 ? Optional.of(state) : Optional.empty();
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** {@code room} minus the number of positions below this one; counting stops at 0 or less. */
    private static int rest(Position<?> position, int room) {
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        // All of them at once, so that a position with too many below it is left early.
        int left = room - moves.size();
        for (int i = 0; i < moves.size() && left > 0; i++) {
            position.play(moves.get(i));
            left = rest(position, left);
            position.undo();
        }
        return left;
    }
}
