package dev.boardwright.play.job;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.ai.match.SelfPlayGame;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.Version;
import java.util.List;

/**
 * The games of self-play as lines of JSON. Every line begins with the facts of the whole job, the same in each shard,
 * followed by the number of the game, from 1.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class SelfPlayLines<S, M> {
    private final SelfPlay<S, M> job;
    private final Json facts;

    /** The lines of a job that begins at {@code position}. */
    public SelfPlayLines(SelfPlay<S, M> job, String position) {
        this.job = job;
        Json options = new Json();
        job.game().options().asMap().forEach(options::with);
        facts = new Json()
                .with("game", job.game().info().name())
                .with("options", options)
                .with("seed", job.seed())
                .with("level", job.player().name())
                .with("limits", Limits.json(job.player().limits()))
                .with("version", Version.text())
                .with("position", position)
                .with("openings", job.openings().plies());
    }

    /** The facts, which are the same in every line. */
    public Json facts() {
        return facts;
    }

    /** The line of a game. */
    public String line(SelfPlayGame<S, M> played) {
        Game<S, M> game = job.game();
        return new Json()
                .withAll(facts)
                .with("number", played.number() + 1)
                .with("opening", texts(played.openingMoves()))
                .with("start", game.notation().formatState(played.start()))
                .with("moves", texts(played.moves()))
                .with("scores", played.scores().stream().map(Score::value).toList())
                .with("result", played.record().result().code())
                .with("margin", game.margin(played.record().finalState()))
                .toString();
    }

    private List<String> texts(List<M> moves) {
        return moves.stream().map(job.game().notation()::formatMove).toList();
    }

    /** Checks that a line of a file to resume is that of the k-th game of this job, from 0. */
    public void check(long k, String line) {
        long number = job.shard().index() + k * job.shard().count() + 1;
        String facts = this.facts.toString();
        String expected = facts.substring(0, facts.length() - 1) + ",\"number\":" + number + ",";
        if (k >= job.size() || !line.startsWith(expected)) {
            throw new BoardwrightException(
                    "line " + (k + 1) + " is not from this run: it should begin with " + expected);
        }
    }
}
