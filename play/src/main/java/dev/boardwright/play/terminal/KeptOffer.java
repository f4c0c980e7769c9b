package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameRecord;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.session.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Offers the kept games. */
final class KeptOffer {
    /** The number of games on a page. */
    private static final int PER_PAGE = 9;

    private final List<Entry> games;

    /** A kept game and its file. */
    private record Entry(GameRecord<?, ?> record, KeptGame kept) {
        KeptSession resume() {
            return new KeptSession(SeatedGame.of(record, seats()), kept);
        }

        /** The players in a kept game; persons if it names none. */
        private Seats seats() {
            return Seats.of(record, new Seats(Seat.PERSON, Seat.PERSON));
        }

        /** Includes the players, because two games may have the same summary. */
        String description() {
            return SessionText.summary(record) + "; "
                    + SessionText.players(record.game().info(), seats());
        }
    }

    private KeptOffer(List<Entry> games) {
        this.games = games;
    }

    /** The kept games that can be read; only those of the named game, if there is one. */
    static KeptOffer of(UserFiles files, Optional<String> gameName) {
        List<Entry> games = new ArrayList<>();
        for (KeptGame kept : files.keptGames()) {
            read(kept)
                    .filter(record -> !record.result().isOver())
                    .filter(record -> gameName.isEmpty()
                            || gameName.get().equals(record.game().info().name()))
                    .ifPresent(record -> games.add(new Entry(record, kept)));
        }
        return new KeptOffer(games);
    }

    /**
     * The record of a kept game; empty if it cannot be read, for example because its game is no longer on the class
     * path.
     */
    private static Optional<GameRecord<?, ?>> read(KeptGame kept) {
        try {
            return Optional.of(kept.read());
        } catch (BoardwrightException e) {
            return Optional.empty();
        }
    }

    /** The item for menus, if there is a kept game. */
    <T> Optional<MenuItem<T>> item(T value) {
        if (games.isEmpty()) {
            return Optional.empty();
        }
        String description = games.size() == 1
                ? SessionText.summary(games.get(0).record())
                : "one of " + games.size() + " games in progress";
        return Optional.of(new MenuItem<>("continue", description, value));
    }

    /** The kept game that the person chooses; there is at least one. */
    KeptSession choose(Questions questions) {
        return games.size() == 1 ? games.get(0).resume() : choose(questions, 0);
    }

    private KeptSession choose(Questions questions, int from) {
        int end = Math.min(from + PER_PAGE, games.size());
        List<MenuItem<Optional<Entry>>> items = new ArrayList<>();
        games.subList(from, end).forEach(game -> items.add(MenuItem.of(game.description(), Optional.of(game))));
        if (end < games.size()) {
            items.add(new MenuItem<>("older", (games.size() - end) + " more", Optional.empty()));
        }
        return questions.choose("Which game?", items).map(Entry::resume).orElseGet(() -> choose(questions, end));
    }
}
