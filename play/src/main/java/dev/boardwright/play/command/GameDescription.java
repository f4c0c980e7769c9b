package dev.boardwright.play.command;

import dev.boardwright.ai.Levels;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import dev.boardwright.core.json.Json;
import java.util.ArrayList;
import java.util.List;

/** A game in the list of games, with the allowed values of each option if the others have their defaults. */
record GameDescription(GameInfo info, List<Option> options, List<String> levels) {
    /** An option and its allowed values. */
    record Option(GameOption option, GameOption.Values values) {
        String defaultText() {
            return values.defaultValue().orElse("-");
        }

        /** The option on the command line. */
        String flag() {
            return switch (option.name()) {
                case "size" -> "--size N";
                case "variant" -> "--variant NAME";
                default -> "--set " + option.name() + "=VALUE";
            };
        }

        String allowed() {
            return values instanceof GameOption.Nothing nothing ? nothing.reason() : shortened(values.describe());
        }

        /** Long lists of consecutive numbers are shortened to their ends. */
        private String shortened(String text) {
            if (!(values instanceof GameOption.Choice choice) || choice.values().size() < 4) {
                return text;
            }
            List<String> names = choice.values();
            for (int i = 0; i < names.size(); i++) {
                if (!names.get(i).matches("[0-9]{1,9}")
                        || Integer.parseInt(names.get(i)) != Integer.parseInt(names.get(0)) + i) {
                    return text;
                }
            }
            return names.get(0) + " to " + names.get(names.size() - 1);
        }

        Json json() {
            Json json = new Json()
                    .with("name", option.name())
                    .with("description", option.description())
                    .with("default", values.defaultValue().orElse(null));
            if (values instanceof GameOption.Choice choice) {
                json.with("values", choice.values());
            } else if (values instanceof GameOption.Range range) {
                json.with("lowest", range.lowest()).with("highest", range.highest());
            } else {
                json.with("unavailable", allowed());
            }
            return json;
        }
    }

    /** The description of the game of this name. */
    static GameDescription of(String name) {
        Game<?, ?> game = Games.create(name);
        List<Option> options = game.info().options().stream()
                .map(option -> new Option(option, option.values(game.options())))
                .toList();
        return new GameDescription(game.info(), options, Levels.names(game));
    }

    String text() {
        List<List<String>> rows = new ArrayList<>();
        for (Option option : options) {
            rows.add(
                    List.of("  " + option.flag(), option.defaultText(), option.allowed(), option.option.description()));
        }
        String title = info.title().equals(info.name()) ? "" : " (" + info.title() + ")";
        String first = info.side(Player.FIRST) + " moves first, then " + info.side(Player.SECOND);
        return info.name() + title + ": " + first + "\n"
                + TextTable.of(List.of("  option", "default", "allowed", "what it is"), rows)
                + "  levels: " + String.join(", ", levels);
    }

    Json json() {
        return new Json()
                .with("name", info.name())
                .with("title", info.title())
                .with("sides", info.sides())
                .with("options", options.stream().map(Option::json).toList())
                .with("levels", levels);
    }
}
