package dev.boardwright.play.command;

import dev.boardwright.ai.Levels;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import java.util.Iterator;
import java.util.stream.Stream;

/** The names of all levels of all games found, for shell completion, which does not know the game. */
public final class LevelNames implements Iterable<String> {
    /** The names, each once. */
    public static Stream<String> all() {
        return Games.all().stream()
                .map(GameInfo::name)
                .flatMap(game -> Levels.names(Games.create(game)).stream())
                .distinct();
    }

    @Override
    public Iterator<String> iterator() {
        return all().iterator();
    }
}
