package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardView.Tally;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Player;
import dev.boardwright.core.ScoredLine;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.session.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes the end of a game with its reason, and the score of a move. */
final class EndText {
    private EndText() {}

    /** {@code Black wins: the row b1 c1 d1. You have lost.} */
    static <S, M> String result(SeatedGame<S, M> seated) {
        GameSession<S, M> session = seated.session();
        GameInfo info = session.game().info();
        GameEnd end = session.end().orElseThrow();
        Optional<Player> winner = end.outcome().winner();
        boolean byRules = end.reason() == GameEnd.Reason.RULES;
        String reason = byRules ? reason(session).map(text -> ": " + text).orElse("") : ": " + end.describe(info);
        return winner.map(side -> info.side(side) + " wins" + reason + "." + personally(seated.seats(), side))
                .orElse("The game is drawn" + reason + ".");
    }

    /** The result from the side of the only person, if there is exactly one. */
    private static String personally(Seats seats, Player winner) {
        if (seats.isPerson(winner) == seats.isPerson(winner.opponent())) {
            return "";
        }
        return seats.isPerson(winner) ? " You have won!" : " You have lost.";
    }

    /** The reason for an end by the rules, if the game has one. */
    private static <S, M> Optional<String> reason(GameSession<S, M> session) {
        Game<S, M> game = session.game();
        List<Cell> cells = game.endCells(session.state());
        if (!cells.isEmpty()) {
            return Optional.of("the row " + names(cells));
        }
        List<String> reasons = new ArrayList<>();
        List<Tally> before = game.view(session.start()).tallies();
        List<Tally> after = game.view(session.state()).tallies();
        for (int i = 0; i < after.size(); i++) {
            Tally tally = after.get(i);
            for (Player player : Player.values()) {
                boolean had = i < before.size() && count(before.get(i), player) > 0;
                if (had && count(tally, player) == 0) {
                    reasons.add(game.info().side(player) + " has no " + tally.label() + " left");
                }
            }
        }
        if (reasons.isEmpty()) {
            after.stream()
                    .filter(tally -> tally.first() != tally.second())
                    .findFirst()
                    .or(() -> after.stream().findFirst())
                    .ifPresent(tally -> reasons.add(Math.max(tally.first(), tally.second()) + " " + tally.label()
                            + " to " + Math.min(tally.first(), tally.second())));
        }
        return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", reasons));
    }

    private static int count(Tally tally, Player player) {
        return player == Player.FIRST ? tally.first() : tally.second();
    }

    /** {@code e5 scores 9: d5 e5 f5 (3), e3 e4 e5 e6 e7 e8 (6)}; empty if the move scores nothing. */
    static <S, M> Optional<String> scored(Game<S, M> game, S before, M move) {
        List<ScoredLine> lines = game.scores(before, move);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        int points = lines.stream().mapToInt(ScoredLine::points).sum();
        return Optional.of(game.notation().formatMove(move) + " scores " + points + ": "
                + lines.stream()
                        .map(line -> names(line.cells()) + " (" + line.points() + ")")
                        .collect(Collectors.joining(", ")));
    }

    private static String names(List<Cell> cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }
}
