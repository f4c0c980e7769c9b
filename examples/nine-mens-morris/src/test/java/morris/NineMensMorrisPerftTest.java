package morris;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.PerftContract;

public class NineMensMorrisPerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return new NineMensMorris(NineMensMorris.INFO.resolve(options));
    }
}
