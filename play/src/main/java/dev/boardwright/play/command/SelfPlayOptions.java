package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games of a level against itself, on the command line, for a command to mix in. */
@Command
public final class SelfPlayOptions {
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

    /** For picocli. */
    public SelfPlayOptions() {}

    /** The result of {@code visitor} for the game that was chosen. */
    public <R> R with(GameVisitor<R> visitor) {
        return selection.with(visitor);
    }

    /** The game and its first state. */
    public <S, M> StartingPoint<S, M> start(Game<S, M> game) {
        return selection.start(game);
    }

    /** The number of games at a time. */
    public int concurrency() {
        return (int) ThinkingLimit.positive("--concurrency", concurrency);
    }

    /** The games to play. */
    public <S, M> SelfPlay<S, M> job(StartingPoint<S, M> start, String level, int games) {
        ThinkingLimit.positive("--games", games);
        Openings<S, M> begin = openings.openings(start);
        MatchPlayer player = MatchPlayer.ofLevel(start.game(), level, ThinkingLimit.limits(limit, DEFAULT_LIMITS));
        SelfPlay<S, M> whole = SelfPlay.of(start.game(), player)
                .withOpenings(begin)
                .withGames(games)
                .withSeed(seed);
        return whole.shard(shard.shard().index(), shard.shard().count());
    }
}
