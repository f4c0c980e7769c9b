package dev.boardwright.play.command;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.SafeText;
import dev.boardwright.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the games that were found. */
@Command(
        name = "games",
        description = "Lists the games found, with their options, defaults and levels.",
        mixinStandardHelpOptions = true)
public final class GamesCommand implements Runnable {
    @Mixin
    private Output output;

    @Override
    public void run() {
        List<GameDescription> games = new ArrayList<>();
        for (GameInfo info : Games.all()) {
            try {
                games.add(GameDescription.of(info.name()));
            } catch (BoardwrightException e) {
                output.err().println("boardwright: " + SafeText.line(String.valueOf(e.getMessage())));
            }
        }
        for (int i = 0; i < games.size(); i++) {
            output.line((i == 0 ? "" : "\n") + games.get(i).text());
        }
        output.object(new Json()
                .with("games", games.stream().map(GameDescription::json).toList()));
    }
}
