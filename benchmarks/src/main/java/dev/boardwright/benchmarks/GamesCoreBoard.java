package dev.boardwright.benchmarks;

import com.fathzer.games.HashProvider;
import com.fathzer.games.MoveGenerator;
import com.fathzer.games.Status;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.ArrayList;
import java.util.List;

/** The interfaces of games-core over a position of ours. Moves are boxed codes. */
final class GamesCoreBoard<S> implements MoveGenerator<Integer>, HashProvider {
    private final Game<S, ?> game;
    private final Position<S> position;
    private final MoveBuffer codes = new MoveBuffer();

    GamesCoreBoard(Game<S, ?> game, S state) {
        this.game = game;
        position = game.position(state);
    }

    /** The evaluation that our own search uses, from the side to move. */
    int evaluate() {
        return game.evaluation().evaluate(position, position.turn());
    }

    @Override
    public boolean isWhiteToMove() {
        return position.turn() == Player.FIRST;
    }

    @Override
    public boolean makeMove(Integer move, MoveConfidence confidence) {
        position.play(move);
        return true;
    }

    @Override
    public void unmakeMove() {
        position.undo();
    }

    @Override
    public List<Integer> getMoves() {
        codes.clear();
        position.moves(codes);
        List<Integer> moves = new ArrayList<>(codes.size());
        for (int i = 0; i < codes.size(); i++) {
            moves.add(codes.get(i));
        }
        return moves;
    }

    @Override
    public Status getContextualStatus() {
        return getEndGameStatus();
    }

    @Override
    public Status getEndGameStatus() {
        return switch (position.outcome()) {
            case ONGOING -> Status.PLAYING;
            case FIRST_WINS -> Status.WHITE_WON;
            case SECOND_WINS -> Status.BLACK_WON;
            case DRAW -> Status.DRAW;
        };
    }

    @Override
    public long getHashKey() {
        return position.hash();
    }

    @Override
    public GamesCoreBoard<S> fork() {
        return new GamesCoreBoard<>(game, position.toState());
    }
}
