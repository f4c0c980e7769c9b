package dev.boardwright.play.files;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.learn.LearnedEvaluation;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.SafeText;
import dev.boardwright.core.pattern.PatternEvaluation;
import org.jspecify.annotations.Nullable;

/** The weights that a person chooses for the levels of a game: a file, or a word. */
public final class Weights {
    /** The word for the game's evaluation without weights. */
    public static final String NONE = "none";

    private Weights() {}

    /**
     * A level with these weights as a player of matches, named after both.
     *
     * @throws BoardwrightException as {@link #evaluations} does
     */
    public static MatchPlayer player(Game<?, ?> game, String level, SearchLimits limits, @Nullable String choice) {
        MatchPlayer player = MatchPlayer.ofLevel(game, level, limits, evaluations(choice, game));
        return choice == null ? player : player.withName(level + " with " + SafeText.line(choice));
    }

    /**
     * The evaluations of levels.
     *
     * @param choice the name of a file, or {@link #NONE}; null or empty for the evaluation that the game has
     * @throws BoardwrightException if the file is not one of weights for this game
     */
    public static <S> Evaluations evaluations(@Nullable String choice, Game<S, ?> game) {
        if (choice == null || choice.isEmpty()) {
            return Evaluations.own();
        }
        return Evaluations.only(
                game,
                choice.equals(NONE)
                        ? PatternEvaluation.baseOf(game)
                        : LearnedEvaluation.read(FileNames.path(choice), game));
    }
}
