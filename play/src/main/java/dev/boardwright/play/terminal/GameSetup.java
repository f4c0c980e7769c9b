package dev.boardwright.play.terminal;

import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.GameRecord;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.GameSession;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.Seats;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Asks for a game: which one, who plays, and its options. What a request says is not asked. */
final class GameSetup {
    private final Console console;
    private final Questions questions;
    private final UserFiles files;
    private final Duration usualTime;
    private final Request request;

    GameSetup(Console console, UserFiles files, Duration usualTime, Request request) {
        this.console = console;
        this.questions = new Questions(console);
        this.files = files;
        this.usualTime = usualTime;
        this.request = request;
    }

    /** The game to be played: a new one, or one that was left in progress if the person would rather go on with that. */
    KeptSession prepare() {
        if (request.record().isPresent()) {
            return fresh(goOn(request.record().get()));
        }
        KeptOffer kept = KeptOffer.of(files, request.game());
        Optional<String> name = request.game().or(() -> askGame(kept));
        if (name.isEmpty()) {
            return kept.choose(questions);
        }
        Game<?, ?> usual = Games.create(name.get(), request.options());
        Optional<Seats> seats = askSeats(usual, kept);
        if (seats.isEmpty()) {
            return kept.choose(questions);
        }
        boolean described = request.hasPlayers() || request.position().isPresent();
        GameOptions options = described ? request.options() : askOptions(usual.info());
        return fresh(begin(Games.create(name.get(), options), seats.get()));
    }

    private KeptSession fresh(GameSession<?, ?> session) {
        return new KeptSession(session, files.newGame(session.game().info().name()));
    }

    private <S, M> GameSession<S, M> begin(Game<S, M> game, Seats seats) {
        S start = request.position().map(game.notation()::parseState).orElseGet(game::initialState);
        return GameSession.begin(game, start, seats);
    }

    /** A session that goes on with a record, played by those whom the request or else the record names. */
    private <S, M> GameSession<S, M> goOn(GameRecord<S, M> record) {
        Seat first = seatOf(record, Player.FIRST);
        return GameSession.of(record, new Seats(first, seatOf(record, Player.SECOND)));
    }

    private Seat seatOf(GameRecord<?, ?> record, Player player) {
        Game<?, ?> game = record.game();
        return given(game, player).or(() -> Seat.of(record, player)).orElseGet(() -> askPlayer(game, player));
    }

    /** The name of the game that the person chooses; empty if they go on with an earlier one. */
    private Optional<String> askGame(KeptOffer kept) {
        List<MenuItem<Optional<String>>> choices = Games.all().stream()
                .map(info -> MenuItem.of(info.title(), Optional.of(info.name())))
                .toList();
        return questions.choose("Which game?", kept.choice(Optional.empty()), choices, Optional.empty());
    }

    /** Who plays; empty if the person goes on with an earlier game. */
    private Optional<Seats> askSeats(Game<?, ?> game, KeptOffer kept) {
        if (request.first().isPresent() || request.second().isPresent()) {
            Seat first = given(game, Player.FIRST).orElseGet(() -> askPlayer(game, Player.FIRST));
            return Optional.of(new Seats(
                    first, given(game, Player.SECOND).orElseGet(() -> askPlayer(game, Player.SECOND))));
        }
        return askMode(game, request.game().isPresent() ? kept.choice(Optional.empty()) : Optional.empty())
                .map(mode -> new Seats(
                        seat(game, Player.FIRST, mode.personFirst), seat(game, Player.SECOND, mode.personSecond)));
    }

    /** Which sides persons play. */
    private record Mode(boolean personFirst, boolean personSecond) {}

    private Optional<Mode> askMode(Game<?, ?> game, Optional<MenuItem<Optional<Mode>>> zero) {
        String first = game.info().side(Player.FIRST);
        String second = game.info().side(Player.SECOND);
        List<MenuItem<Optional<Mode>>> choices = List.of(
                new MenuItem<>("person - person", "", Optional.of(new Mode(true, true))),
                new MenuItem<>(
                        "person - computer", "you are " + first + ", and begin", Optional.of(new Mode(true, false))),
                new MenuItem<>("computer - person", "you are " + second, Optional.of(new Mode(false, true))),
                new MenuItem<>("computer - computer", "you watch", Optional.of(new Mode(false, false))));
        return questions.choose("Who plays?", zero, choices, Optional.of(Optional.of(new Mode(true, false))));
    }

    private Seat seat(Game<?, ?> game, Player player, boolean person) {
        return person ? Seat.PERSON : askLevel(game, player, List.of());
    }

    /** Who plays a side, if the request says so. */
    private Optional<Seat> given(Game<?, ?> game, Player player) {
        return request.player(player)
                .map(word -> Seat.of(game, word, request.time().orElse(usualTime)));
    }

    private Seat askPlayer(Game<?, ?> game, Player player) {
        return askLevel(game, player, List.of(new MenuItem<>(Seat.PERSON_NAME, "you", Seat.PERSON_NAME)));
    }

    private Seat askLevel(Game<?, ?> game, Player player, List<MenuItem<String>> others) {
        String side = game.info().side(player);
        // Levels whose names are numbers come first, so that each has its own number in the menu.
        List<MenuItem<String>> choices = Stream.concat(
                        Levels.all(game).stream()
                                .sorted(Comparator.comparing((Level level) -> !isNumber(level)))
                                .map(level -> new MenuItem<>(level.name(), level.description(), level.name())),
                        others.stream())
                .toList();
        String word =
                questions.choose("How does " + side + " play?", Optional.empty(), choices, Optional.of(Levels.MINIMAX));
        boolean takesTime =
                !word.equals(Seat.PERSON_NAME) && Levels.named(game, word).takesTime();
        return Seat.of(game, word, takesTime ? askTime() : usualTime);
    }

    private static boolean isNumber(Level level) {
        return Character.isDigit(level.name().charAt(0));
    }

    private Duration askTime() {
        return request.time().orElseGet(() -> questions.askThinkingTime(usualTime));
    }

    /** The options of the game: those of the request, and for the others what the person says. */
    private GameOptions askOptions(GameInfo info) {
        GameOptions resolved = GameOptions.none();
        for (GameOption option : info.options()) {
            GameOption.Values values = option.values(resolved);
            if (values.defaultValue().isPresent()) {
                String value = request.options().find(option.name()).orElseGet(() -> askOption(option, values));
                resolved = resolved.with(option.name(), value);
            }
        }
        return resolved;
    }

    private String askOption(GameOption option, GameOption.Values values) {
        console.say("\n" + Text.capitalised(option.description()) + ": " + values.describe());
        return questions.ask(Text.capitalised(option.name()), values.defaultValue(), answer -> {
            if (!values.allows(answer)) {
                throw new OptionException(option.name() + " is " + values.describe() + ", not '" + answer + "'");
            }
            return answer;
        });
    }
}
