package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.record.GameRecord;
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
import java.util.Set;
import java.util.stream.Collectors;

/** Offers the kept games. Their moves are played only when a game is described, because there may be many long ones. */
final class KeptOffer {
    /** The number of games on a page. */
    private static final int PER_PAGE = 9;

    private final List<KeptGame> games;

    /** A kept game and its file. */
    private record Entry(GameRecord<?, ?> record, KeptGame kept) {
        /** The game in a place; empty if it cannot be read. */
        static Optional<Entry> of(KeptGame kept) {
            try {
                return Optional.of(new Entry(kept.read(), kept));
            } catch (BoardwrightException e) {
                return Optional.empty();
            }
        }

        KeptSession resume() {
            return new KeptSession(SeatedGame.of(record, seats()), kept);
        }

        /** The players in the record; a side without a name is a person. */
        private Seats seats() {
            return Seats.of(record, new Seats(Seat.PERSON, Seat.PERSON));
        }

        /** Includes the players, because two games may have the same summary. */
        String description() {
            return SessionText.summary(record) + "; "
                    + SessionText.players(record.game().info(), seats());
        }
    }

    private KeptOffer(List<KeptGame> games) {
        this.games = games;
    }

    /** The games in progress, of those games that are found; if a game is named, only its games. */
    static KeptOffer of(UserFiles files, Optional<String> gameName) {
        Set<String> wanted = gameName.map(Set::of)
                .orElseGet(() -> Games.all().stream().map(GameInfo::name).collect(Collectors.toSet()));
        return new KeptOffer(files.keptGames().stream()
                .filter(kept -> kept.gameName().filter(wanted::contains).isPresent())
                .toList());
    }

    /** The item for menus, if there is a kept game. */
    <T> Optional<MenuItem<T>> item(T value) {
        if (games.size() > 1) {
            String description = "one of " + games.size() + " games in progress";
            return Optional.of(new MenuItem<>("continue", description, value));
        }
        return games.stream()
                .findFirst()
                .flatMap(Entry::of)
                .map(game -> new MenuItem<>("continue", SessionText.summary(game.record()), value));
    }

    /** The kept game that the person chooses; there is at least one. */
    KeptSession choose(Questions questions) {
        return games.size() == 1
                ? Entry.of(games.get(0)).orElseThrow(KeptOffer::unreadable).resume()
                : choose(questions, 0);
    }

    private KeptSession choose(Questions questions, int from) {
        List<MenuItem<Optional<Entry>>> items = new ArrayList<>();
        int end = from;
        while (end < games.size() && items.size() < PER_PAGE) {
            Entry.of(games.get(end)).ifPresent(game -> items.add(MenuItem.of(game.description(), Optional.of(game))));
            end++;
        }
        if (items.isEmpty()) {
            throw unreadable();
        }
        if (end < games.size()) {
            items.add(new MenuItem<>("older", (games.size() - end) + " more", Optional.empty()));
        }
        int older = end;
        return questions.choose("Which game?", items).map(Entry::resume).orElseGet(() -> choose(questions, older));
    }

    private static BoardwrightException unreadable() {
        return new BoardwrightException("the games in progress cannot be read");
    }
}
