package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.testkit.TicTacToe;

/** Games by one word, for a benchmark's parameter: {@code 369:size=9:variant=coloured}. */
final class GameSpec {
    private GameSpec() {}

    static Game<?, ?> game(String spec) {
        if (spec.equals("tic-tac-toe")) {
            return new TicTacToe();
        }
        String[] words = spec.split(":", -1);
        GameOptions options = GameOptions.create();
        for (int i = 1; i < words.length; i++) {
            String[] option = words[i].split("=", -1);
            options = options.with(option[0], option[1]);
        }
        return Games.create(words[0], options);
    }
}
