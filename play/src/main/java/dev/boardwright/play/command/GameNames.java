package dev.boardwright.play.command;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import java.util.Iterator;

/** The names of the games found, for shell completion; picocli wants a class of its own for them. */
public final class GameNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Games.all().stream().map(GameInfo::name).iterator();
    }
}
