package dev.boardwright.web.build;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.pattern.GameWeights;
import dev.boardwright.core.pattern.PatternGame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Copies the weights that come with the games on the class path into the site, because browsers have no resources. */
final class GamesWithWeights {
    private GamesWithWeights() {}

    /** Writes the weights of every game with every choice of its options that are lists of values. */
    static void write(Path folder) throws IOException {
        for (GameInfo info : Games.all()) {
            write(info, 0, GameOptions.create(), folder);
        }
    }

    private static void write(GameInfo info, int option, GameOptions chosen, Path folder) throws IOException {
        if (option == info.options().size()) {
            write(Games.create(info.name(), chosen), folder);
            return;
        }
        GameOption next = info.options().get(option);
        GameOption.Values values = next.values(chosen);
        List<String> choices = values instanceof GameOption.Choice choice
                ? choice.values()
                : values.defaultValue().map(List::of).orElse(List.of());
        if (choices.isEmpty()) {
            write(info, option + 1, chosen, folder);
        }
        for (String choice : choices) {
            write(info, option + 1, chosen.with(next.name(), choice), folder);
        }
    }

    private static void write(Game<?, ?> game, Path folder) throws IOException {
        if (game instanceof PatternGame<?, ?> own) {
            Optional<Path> file = GameWeights.path(own).map(folder::resolve);
            if (file.isPresent() && !Files.exists(file.get())) {
                try (InputStream in = GameWeights.open(own).orElseThrow()) {
                    Files.createDirectories(file.get().getParent());
                    Files.copy(in, file.get());
                }
            }
        }
    }
}
