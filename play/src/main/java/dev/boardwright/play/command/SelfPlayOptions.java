package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Game;
import dev.boardwright.play.files.Weights;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games of a level against itself, on the command line, for a command to mix in. */
@Command
final class SelfPlayOptions {
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofNodes(1000);

    @Mixin
    private PositionSelection selection;

    @Mixin
    private OpeningSelection openings;

    @Mixin
    private ShardSelection shard;

    @ArgGroup
    private @Nullable ThinkingLimit limit;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Decides the openings and the games; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--concurrency",
            paramLabel = "T",
            description = "How many games to play at a time; default ${DEFAULT-VALUE}.")
    private int concurrency = 1;

    /** The game that was chosen. */
    Game<?, ?> game() {
        return selection.game();
    }

    /** The game and its first state. */
    <S, M> StartingPoint<S, M> start(Game<S, M> game) {
        return selection.start(game);
    }

    /** The files that are read. */
    List<Path> inputs() {
        return openings.inputs();
    }

    /** Whether a part of the games was chosen. */
    boolean isShard() {
        return shard.isGiven();
    }

    /** The number of games at a time. */
    int concurrency() {
        return (int) Limits.positive("--concurrency", concurrency);
    }

    /** The games to play, with these weights if they are not null. */
    <S, M> SelfPlay<S, M> job(StartingPoint<S, M> start, String level, int games, @Nullable String weights) {
        Limits.positive("--games", games);
        Openings<S, M> begin = openings.openings(start);
        MatchPlayer player = Weights.player(start.game(), level, ThinkingLimit.limits(limit, DEFAULT_LIMITS), weights);
        SelfPlay<S, M> whole = SelfPlay.of(start.game(), player)
                .withOpenings(begin)
                .withGames(games)
                .withSeed(seed)
                .withMaxPlies(openings.maxPlies());
        return whole.shard(shard.shard().index(), shard.shard().count());
    }
}
