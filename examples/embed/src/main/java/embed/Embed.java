package embed;

import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Player;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** One game in an application: play, undo by keeping states, print, save, load. */
public final class Embed {
    private Embed() {}

    public static void main(String[] args) throws IOException {
        ThreeSixNine game = ThreeSixNine.create();
        Deque<ThreeSixNineState> history = new ArrayDeque<>();
        history.push(game.initialState());
        for (String move : new String[] {"e5", "d5", "f5"}) {
            history.push(game.play(history.peek(), ThreeSixNineMove.of(move)));
        }
        System.out.println("played:  " + history.peek());

        history.pop();
        System.out.println("undone:  " + history.peek());

        try {
            game.play(history.peek(), ThreeSixNineMove.of("e5"));
        } catch (IllegalMoveException e) {
            System.out.println("refused: " + e.getMessage());
        }

        Path file = Files.createTempFile("game", ".pgn");
        GameRecord<ThreeSixNineState, ThreeSixNineMove> record = GameRecord.of(game)
                .withPlayerName(Player.FIRST, "Ann")
                .play(ThreeSixNineMove.of("e5"))
                .play(ThreeSixNineMove.of("d5"));
        Files.writeString(file, record.toText());
        GameRecord<?, ?> loaded = GameRecord.parse(Files.readString(file));
        System.out.println("loaded:  " + loaded.finalState());
        Files.delete(file);
    }
}
