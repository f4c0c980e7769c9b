package dev.boardwright.ai.learn;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.pattern.BoardBits;
import java.util.ArrayList;
import java.util.List;

/**
 * Self-play for training: random first moves, then searches, with some random moves, and searches of positions beside the
 * game. A game ends as soon as a search proves its result. Game n depends on the seed and n alone.
 *
 * @param bits reads the boards
 * @param base the evaluation of which a factor is learned
 * @param playing the evaluation of the searches
 * @param nodes the size of a search
 * @param randomPlies the largest number of random moves at the start
 */
record TrainingGames<S, M>(
        Game<S, M> game,
        BoardBits<S> bits,
        Evaluation<S> base,
        SearchSettings playing,
        long nodes,
        int randomPlies,
        long seed) {
    /** In hundredths: positions that get a random move, and those with a search beside the game. From the prototype. */
    private static final int RANDOM_PERCENT = 5;

    private static final int BESIDE_PERCENT = 50;
    /** A longer game counts as a draw. */
    private static final int LONGEST_GAME = 400;

    private static final int TABLE_MEGABYTES = 4;

    /** The positions of game {@code number}; none if it was stopped. */
    Samples play(int number, StopSignal stop) {
        Rng rng = new Rng(Rng.mix(seed) + number);
        Samples samples = new Samples(bits.layout().words());
        OneGame one = new OneGame(rng, samples, stop);
        return one.play() ? samples : new Samples(bits.layout().words());
    }

    /** The state of one game. */
    private final class OneGame {
        private final Rng rng;
        private final Samples samples;
        private final StopSignal stop;
        private final Position<S> position = game.position(game.initialState());
        private final Evaluation<S> ownBase = base.forThread();
        private final Minimax searcher;
        private final SearchLimits limits = SearchLimits.ofNodes(nodes);
        private final long[] words = new long[bits.layout().words()];
        /** Pairs of a sample of this line and the sign of its side to move. */
        private final List<int[]> line = new ArrayList<>();

        OneGame(Rng rng, Samples samples, StopSignal stop) {
            this.rng = rng;
            this.samples = samples;
            this.stop = stop;
            ownBase.prepare(position);
            searcher = Minimax.of(playing.withSeed(rng.next()).withTable(new TranspositionTable(TABLE_MEGABYTES)));
        }

        boolean play() {
            for (int plies = rng.below(randomPlies + 1); plies > 0 && !position.isOver(); plies--) {
                position.play(position.randomMove(rng));
            }
            int result = 0;
            int plies = 0;
            while (!position.isOver() && plies++ < LONGEST_GAME) {
                SearchResult<M> found = search();
                if (stop.isStopped()) {
                    return false;
                }
                line.add(new int[] {add(found.score()), position.turn().sign()});
                if (found.isProven()) {
                    result = sign(found.score()) * position.turn().sign();
                    break;
                }
                if (rng.below(100) < BESIDE_PERCENT) {
                    searchBeside();
                }
                if (rng.below(100) < RANDOM_PERCENT) {
                    position.play(position.randomMove(rng));
                    // The positions before a random move are not to blame for its result.
                    line.clear();
                } else {
                    position.play(game.encode(found.move()));
                }
            }
            if (position.isOver()) {
                result = position.outcome().sign();
            }
            for (int[] entry : line) {
                samples.setResult(entry[0], result * entry[1]);
            }
            return true;
        }

        private SearchResult<M> search() {
            return searcher.search(game, position.toState(), limits, SearchListener.none(), stop);
        }

        private void searchBeside() {
            position.play(position.randomMove(rng));
            if (!position.isOver()) {
                SearchResult<M> found = search();
                if (!stop.isStopped()) {
                    add(found.score());
                }
            }
            position.undo();
        }

        private int add(Score score) {
            bits.read(position, words);
            int side = bits.layout().isAlike() ? 0 : position.turn().index();
            int group = side * bits.layout().phases() + bits.phase(words);
            return samples.add(words, group, ownBase.evaluate(position, position.turn()), score);
        }
    }

    private static int sign(Score score) {
        return switch (score.kind()) {
            case WIN -> 1;
            case LOSS -> -1;
            default -> 0;
        };
    }
}
