package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.testkit.TicTacToe;
import java.util.List;
import java.util.stream.Stream;

/** The games of the library, found by name, to try searchers on. */
public final class LibraryGames {
    private LibraryGames() {}

    /** Each game in its variants, some on small boards that can be searched deeply. */
    public static List<Game<?, ?>> everyVariant() {
        return Stream.of(
                        "tic-tac-toe",
                        "369 size=4",
                        "369 size=6",
                        "369 size=5 variant=coloured",
                        "blackstone size=6",
                        "blackstone size=6 variant=medium double-elimination=mover-wins",
                        "blackstone size=6 variant=high",
                        "blackstone size=10",
                        "greener size=4",
                        "greener size=6",
                        "greener size=8 setup=random setup-seed=3",
                        "dagennacht size=11",
                        "dagennacht size=13 balanced=true")
                .<Game<?, ?>>map(LibraryGames::game)
                .toList();
    }

    /** Each game with its default options. */
    public static List<Game<?, ?>> standard() {
        return List.of(game("tic-tac-toe"), game("369"), game("blackstone"), game("greener"), game("dagennacht"));
    }

    /** The game with a name and options such as {@code 369 size=9}. */
    public static Game<?, ?> game(String text) {
        String[] words = text.split(" ", -1);
        if (words[0].equals("tic-tac-toe")) {
            return new TicTacToe();
        }
        GameOptions options = GameOptions.create();
        for (int i = 1; i < words.length; i++) {
            String[] option = words[i].split("=", -1);
            options = options.with(option[0], option[1]);
        }
        return Games.create(words[0], options);
    }
}
