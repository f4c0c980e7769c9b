package dev.boardwright.ai.job;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.ai.match.SelfPlayGame;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.core.record.GameEnd;

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

    /** The lines of a job that begins at {@code start}. */
    public SelfPlayLines(SelfPlay<S, M> job, S start) {
        this.job = job;
        facts = JobFacts.of(job, start);
    }

    /** The facts, which are the same in every line. */
    public Json facts() {
        return facts;
    }

    /** The line of a game. */
    public String line(SelfPlayGame<S, M> played) {
        Game<S, M> game = job.game();
        Json line = new Json()
                .withAll(facts)
                .with(JobLine.NUMBER, played.number() + 1)
                .with("opening", GameJson.texts(game, played.openingMoves()))
                .with("start", game.notation().formatState(played.start()))
                .with("moves", GameJson.texts(game, played.moves()))
                .with("scores", played.scores().stream().map(Score::value).toList())
                .with("result", played.record().result().code())
                .with("margin", game.margin(played.record().finalState()));
        played.record()
                .end()
                .filter(end -> end.reason() != GameEnd.Reason.RULES)
                .ifPresent(end -> line.with("termination", GameOption.text(end.reason())));
        return line.toString();
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
        try {
            JsonReader.object(line);
        } catch (BoardwrightException e) {
            throw new BoardwrightException("line " + (k + 1) + " is damaged: " + e.getMessage(), e);
        }
    }
}
