package dev.boardwright.web;

import com.google.common.base.Splitter;
import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.record.GameEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The library's values as JSON and as words. */
final class GameText {
    private GameText() {}

    /** Every game that was found: its name, title, sides, options, levels and rules. */
    static String games() {
        return Json.list(Games.all().stream().map(GameText::info).toList());
    }

    private static Json info(GameInfo info) {
        Game<?, ?> game = Games.create(info.name());
        return new Json()
                .with("name", info.name())
                .with("title", info.title())
                .with("sides", info.sides())
                .with("options", options(info, GameOptions.create()))
                .with("levels", Levels.names(game))
                .with(
                        "levelDescriptions",
                        Levels.all(game).stream().map(Level::description).toList())
                .with("summary", info.summary())
                .with("rules", info.rules());
    }

    /**
     * The options with what they allow, each for the values of those before it: the given ones where they are allowed, the
     * defaults elsewhere.
     */
    static List<Json> options(GameInfo info, GameOptions given) {
        List<Json> options = new ArrayList<>();
        GameOptions chosen = GameOptions.create();
        for (GameOption option : info.options()) {
            GameOption.Values values = option.values(chosen);
            Optional<String> value =
                    given.find(option.name()).filter(values::allows).or(values::defaultValue);
            Json json = new Json().with("name", option.name()).with("description", option.description());
            if (values instanceof GameOption.Range range) {
                json.with("values", List.of()).with("lowest", range.lowest()).with("highest", range.highest());
            } else {
                json.with("values", values instanceof GameOption.Choice choice ? choice.values() : List.of());
            }
            options.add(json.with("default", values.defaultValue().orElse(""))
                    .with("value", value.orElse(""))
                    .with("allowed", values.describe()));
            if (value.isPresent()) {
                chosen = chosen.with(option.name(), value.get());
            }
        }
        return options;
    }

    /** {@code Red to move}, {@code Red has won}, {@code The game is drawn} or {@code A draw by repetition}. */
    static String standing(GameHistory<?, ?> history) {
        GameInfo info = history.game().info();
        if (history.ruledEnd().isPresent()) {
            String words = GameEnd.of(history).orElseThrow().describe(info);
            return Character.toUpperCase(words.charAt(0)) + words.substring(1);
        }
        return switch (history.outcome()) {
            case ONGOING -> info.side(history.turn()) + " to move";
            case FIRST_WINS -> info.sides().get(0) + " has won";
            case SECOND_WINS -> info.sides().get(1) + " has won";
            case DRAW -> "The game is drawn";
        };
    }

    /** The parts of a text between commas; none if it is empty. */
    static List<String> words(String text) {
        return text.isEmpty() ? List.of() : Splitter.on(',').splitToList(text);
    }
}
