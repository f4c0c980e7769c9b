package dev.boardwright.ai.match;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The openings of a match or of self-play: a list that is repeated in order, and a number of random moves after each.
 * The same seed and number give the same opening.
 *
 * @param book the openings in order, at least one
 * @param plies the number of random moves that follow
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record Openings<S, M>(List<Opening<S, M>> book, int plies) {
    /** The default number of random moves. */
    public static final int DEFAULT_PLIES = 2;

    /** The number of attempts to find random moves that do not end the game. After that none are played. */
    private static final int TRIES = 100;

    /** Copies the list and validates the number. */
    public Openings {
        book = List.copyOf(book);
        if (book.isEmpty() || plies < 0) {
            throw new IllegalArgumentException("openings need at least one state, and a number of plies from 0");
        }
    }

    /** Random moves from one state. */
    public static <S, M> Openings<S, M> from(S start, int plies) {
        return new Openings<>(List.of(new Opening<>(start, List.of())), plies);
    }

    /**
     * The openings of a book, with no random moves after them.
     *
     * @param start the state before the moves of an opening
     * @param lines an opening each: moves separated by spaces, or a position, which has a slash; empty ones and those that begin
     *     with a hash sign are skipped
     * @throws BoardwrightException if a line is not an opening after which the game goes on, or there is none
     */
    public static <S, M> Openings<S, M> parse(Game<S, M> game, S start, List<String> lines) {
        List<Opening<S, M>> book = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    book.add(Opening.parse(game, start, line));
                } catch (BoardwrightException e) {
                    throw new BoardwrightException("line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        if (book.isEmpty()) {
            throw new BoardwrightException("there is no opening in it");
        }
        return new Openings<>(book, 0);
    }

    /** These openings with another number of random moves. */
    public Openings<S, M> withPlies(int value) {
        return new Openings<>(book, value);
    }

    /** Whether the random moves can leave the game unfinished after each opening. If not, games begin without them. */
    public boolean leaveGamesUnfinished(Game<S, M> game) {
        return IntStream.range(0, book.size())
                .allMatch(i ->
                        get(game, 0, i).moves().size() == book.get(i).moves().size() + plies);
    }

    /** The opening with this number, from 0. It does not end the game. */
    Opening<S, M> get(Game<S, M> game, long seed, long number) {
        Opening<S, M> given = book.get((int) (number % book.size()));
        given.history(game);
        Rng rng = new Rng(Rng.mix(~seed) + number);
        for (int tries = 0; tries < TRIES; tries++) {
            Position<S> position = GameHistory.of(game, given.start()).position();
            List<M> moves = new ArrayList<>(given.moves());
            given.moves().forEach(move -> position.play(game.encode(move)));
            while (moves.size() < given.moves().size() + plies && !position.isOver()) {
                int code = position.randomMove(rng);
                moves.add(game.decode(code));
                position.play(code);
            }
            if (!position.isOver()) {
                return new Opening<>(given.start(), moves);
            }
        }
        return given;
    }

    /** Checks that every move is legal, and that no opening ends the game. Replays the whole book. */
    void check(Game<S, M> game) {
        book.forEach(opening -> opening.history(game));
    }
}
