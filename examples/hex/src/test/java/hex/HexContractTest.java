package hex;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.GameContract;
import java.util.List;

public class HexContractTest extends GameContract<Hex.State, Hex.Move> {
    @Override
    protected List<Game<Hex.State, Hex.Move>> games() {
        return List.of(HexTest.game(2, true), HexTest.game(3, false), HexTest.game(6, true));
    }
}
