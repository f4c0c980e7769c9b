package dev.boardwright.play.ugi;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.play.support.PositionText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses the arguments of {@code position}. */
final class PositionCommand {
    private static final Pattern MOVES = Pattern.compile("(?<!\\S)moves(?!\\S)");
    private static final Pattern FEN = Pattern.compile("fen(?!\\S)");

    private PositionCommand() {}

    /**
     * The state that {@code startpos [moves ...]} or {@code fen <position> [moves ...]} leads to, with its past.
     *
     * @throws BoardwrightException if the arguments are invalid
     */
    static <S, M> GameHistory<S, M> read(Game<S, M> game, String arguments) {
        Matcher moves = MOVES.matcher(arguments);
        boolean hasMoves = moves.find();
        String beginning = hasMoves ? arguments.substring(0, moves.start()) : arguments;
        GameHistory<S, M> start = GameHistory.of(game, start(game, beginning.strip()));
        return hasMoves ? play(start, Words.of(arguments.substring(moves.end()))) : start;
    }

    private static <S> S start(Game<S, ?> game, String text) {
        if (text.equals("startpos")) {
            return game.initialState();
        }
        Matcher fen = FEN.matcher(text);
        if (!fen.lookingAt()) {
            throw new BoardwrightException("position takes startpos or fen, not " + BoardwrightException.quote(text));
        }
        return PositionText.parse(game, text.substring(fen.end()).strip());
    }

    private static <S, M> GameHistory<S, M> play(GameHistory<S, M> start, List<String> moves) {
        GameHistory<S, M> history = start;
        for (int i = 0; i < moves.size(); i++) {
            try {
                history = history.play(start.game().notation().parseMove(moves.get(i)));
            } catch (BoardwrightException e) {
                throw new BoardwrightException("move " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return history;
    }
}
