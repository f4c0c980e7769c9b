package dev.boardwright.play.terminal;

import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.ChessClock;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.session.Seats;
import dev.boardwright.play.session.TimeControl;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Asks for a game: which one, who plays, and its options. Asks for nothing that the request gives. */
final class GameSetup {
    private static final String NO_CLOCK = "none";

    private final Console console;
    private final Questions questions;
    private final UserFiles files;
    private final Duration usualTime;
    private final Request request;
    private final Rng lots;

    GameSetup(Console console, UserFiles files, Duration usualTime, Request request, Rng lots) {
        this.console = console;
        this.questions = new Questions(console);
        this.files = files;
        this.usualTime = usualTime;
        this.request = request;
        this.lots = lots;
    }

    /** The game to play: a new one, or one that was left in progress if the person chooses that. */
    KeptSession prepare() {
        if (request.record().isPresent()) {
            return KeptSession.fresh(goOn(request.record().get()), files);
        }
        KeptOffer kept = KeptOffer.of(files, request.game());
        Optional<String> name = request.game().or(() -> askGame(kept));
        if (name.isEmpty()) {
            return kept.choose(questions);
        }
        Game<?, ?> usual = Games.create(name.get(), request.options());
        Optional<Players> players = askPlayers(usual, kept);
        if (players.isEmpty()) {
            return kept.choose(questions);
        }
        boolean described = request.hasPlayers() || request.position().isPresent();
        GameOptions options = described ? request.options() : askOptions(usual.info());
        return KeptSession.fresh(begin(Games.create(name.get(), options), players.get()), files);
    }

    /** The players and the clock. */
    private record Players(Seats seats, Optional<TimeControl> clock) {}

    private <S, M> SeatedGame<S, M> begin(Game<S, M> game, Players players) {
        S start = request.position().map(game.notation()::parseState).orElseGet(game::initialState);
        return SeatedGame.begin(game, start, players.seats(), players.clock());
    }

    /** A session that continues a record, with the players of the request or else of the record. */
    private <S, M> SeatedGame<S, M> goOn(GameRecord<S, M> record) {
        GameRecord<S, M> timed =
                request.clock().map(clock -> ChessClock.sign(record, clock)).orElse(record);
        Seat first = seatOf(timed, Player.FIRST);
        return SeatedGame.of(timed, new Seats(first, seatOf(timed, Player.SECOND)));
    }

    private Seat seatOf(GameRecord<?, ?> record, Player player) {
        Game<?, ?> game = record.game();
        return given(game, player, TimeControl.of(record.tags()))
                .or(() -> Seat.of(record, player))
                .orElse(Seat.PERSON);
    }

    /** The name of the game that the person chooses; empty to continue a kept game. */
    private Optional<String> askGame(KeptOffer kept) {
        List<MenuItem<Optional<String>>> choices = Games.all().stream()
                .map(info -> MenuItem.of(info.title(), Optional.of(info.name())))
                .toList();
        return questions.choose("Which game?", kept.item(Optional.empty()), choices, Optional.empty());
    }

    /** The players and the clock; empty if the person continues an earlier game. */
    private Optional<Players> askPlayers(Game<?, ?> game, KeptOffer kept) {
        if (request.hasPlayers()) {
            Seats named = new Seats(
                    given(game, Player.FIRST, request.clock()).orElse(Seat.PERSON),
                    given(game, Player.SECOND, request.clock()).orElse(Seat.PERSON));
            return Optional.of(new Players(request.lot() ? byLot(named) : named, request.clock()));
        }
        return askMode(game, request.game().isPresent() ? kept.item(Optional.empty()) : Optional.empty())
                .map(mode -> {
                    Optional<TimeControl> clock = request.clock().or(this::askClock);
                    return new Players(seats(game, mode, clock), clock);
                });
    }

    private Optional<TimeControl> askClock() {
        console.say("\nClock: minutes for each side, or minutes+seconds a move, such as 5+3");
        return questions.ask(
                "Clock",
                Optional.of(NO_CLOCK),
                answer -> answer.equalsIgnoreCase(NO_CLOCK)
                        ? Optional.empty()
                        : Optional.of(TimeControl.parse("the clock", answer)));
    }

