package domineering;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.PerftContract;

public class DomineeringPerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return new Domineering(Domineering.INFO.resolve(options));
    }
}
