package dev.boardwright.play.robustness;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Every game found, with every combination of its options; of a range of numbers, the ends and the default. */
final class SampleGames {
    static final List<Game<?, ?>> ALL = Games.all().stream()
            .<Game<?, ?>>flatMap(
                    info -> combinations(info, 0, GameOptions.create()).map(options -> create(info, options)))
            .toList();

    /** The most moves before a state. */
    private static final int FAR = 120;

    private SampleGames() {}

    /** A random game. */
    static Game<?, ?> any(Rng rng) {
        return ALL.get(rng.below(ALL.size()));
    }

    /** Each game found with its smallest size, and the defaults for the rest. */
    static Stream<Game<?, ?>> smallest() {
        return Games.all().stream().<Game<?, ?>>map(info -> {
            GameOptions first = info.options().stream()
                    .filter(option -> option.name().equals("size"))
                    .findFirst()
                    .flatMap(size -> values(size.values(GameOptions.create())).findFirst())
                    .map(size -> GameOptions.of("size", size))
                    .orElse(GameOptions.create());
            return create(info, first);
        });
    }

    private static Game<?, ?> create(GameInfo info, GameOptions options) {
        return Games.create(info.name(), options);
    }

    /** All choices of the options from number {@code next} on, added to those chosen. */
    private static Stream<GameOptions> combinations(GameInfo info, int next, GameOptions chosen) {
        if (next == info.options().size()) {
            return Stream.of(chosen);
        }
        GameOption option = info.options().get(next);
        GameOption.Values values = option.values(chosen);
        if (values instanceof GameOption.Nothing) {
            return combinations(info, next + 1, chosen);
        }
        return values(values).flatMap(value -> combinations(info, next + 1, chosen.with(option.name(), value)));
    }

    private static Stream<String> values(GameOption.Values values) {
        if (values instanceof GameOption.Choice choice) {
            return choice.values().stream();
        }
        if (values instanceof GameOption.Range range) {
            return LongStream.of(range.lowest(), range.chosen(), range.highest())
                    .distinct()
                    .mapToObj(Long::toString);
        }
        return Stream.empty();
    }

    /** A state of a random game, within {@link #FAR} moves from the start. */
    static <S> S anyState(Game<S, ?> game, Rng rng) {
        long seed = rng.next();
        Position<S> position = game.position(game.initialState());
        int length = Math.min(position.playOut(new Rng(seed)), FAR);
        position = game.position(game.initialState());
        Rng again = new Rng(seed);
        for (int plies = rng.below(length + 1); plies > 0 && !position.isOver(); plies--) {
            position.play(position.randomMove(again));
        }
        return position.toState();
    }

    /** A legal move, if the game is not over. */
    static <S, M> Optional<M> anyMove(Game<S, M> game, S state, Rng rng) {
        List<M> moves = game.legalMoves(state);
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(rng.below(moves.size())));
    }
}
