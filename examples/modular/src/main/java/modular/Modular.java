package modular;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;

/** Plays a few moves of every game in the image and prints the positions. */
public final class Modular {
    private Modular() {}

    public static void main(String[] args) {
        for (GameInfo info : Games.all()) {
            play(Games.create(info.name()), 4);
        }
    }

    private static <S, M> void play(Game<S, M> game, int plies) {
        S state = game.initialState();
        for (int ply = 0; ply < plies; ply++) {
            state = game.play(
                    state, Minimax.create().search(game, state, SearchLimits.ofDepth(1)).move());
        }
        System.out.println(game + ": " + state);
    }
}
