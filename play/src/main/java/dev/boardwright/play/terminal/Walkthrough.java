package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Game;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.core.record.PlayedMove;
import dev.boardwright.play.console.Completion;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Text;
import java.util.List;
import java.util.Locale;

/**
 * Shows the states of a game one after the other, forwards and backwards.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class Walkthrough<S, M> {
    private static final String PROMPT = "Enter next, b back, f first, l last, a number, q done> ";

    private final Console console;
    private final BoardScreen screen;
    private final Game<S, M> game;
    private final List<S> states;
    private final List<PlayedMove<M>> moves;
    private int at;

    Walkthrough(Console console, BoardScreen screen, GameSession<S, M> session) {
        this.console = console;
        this.screen = screen;
        game = session.game();
        states = session.states();
        moves = session.moves();
    }

    /** Shows states until the person stops. */
    void run() {
        if (moves.isEmpty()) {
            throw new BoardwrightException("there are no moves yet");
        }
        while (true) {
            show();
            String answer = console.read(PROMPT, Completion.NONE).toLowerCase(Locale.ROOT);
            switch (answer) {
                case "" -> {
                    if (at == moves.size()) {
                        return;
                    }
                    at++;
                }
                case "n", "next" -> at = Math.min(at + 1, moves.size());
                case "b", "back" -> at = Math.max(at - 1, 0);
                case "f", "first" -> at = 0;
                case "l", "last" -> at = moves.size();
                case "q", "quit", "done", "menu" -> {
                    return;
                }
                default -> jump(answer);
            }
        }
    }

    /** Jumps to the first move with this number. */
    private void jump(String number) {
        for (int i = 0; i < moves.size(); i++) {
            if (Integer.toString(moves.get(i).number()).equals(number)) {
                at = i + 1;
                return;
            }
        }
        console.say("there is no move " + BoardwrightException.quote(number) + "; the last is "
                + moves.get(moves.size() - 1).number());
    }

    private void show() {
        if (at == 0) {
            screen.draw(game, states.get(0), List.of());
            console.say("The start; " + Text.count(moves.size(), "move") + " follow.");
            return;
        }
        PlayedMove<M> played = moves.get(at - 1);
        M move = played.move();
        List<Cell> end = game.endCells(states.get(at));
        screen.draw(game, states.get(at), end.isEmpty() ? game.cells(states.get(at - 1), move) : end);
        SessionText.tallies(game, states.get(at)).forEach(console::say);
        console.say(played.label() + " " + game.notation().formatMove(move) + " ("
                + game.info().side(played.player()) + "), " + at + " of " + moves.size());
        EndText.scored(game, states.get(at - 1), move).ifPresent(console::say);
    }
}