    /** The sides that persons play. */
    private enum Mode {
        PERSONS,
        PERSON_FIRST,
        PERSON_SECOND,
        BY_LOT,
        COMPUTERS
    }

    private Optional<Mode> askMode(Game<?, ?> game, Optional<MenuItem<Optional<Mode>>> zero) {
        String first = game.info().side(Player.FIRST);
        String second = game.info().side(Player.SECOND);
        List<MenuItem<Optional<Mode>>> items = List.of(
                new MenuItem<>("person - person", "", Optional.of(Mode.PERSONS)),
                new MenuItem<>("person - computer", "you are " + first + ", and begin", Optional.of(Mode.PERSON_FIRST)),
                new MenuItem<>("computer - person", "you are " + second, Optional.of(Mode.PERSON_SECOND)),
                new MenuItem<>("computer - computer", "you watch", Optional.of(Mode.COMPUTERS)),
                new MenuItem<>("by lot", "you or the computer begins", Optional.of(Mode.BY_LOT)));
        return questions.choose("Who plays?", zero, items, Optional.of(Optional.of(Mode.PERSON_FIRST)));
    }

    private Seats seats(Game<?, ?> game, Mode mode, Optional<TimeControl> clock) {
        String first = game.info().side(Player.FIRST);
        String second = game.info().side(Player.SECOND);
        return switch (mode) {
            case PERSONS -> new Seats(Seat.PERSON, Seat.PERSON);
            case PERSON_FIRST -> new Seats(Seat.PERSON, askLevel(game, second, clock));
            case PERSON_SECOND -> new Seats(askLevel(game, first, clock), Seat.PERSON);
            case COMPUTERS -> {
                Seat computer = askLevel(game, first, clock);
                yield new Seats(computer, askLevel(game, second, clock));
            }
            case BY_LOT -> byLot(new Seats(Seat.PERSON, askLevel(game, "the computer", clock)));
        };
    }

    private Seats byLot(Seats seats) {
        return lots.below(2) == 0 ? seats : seats.swapped();
    }

    /** The player of a side in the request, if there is one. */
    private Optional<Seat> given(Game<?, ?> game, Player player, Optional<TimeControl> clock) {
        Optional<Duration> time =
                request.time().or(() -> clock.isPresent() ? Optional.empty() : Optional.of(usualTime));
        return request.player(player).map(word -> Seat.of(game, word, time));
    }

    private Seat askLevel(Game<?, ?> game, String who, Optional<TimeControl> clock) {
        // Levels whose names are numbers come first, so that each has its own number in the menu.
        List<MenuItem<String>> items = Levels.all(game).stream()
                .sorted(Comparator.comparing((Level level) -> !isNumber(level.name())))
                .map(level -> new MenuItem<>(level.name(), level.description(), level.name()))
                .toList();
        String word =
                questions.choose("How does " + who + " play?", Optional.empty(), items, Optional.of(Levels.MINIMAX));
        boolean asked = clock.isEmpty() && Levels.named(game, word).takesTime();
        Optional<Duration> time =
                request.time().or(() -> asked ? Optional.of(questions.askThinkingTime(usualTime)) : Optional.empty());
        return Seat.of(game, word, time);
    }

    /** The options of the game: those of the request, and the person's answers for the others. */
    private GameOptions askOptions(GameInfo info) {
        GameOptions resolved = GameOptions.create();
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
        String title = Text.capitalised(option.description());
        if (values instanceof GameOption.Choice choice
                && !choice.values().stream().allMatch(GameSetup::isNumber)) {
            List<MenuItem<String>> items = choice.values().stream()
                    .map(value -> MenuItem.of(value, value))
                    .toList();
            return questions.choose(title, Optional.empty(), items, values.defaultValue());
        }
        console.say("\n" + title + ": " + values.describe());
        return questions.ask(Text.capitalised(option.name()), values.defaultValue(), answer -> {
            if (!values.allows(answer)) {
                throw new OptionException(
                        option.name() + " is " + values.describe() + ", not " + BoardwrightException.quote(answer));
            }
            return answer;
        });
    }

    /** Whether a value is a number. Such values are typed, because a menu number would be ambiguous. */
    private static boolean isNumber(String value) {
        return value.matches("-?[0-9]+");
    }
}
