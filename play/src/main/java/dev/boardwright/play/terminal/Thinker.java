package dev.boardwright.play.terminal;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.ai.Line;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.WatchedSearcher;
import dev.boardwright.ai.match.Match;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Notation;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.session.Seat;
import java.time.Duration;
import java.util.stream.Collectors;

/** Lets computers think, and shows their intermediate results. */
final class Thinker {
    private final Console console;
    private final long seed;
    private final Evaluations evaluations;

    /** A thinker whose computers use this seed and these evaluations. */
    Thinker(Console console, long seed, Evaluations evaluations) {
        this.console = console;
        this.seed = seed;
        this.evaluations = evaluations;
    }

    /**
     * The result of a search.
     *
     * @param stopped whether a person stopped it
     */
    record Thought<M>(SearchResult<M> result, boolean stopped) {}

    /**
     * The search of a computer within these limits, in a game that is not over.
     *
     * @throws BoardwrightException if the computer's level fails
     */
    <S, M> Thought<M> think(GameSession<S, M> session, Seat.Computer computer, SearchLimits limits) {
        return search(session, Levels.named(session.game(), computer.level()), settings(), limits);
    }

    /** The best {@code lines} moves that can be found in this time. */
    <S, M> Thought<M> analyse(GameSession<S, M> session, int lines, Duration time) {
        Level minimax = Levels.named(session.game(), Levels.MINIMAX);
        return search(session, minimax, settings().withMultiPv(lines), SearchLimits.ofTime(time));
    }

    private SearchSettings settings() {
        return SearchSettings.create().withSeed(seed).withEvaluations(evaluations);
    }

    private <S, M> Thought<M> search(GameSession<S, M> session, Level level, SearchSettings own, SearchLimits limits) {
        String name = level.name();
        Notation<S, M> notation = session.game().notation();
        StopSignal stop = new StopSignal();
        SearchResult<M> result = console.interruptibly(stop::stop, () -> {
            console.status(name + " thinks (Ctrl-C stops it)");
            return WatchedSearcher.of(level, own, Match.DEFAULT_GRACE)
                    .search(
                            session.history(),
                            limits,
                            soFar -> console.status(
                                    name + ": depth " + soFar.depth() + ", " + text(notation, soFar.best())),
                            stop);
        });
        console.status("");
        return new Thought<>(result, stop.isStopped());
    }

    /** A line with its score for the side that moves first in it: {@code score +12  e5 d4}. */
    static <M> String text(Notation<?, M> notation, Line<M> line) {
        return ProofText.of(line.score()) + "  "
                + line.moves().stream().map(notation::formatMove).collect(Collectors.joining(" "));
    }
}
