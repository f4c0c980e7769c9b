package morris;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.GameContract;
import java.util.List;
import java.util.Optional;

public class NineMensMorrisContractTest extends GameContract<NineMensMorris.State, NineMensMorris.Move> {
    @Override
    protected List<Game<NineMensMorris.State, NineMensMorris.Move>> games() {
        return List.of(game(true), game(false));
    }

    static NineMensMorris game(boolean flying) {
        return new NineMensMorris(NineMensMorris.INFO.resolve(GameOptions.of("flying", flying)));
    }

    /** Beginnings in the middle and at the end, which random games from the start do not all reach. */
    @Override
    protected List<NineMensMorris.State> startStates(Game<NineMensMorris.State, NineMensMorris.Move> game) {
        return List.of(
                game.initialState(),
                game.notation().parseState("3/3/w2/ww1bb1/2b/3/3 b 0-0"),
                game.notation().parseState("www/3/b1b/b4b/1b1/ww1/1w1 w 0-0"));
    }

    @Override
    protected Optional<Game<NineMensMorris.State, NineMensMorris.Move>> reference(
            Game<NineMensMorris.State, NineMensMorris.Move> game) {
        return Optional.of(new PlainMorris((NineMensMorris) game));
    }
}
