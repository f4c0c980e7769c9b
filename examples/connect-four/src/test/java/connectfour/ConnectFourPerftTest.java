package connectfour;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.PerftContract;

public class ConnectFourPerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return new ConnectFour();
    }
}
