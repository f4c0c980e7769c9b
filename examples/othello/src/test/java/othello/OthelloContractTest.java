package othello;

import dev.boardwright.core.Game;
import dev.boardwright.testkit.GameContract;
import java.util.List;
import java.util.Optional;

public class OthelloContractTest extends GameContract<Othello.State, Othello.Move> {
    @Override
    protected List<Game<Othello.State, Othello.Move>> games() {
        return List.of(new Othello());
    }

    @Override
    protected Optional<Game<Othello.State, Othello.Move>> reference(Game<Othello.State, Othello.Move> game) {
        return Optional.of(new PlainOthello((Othello) game));
    }
}
