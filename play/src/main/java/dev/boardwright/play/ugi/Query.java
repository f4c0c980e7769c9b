package dev.boardwright.play.ugi;

import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Answers {@code query} commands. */
final class Query {
    private Query() {}

    /** The response to a query about {@code state}; empty if the query is unknown. */
    static <S, M> Optional<String> answer(Game<S, M> game, S state, List<String> arguments) {
        String answer = switch (arguments.isEmpty() ? "" : arguments.get(0)) {
            case "p1turn" -> " " + (game.turn(state) == Player.FIRST);
            case "gameover" -> " " + game.outcome(state).isOver();
            case "result" -> " " + game.outcome(state).code();
            case "position" -> " " + game.notation().formatState(state);
            case "moves" ->
                game.legalMoves(state).stream()
                        .map(move -> " " + game.notation().formatMove(move))
                        .collect(Collectors.joining());
            default -> null;
        };
        return Optional.ofNullable(answer).map(text -> "response" + text);
    }
}
