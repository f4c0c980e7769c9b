package othello;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.PerftContract;

public class OthelloPerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return new Othello();
    }

    /** With {@code -Dperft=deep} also the depths that take seconds. */
    @Override
    protected String table() {
        return "deep".equals(System.getProperty("perft")) ? "/perft-deep.txt" : "/perft.txt";
    }
}
