package dev.boardwright.play.terminal;

import dev.boardwright.core.GameRecord;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.GameSession;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.Seats;
import java.util.List;
import java.util.Optional;

/** Offers the games that were left in progress. */
final class KeptOffer {
    /** A game that was left, as it can be taken up again. */
    private final List<KeptSession> games;

    private KeptOffer(List<KeptSession> games) {
        this.games = games;
    }

    /** The games in progress among these files; where a game is named, only of that. */
    static KeptOffer of(UserFiles files, Optional<String> gameName) {
        return new KeptOffer(files.keptGames().stream()
                .map(kept -> new KeptSession(resume(kept.read()), kept))
                .filter(prepared -> gameName.isEmpty()
                        || gameName.get()
                                .equals(prepared.session().game().info().name()))
                .toList());
    }

    /** A kept game names the players it was left by; somebody else's record is played by persons. */
    private static GameSession<?, ?> resume(GameRecord<?, ?> record) {
        return GameSession.of(record, Seats.of(record, new Seats(Seat.PERSON, Seat.PERSON)));
    }

    /** The choice that a menu adds, if there is a game to go on with. */
    <T> Optional<MenuItem<T>> choice(T value) {
        if (games.isEmpty()) {
            return Optional.empty();
        }
        String description = games.size() == 1
                ? SessionText.summary(games.get(0).session())
                : "one of " + games.size() + " games in progress";
        return Optional.of(new MenuItem<>("continue", description, value));
    }

    /** Two games that stand alike are told apart by who plays them. */
    private static String description(GameSession<?, ?> session) {
        return SessionText.summary(session) + "; " + SessionText.players(session);
    }

    /** The game that the person wants to go on with; there is at least one. */
    KeptSession choose(Questions questions) {
        if (games.size() == 1) {
            return games.get(0);
        }
        return questions.choose(
                "Which game?",
                games.stream()
                        .map(game -> MenuItem.of(description(game.session()), game))
                        .toList());
    }
}
