package dev.boardwright.testkit;

import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Random moves are legal, uniform, and the same for the same seed. */
final class RandomChecks {
    private static final int DRAWS = 50;
    private static final int FEW_MOVES = 16;

    /** The expected number of draws for each move. Half or double of it is ten standard deviations away. */
    private static final int FAIR_SHARE = 400;

    private RandomChecks() {}

    static <S, M> void drawsLegalMoves(Moment<S, M> moment) {
        int[] codes = moment.codes();
        Arrays.sort(codes);
        Snapshot<S> before = Snapshot.of(moment.position());
        Rng rng = moment.rng();
        for (int n = 0; n < DRAWS && codes.length > 0; n++) {
            int drawn = moment.position().randomMove(rng);
            moment.require(
                    Arrays.binarySearch(codes, drawn) >= 0, () -> "randomMove draws " + drawn + ", which is not legal");
        }
        moment.requireAlike(before, Snapshot.of(moment.position()), "randomMove changes the position");
    }

    static <S, M> void drawsEveryMoveAlike(Moment<S, M> moment) {
        int[] codes = moment.codes();
        if (codes.length == 0 || codes.length > FEW_MOVES) {
            return;
        }
        Rng rng = moment.rng();
        Map<Integer, Integer> drawn = new HashMap<>();
        for (int n = 0; n < FAIR_SHARE * codes.length; n++) {
            drawn.merge(moment.position().randomMove(rng), 1, Integer::sum);
        }
        for (int code : codes) {
            int share = drawn.getOrDefault(code, 0);
            moment.require(
                    share > FAIR_SHARE / 2 && share < 2 * FAIR_SHARE,
                    () -> "randomMove draws "
                            + moment.notation().formatMove(moment.game().decode(code)) + " " + share + " times where "
                            + FAIR_SHARE + " is fair");
        }
    }

    static <S, M> void gamesRepeat(Trial<S, M> trial) {
        Position<S> first = trial.endingPosition(trial.start());
        Position<S> second = trial.endingPosition(trial.start());
        Rng rng = trial.rng(3);
        Rng sameRng = trial.rng(3);
        for (int ply = 0; !first.isOver(); ply++) {
            Moment<S, M> moment = new Moment<>(trial, first, ply);
            moment.require(ply < trial.longestGame(), "the game does not end");
            int code = first.randomMove(rng);
            moment.requireEqual(code, second.randomMove(sameRng), "the same seed's move in a second game");
            first.play(code);
            second.play(code);
        }
        new Moment<>(trial, first, 0)
                .requireEqual(first.toState(), second.toState(), "end of the same seed's second game");
    }

    static <S, M> void playoutsEnd(Moment<S, M> moment) {
        boolean over = moment.position().isOver();
        Position<S> position = moment.trial().endingPosition(moment.state());
        int longest = position.longest();
        int plies = position.playOut(moment.rng());
        moment.require(plies <= longest, "a game of " + plies + " plies follows, but the longest has " + longest);
        moment.require(position.isOver(), "playOut stops before the end, at " + position.toState());
        moment.require(
                over ? plies == 0 : plies > 0 && plies <= moment.trial().longestGame(),
                "playOut counts " + plies + " plies");
        moment.requireAlike(
                Snapshot.of(moment.game().position(position.toState())),
                Snapshot.of(position.withoutHistory()),
                "playOut ends in a position unlike a fresh one of the same state");
        Position<S> again = moment.trial().endingPosition(moment.state());
        moment.requireEqual(plies, again.playOut(moment.rng()), "plies of the same seed's second playOut");
        moment.requireEqual(position.toState(), again.toState(), "end of the same seed's second playOut");
    }
}
