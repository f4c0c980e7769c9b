package dev.boardwright.web;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;

/** A checksum of random games, to compare a browser with the JVM. */
final class Fingerprint {
    private static final long PRIME = 0x100000001b3L;

    private Fingerprint() {}

    /** The number for this many random games: text, hash, number of moves, margin and outcome of every position. */
    static <S> long of(Game<S, ?> game, long seed, int games) {
        Rng rng = new Rng(seed);
        long sum = 0xcbf29ce484222325L;
        for (int i = 0; i < games; i++) {
            Position<S> position = game.position(game.initialState());
            while (true) {
                sum = add(sum, game.notation().formatState(position.toState()));
                sum = (sum ^ position.hash()) * PRIME;
                sum = (sum ^ position.margin()) * PRIME;
                sum = add(sum, position.outcome().notation());
                if (position.isOver()) {
                    break;
                }
                sum = (sum ^ position.moveCount()) * PRIME;
                position.play(position.randomMove(rng));
            }
        }
        return sum;
    }

    private static long add(long sum, String text) {
        long result = sum;
        for (int i = 0; i < text.length(); i++) {
            result = (result ^ text.charAt(i)) * PRIME;
        }
        return result;
    }
}
