package dev.boardwright.dagennacht;

import dev.boardwright.core.Game;
import dev.boardwright.testkit.GameContract;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

/** The contract of every game, on every size, plain and balanced, from the start and from nearly full boards. */
@PropertyDefaults(tries = 2, shrinking = ShrinkingMode.OFF)
class DagEnNachtContractTest extends GameContract<DagEnNachtState, DagEnNachtMove> {
    @Override
    protected List<Game<DagEnNachtState, DagEnNachtMove>> games() {
        return Stream.of(11, 13, 15, 17, 19)
                .<Game<DagEnNachtState, DagEnNachtMove>>flatMap(
                        size -> Stream.of(false, true).map(balanced -> DagEnNacht.of(size, balanced)))
                .toList();
    }

    @Override
    protected List<DagEnNachtState> startStates(Game<DagEnNachtState, DagEnNachtMove> game) {
        DagEnNachtState start = game.initialState();
        return List.of(start, Boards.nearlyFull(((DagEnNacht) game).size(), start.turn()));
    }

    @Override
    protected Optional<Game<DagEnNachtState, DagEnNachtMove>> reference(Game<DagEnNachtState, DagEnNachtMove> game) {
        return Optional.of(new PlainDagEnNacht((DagEnNacht) game));
    }

    @Override
    protected int checkpoints() {
        return 6;
    }
}
