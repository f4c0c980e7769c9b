package dev.boardwright.ai.solve.proof;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.SafeText;
import dev.boardwright.core.json.JsonReader;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks proofs with the rules of the game: {@link Game#legalMoves}, {@link Game#play} and {@link Game#outcome}.
 *
 * <p>All lines are kept in memory: about 500 bytes for a line of a large board.
 */
public final class ProofChecker {
    private ProofChecker() {}

    /**
     * The verdict on a proof, given its lines. The game is the one that the first line names.
     *
     * @throws BoardwrightException if the first line is not that of a proof, or names a game that is not known here
     */
    public static ProofVerdict check(Iterator<String> lines) {
        String first = lines.hasNext() ? lines.next() : "";
        return check(Games.create(game(first), options(first)), first, lines);
    }

    /**
     * The verdict on a proof by another edition of the rules of the same game.
     *
     * @throws BoardwrightException if the first line is not that of a proof of this game
     */
    public static ProofVerdict check(Game<?, ?> game, Iterator<String> lines) {
        String first = lines.hasNext() ? lines.next() : "";
        if (!game.info().name().equals(game(first))
                || !game.info().resolve(options(first)).equals(game.options())) {
            throw new BoardwrightException("not a proof of " + game);
        }
        return check(game, first, lines);
    }

    private static Map<String, @Nullable Object> claim(String line) {
        Map<String, @Nullable Object> claim;
        try {
            claim = JsonReader.object(line);
        } catch (BoardwrightException e) {
            throw new BoardwrightException("not a proof: the first line is not a JSON object", e);
        }
        if (!ProofWriter.FORMAT.equals(claim.get("format"))) {
            throw new BoardwrightException("not a proof: the format of the first line is not " + ProofWriter.FORMAT);
        }
        if (!String.valueOf(ProofWriter.VERSION).equals(String.valueOf(claim.get("version")))) {
            throw new BoardwrightException("a proof of version "
                    + BoardwrightException.quote(String.valueOf(claim.get("version"))) + "; this program knows version "
                    + ProofWriter.VERSION);
        }
        return claim;
    }

    private static String game(String line) {
        return ProofStep.text(claim(line), "game");
    }

    private static GameOptions options(String line) {
        if (!(claim(line).get("options") instanceof Map<?, ?> map)) {
            throw new BoardwrightException("the member options is an object");
        }
        GameOptions options = GameOptions.create();
        for (Map.Entry<?, ?> option : map.entrySet()) {
            options = options.with(String.valueOf(option.getKey()), String.valueOf(option.getValue()));
        }
        return options;
    }

    private static <S, M> ProofVerdict check(Game<S, M> game, String first, Iterator<String> lines) {
        Map<String, @Nullable Object> claim = claim(first);
        S state = game.notation().parseState(ProofStep.text(claim, "position"));
        Outcome outcome = Stream.of(Outcome.values())
                .filter(each -> each.isOver() && each.code().equals(claim.get("outcome")))
                .findFirst()
                .orElseThrow(() -> new BoardwrightException("the member outcome is p1win, p2win or draw"));
        ProofStep start = new ProofStep(1, "", "", ProofStep.texts(claim, "then"));
        ProofLines read = new ProofLines(first);
        Optional<String> failure = read.read(lines);
        long positions = 0;
        if (failure.isEmpty()) {
            for (Player player : Player.values()) {
                boolean claimed = outcome.winner().isEmpty() || outcome.winner().get() == player;
                if (claimed && failure.isEmpty()) {
                    StrategyCheck<S, M> strategy = new StrategyCheck<>(game, read.steps(), player, outcome);
                    failure = Optional.ofNullable(strategy.failure(state, start));
                    positions += strategy.positions();
                }
            }
        }
        if (failure.isEmpty()) {
            failure = read.problem();
        }
        return new ProofVerdict(positions, outcome.code(), failure.map(SafeText::line));
    }
}
