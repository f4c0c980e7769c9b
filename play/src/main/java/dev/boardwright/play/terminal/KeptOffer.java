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

/** Offers the games that were left in progress. */
final class KeptOffer {
    /** How many games are offered at a time. */
    private static final int PER_PAGE = 9;

    private final List<Entry> games;

    /** A game that was left, and its place on the disk. */
    private record Entry(GameRecord<?, ?> record, KeptGame kept) {
        KeptSession resume() {
            return new KeptSession(SeatedGame.of(record, seats()), kept);
        }

        /** A kept game names the players it was left by; somebody else's record is played by persons. */
        private Seats seats() {
            return Seats.of(record, new Seats(Seat.PERSON, Seat.PERSON));
        }

        /** Two games that stand alike are told apart by who plays them. */
        String description() {
            return SessionText.summary(record) + "; "
                    + SessionText.players(record.game().info(), seats());
        }
    }

    private KeptOffer(List<Entry> games) {
        this.games = games;
    }

    /** The games in progress that can be read; where a game is named, only of that. */
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

    /** The record of a kept game; empty if it cannot be read: its game may not be on the class path any more. */
    private static Optional<GameRecord<?, ?>> read(KeptGame kept) {
        try {
            return Optional.of(kept.read());
        } catch (BoardwrightException e) {
            return Optional.empty();
        }
    }

    /** The item that a menu adds, if there is a game to go on with. */
    <T> Optional<MenuItem<T>> item(T value) {
        if (games.isEmpty()) {
            return Optional.empty();
        }
        String description = games.size() == 1
                ? SessionText.summary(games.get(0).record())
                : "one of " + games.size() + " games in progress";
        return Optional.of(new MenuItem<>("continue", description, value));
    }

    /** The game that the person wants to go on with; there is at least one. */
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
