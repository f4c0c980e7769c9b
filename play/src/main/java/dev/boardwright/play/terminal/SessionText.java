package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.GameEnd;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.session.GameSession;
import dev.boardwright.play.session.Seats;
import dev.boardwright.play.support.RulesText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What there is to say of a game being played, in words. */
final class SessionText {
    private SessionText() {}

    /** {@code 369, size 9, variant neutral}: the game, its options, and who plays. */
    static String title(GameSession<?, ?> session) {
        GameInfo info = session.game().info();
        GameOptions options = session.game().options();
        List<String> parts = new ArrayList<>(List.of(info.title()));
        for (GameOption option : info.options()) {
            options.find(option.name()).ifPresent(value -> parts.add(option.name() + " " + value));
        }
        return String.join(", ", parts) + "\n" + players(session);
    }

    /** {@code White (you) against Black (random)}. */
    static String players(GameSession<?, ?> session) {
        return player(session, Player.FIRST) + " against " + player(session, Player.SECOND);
    }

    /** {@code White (you)}: a side and who plays it. */
    private static String player(GameSession<?, ?> session, Player player) {
        String side = session.game().info().side(player);
        Seats seats = session.seats();
        if (!seats.isPerson(player)) {
            return side + " (" + seats.of(player).name() + ")";
        }
        return seats.isPerson(player.opponent()) ? side : side + " (you)";
    }

    /** The lines below the board: what is counted, and what comes next or what came out. */
    static List<String> standing(GameSession<?, ?> session) {
        GameInfo info = session.game().info();
        Stream<String> tallies = session.view().tallies().stream().map(tally -> tally(info, tally));
        return Stream.concat(tallies, Stream.of(session.isOver() ? result(session) : turn(session)))
                .toList();
    }

    private static String tally(GameInfo info, BoardView.Tally tally) {
        return Text.capitalised(tally.label()) + ": " + info.side(Player.FIRST) + " " + tally.first() + ", "
                + info.side(Player.SECOND) + " " + tally.second();
    }

    private static String turn(GameSession<?, ?> session) {
        int number = session.record().moves().size() + 1;
        return "Move " + number + ": " + player(session, session.turn()) + " to move";
    }

    private static String result(GameSession<?, ?> session) {
        Outcome outcome = session.result();
        GameInfo info = session.game().info();
        Optional<Player> winner = outcome.winner();
        if (winner.isEmpty()) {
            return "The game is drawn.";
        }
        String resigned = session.record()
                .end()
                .filter(end -> end.reason() == GameEnd.Reason.RESIGNATION)
                .map(end -> info.side(winner.get().opponent()) + " resigns. ")
                .orElse("");
        return resigned + info.side(winner.get()) + " wins." + personally(session.seats(), winner.get());
    }

    /** What the result means to the only person, if there is just one. */
    private static String personally(Seats seats, Player winner) {
        if (seats.isPerson(winner) == seats.isPerson(winner.opponent())) {
            return "";
        }
        return seats.isPerson(winner) ? " You have won!" : " You have lost.";
    }

    /** {@code Blackstone, 12 moves, Red to move}: a game in one line, to choose it from others. */
    static String summary(GameSession<?, ?> session) {
        int moves = session.record().moves().size();
        return session.game().info().title() + ", " + Text.count(moves, "move") + ", " + session.sideToMove()
                + " to move";
    }

    /** The rules of a game, for a terminal of this width. */
    static String rules(GameInfo info, int width) {
        return Refolding.fold(RulesText.of(info), width);
    }

    /** How a board is to be read, where it is not plain. */
    static List<String> legend(BoardView view) {
        List<String> lines = new ArrayList<>(List.of("Brackets show the last move."));
        if (view.cells().stream().anyMatch(cell -> cell.pieces().size() > 1)) {
            lines.add("A stack shows its top piece and its height; below, how many green pieces are in it.");
        }
        return lines;
    }
}
