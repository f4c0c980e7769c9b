package dev.boardwright.testkit;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Checks of fixed games and fixed codes, the same in every run. A failure here causes most others. */
final class CornerChecks {
    private static final int PLIES_OF_FIXED_GAMES = 400;

    private CornerChecks() {}

    /**
     * The games with always the first move and always the last move, and games from fixed seeds, more of them if they
     * are short.
     */
    static <S, M> void fixedGamesHold(Trial<S, M> trial) {
        play(trial, moves -> 0);
        play(trial, moves -> moves.size() - 1);
        int plies = 0;
        for (long seed = trial.seed(); plies < PLIES_OF_FIXED_GAMES; seed++) {
            Trial<S, M> fixed = trial.withSeed(seed);
            plies += 1 + fixed.line().length;
            fixed.everywhere(MoveChecks::endWithTheGame);
        }
    }

    private static <S, M> void play(Trial<S, M> trial, ToIntFunction<MoveBuffer> choice) {
        Position<S> position = trial.game().position(trial.start());
        // The same moves with their history, because a rule for repetition may end the game.
        Position<S> ending = trial.endingPosition(trial.start());
        MoveBuffer moves = new MoveBuffer();
        for (int ply = 0; ; ply++) {
            Moment<S, M> moment = new Moment<>(trial, position, ply);
            moment.run(MoveChecks::endWithTheGame);
            if (ending.isOver()) {
                return;
            }
            moment.require(ply < trial.longestGame(), "the game does not end");
            moves.clear();
            position.moves(moves);
            int code = moves.get(choice.applyAsInt(moves));
            position.play(code);
            ending.play(code);
        }
    }

    /** Codes that games are likely to have for a special move, or not to have at all. */
    static IntStream codes() {
        return IntStream.of(Integer.MIN_VALUE, -1000, -99, -1, 0, 99, 1000, 1_000_000, Integer.MAX_VALUE);
    }

    /** A code either has a move, which encodes to it and has a text, or is refused. */
    static <S, M> void codesHaveAMoveOrAreRefused(Moment<S, M> moment) {
        TreeSet<Integer> codes = new TreeSet<>();
        codes().forEach(codes::add);
        for (int code : moment.codes()) {
            codes.add(code - 1);
            codes.add(code + 1);
        }
        codes.forEach(code -> hasAMoveOrIsRefused(moment, code));
    }

    private static <S, M> void hasAMoveOrIsRefused(Moment<S, M> moment, int code) {
        Game<S, M> game = moment.game();
        M move;
        try {
            move = game.decode(code);
        } catch (BoardwrightException e) {
            return;
        }
        String what = "decode(" + code + ") gives " + move + ", which is not a move of the game: ";
        try {
            moment.requireEqual(code, game.encode(move), () -> what + "its code");
            String text = moment.notation().formatMove(move);
            moment.requireEqual(move, moment.notation().parseMove(text), () -> what + "the move parsed from " + text);
        } catch (RuntimeException e) {
            throw moment.failure(what + e, e);
        }
    }
}
