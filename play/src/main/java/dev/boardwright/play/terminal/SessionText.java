package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.core.record.PlayedMove;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.session.ChessClock;
import dev.boardwright.play.session.ClockText;
import dev.boardwright.play.session.MoveInput;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.session.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Descriptions of a game in progress. */
final class SessionText {
    private SessionText() {}

    /** {@code 369, size 9, variant neutral}: the game, its options, and who plays. */
    static String title(SeatedGame<?, ?> seated) {
        GameInfo info = seated.session().game().info();
        GameOptions options = seated.session().game().options();
        List<String> parts = new ArrayList<>(List.of(info.title()));
        for (GameOption option : info.options()) {
            options.find(option.name()).ifPresent(value -> parts.add(option.name() + " " + value));
        }
        seated.timeControl().ifPresent(control -> parts.add("clock " + control));
        return String.join(", ", parts) + "\n" + players(info, seated.seats());
    }

    /** {@code White (you) against Black (random)}. */
    static String players(GameInfo info, Seats seats) {
        return player(info, seats, Player.FIRST) + " against " + player(info, seats, Player.SECOND);
    }

    /** {@code White (you)}: a side and who plays it. */
    private static String player(GameInfo info, Seats seats, Player player) {
        String side = info.side(player);
        if (!seats.isPerson(player)) {
            return side + " (" + seats.of(player).name() + ")";
        }
        return seats.isPerson(player.opponent()) ? side : side + " (you)";
    }

    /** The lines below the board: tallies, time left, and the side to move or the result. */
    static <S, M> List<String> standing(SeatedGame<S, M> seated, MoveInput<S, M> input, Optional<ChessClock> clock) {
        GameSession<S, M> session = seated.session();
        List<String> lines = new ArrayList<>(tallies(session.game(), session.state()));
        clock.ifPresent(times -> lines.add(times(session.game().info(), times)));
        lines.add(session.isOver() ? EndText.result(seated) : turn(seated, input));
        return lines;
    }

    private static String times(GameInfo info, ChessClock clock) {
        return "Clock: " + info.side(Player.FIRST) + " " + ClockText.of(clock.left(Player.FIRST)) + ", "
                + info.side(Player.SECOND) + " " + ClockText.of(clock.left(Player.SECOND));
    }

    /** The tallies of a state, one line each. */
    static <S> List<String> tallies(Game<S, ?> game, S state) {
        GameInfo info = game.info();
        return game.view(state).tallies().stream()
                .map(tally -> tally(info, tally))
                .toList();
    }

    private static String tally(GameInfo info, BoardView.Tally tally) {
        return Text.capitalised(tally.label()) + ": " + info.side(Player.FIRST) + " " + tally.first() + ", "
                + info.side(Player.SECOND) + " " + tally.second();
    }

    private static <S, M> String turn(SeatedGame<S, M> seated, MoveInput<S, M> input) {
        GameSession<S, M> session = seated.session();
        String number = session.nextLabel().replace(".", "");
        return "Move " + number + ": " + player(session.game().info(), seated.seats(), session.turn()) + " to move"
                + hint(input);
    }

    /** The moves that the board does not show; nothing in a game without a board, unless there is only one move. */
    private static String hint(MoveInput<?, ?> input) {
        List<String> hidden = input.movesOffTheBoard();
        int moves = input.texts().size();
        if (moves == 1 && hidden.size() == 1) {
            return "; the only move is " + hidden.get(0);
        }
        return hidden.isEmpty() || hidden.size() == moves ? "" : "; also possible: " + String.join(", ", hidden);
    }

    /** {@code Blackstone, 12 moves, Red to move}: a game in one line, to choose it from others. */
    static <S> String summary(GameRecord<S, ?> record) {
        Game<S, ?> game = record.game();
        return game.info().title() + ", " + Text.count(record.moves().size(), "move") + ", "
                + game.info().side(game.turn(record.finalState())) + " to move";
    }

    /** {@code 1. e5 d4 2. f6}: all moves in one line, numbered as in a record. */
    static <M> String moves(Notation<?, M> notation, List<PlayedMove<M>> moves) {
        StringBuilder out = new StringBuilder();
        int written = 0;
        for (PlayedMove<M> move : moves) {
            out.append(out.length() == 0 ? "" : " ");
            if (move.player() == Player.FIRST || move.number() != written) {
                out.append(move.label()).append(' ');
            }
            written = move.number();
            out.append(notation.formatMove(move.move()));
        }
        return out.toString();
    }

    /** How to read the board. */
    static List<String> legend(BoardView view) {
        List<String> lines = new ArrayList<>(List.of("Brackets show the last move."));
        if (view.cells().stream().anyMatch(cell -> cell.pieces().size() > 1)) {
            lines.add("A stack shows its top piece and its height; below, how many green pieces are in it.");
        }
        return lines;
    }
}
