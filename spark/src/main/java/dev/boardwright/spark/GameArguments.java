package dev.boardwright.spark;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game and a position on the command line, for a command to mix in. */
@Command
final class GameArguments {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String name;

    @Option(names = "--size", paramLabel = "N", description = "The size of the board.")
    private @Nullable String size;

    @Option(names = "--variant", paramLabel = "NAME", description = "The variant of the game.")
    private @Nullable String variant;

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "Any other option of the game; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--position", paramLabel = "P", description = "Begin here instead of at the start.")
    private @Nullable String position;

    /**
     * The game that was chosen.
     *
     * @throws OptionException if there is no such game, or it does not allow the options
     */
    Game<?, ?> game() {
        List<String> words = new ArrayList<>(settings);
        if (size != null) {
            words.add("size=" + size);
        }
        if (variant != null) {
            words.add("variant=" + variant);
        }
        return Games.create(name, GameOptions.parse(String.join(" ", words)));
    }

    /** The game that was chosen, for a command without a position. */
    Game<?, ?> gameFromStart() {
        if (position != null) {
            throw new OptionException("--position: games begin at the start here");
        }
        return game();
    }

    /**
     * The game that was chosen and the position to start from.
     *
     * @throws NotationException if the position is not one of the game's
     */
    GameSpec spec() {
        return spec(game());
    }

    <S> GameSpec spec(Game<S, ?> game) {
        try {
            return GameSpec.of(
                    game,
                    position == null ? game.initialState() : game.notation().parseState(position));
        } catch (NotationException e) {
            throw new NotationException("--position: " + e.getMessage());
        }
    }
}
