package hex;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.PerftContract;

public class HexPerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return new Hex(Hex.INFO.resolve(options));
    }
}
