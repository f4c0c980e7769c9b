package owlish;

import dev.boardwright.ai.Level;
import dev.boardwright.ai.LevelProvider;
import dev.boardwright.ai.Mcts;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.Searcher;
import dev.boardwright.blackstone.Blackstone;
import dev.boardwright.core.Game;
import java.util.List;

/** Adds three levels to Blackstone. The program finds this class through META-INF/services. */
public final class OwlishLevels implements LevelProvider {
    @Override
    public List<Level> levels(Game<?, ?> game) {
        if (!(game instanceof Blackstone)) {
            return List.of();
        }
        return List.of(
                Level.instant(
                        "squeezer",
                        "leaves the fewest replies",
                        settings -> Searcher.of(Blackstone.class, new Squeezer())),
                Level.of(
                        "owl",
                        "minimax that counts moves",
                        settings -> Minimax.of(settings).withEvaluation(Blackstone.class, new Mobility())),
                Level.of(
                        "night-owl",
                        "MCTS that counts moves",
                        settings -> Mcts.of(settings)
                                .withEvaluation(Blackstone.class, new Mobility())
                                .withLeaf(Mcts.Leaf.EVALUATION)));
    }
}
