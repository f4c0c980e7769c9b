package connectfour;

import dev.boardwright.core.Game;
import dev.boardwright.testkit.GameContract;
import java.util.List;
import java.util.Optional;

public class ConnectFourContractTest extends GameContract<ConnectFour.State, ConnectFour.Move> {
    @Override
    protected List<Game<ConnectFour.State, ConnectFour.Move>> games() {
        return List.of(new ConnectFour());
    }

    @Override
    protected Optional<Game<ConnectFour.State, ConnectFour.Move>> reference(
            Game<ConnectFour.State, ConnectFour.Move> game) {
        return Optional.of(new PlainConnectFour((ConnectFour) game));
    }
}
