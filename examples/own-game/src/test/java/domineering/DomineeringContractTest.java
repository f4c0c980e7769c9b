package domineering;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.GameContract;
import java.util.List;

public class DomineeringContractTest extends GameContract<Domineering.State, Domineering.Move> {
    @Override
    protected List<Game<Domineering.State, Domineering.Move>> games() {
        return List.of(game(2), game(5), game(8));
    }

    private static Domineering game(int size) {
        return new Domineering(Domineering.INFO.resolve(GameOptions.of("size", size)));
    }
}
