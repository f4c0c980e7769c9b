package dev.boardwright.web;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.RepetitionRule;
import dev.boardwright.core.ValueGame;
import java.util.List;
import java.util.Optional;

/** Both players can only swing, until a position occurs for the third time. The states are the players to move. */
final class Pendulum extends ValueGame<Player, String> {
    @Override
    public GameInfo info() {
        return GameInfo.of("pendulum", "Left", "Right");
    }

    @Override
    public Player initialState() {
        return Player.FIRST;
    }

    @Override
    public Player turn(Player state) {
        return state;
    }

    @Override
    protected List<String> moves(Player state) {
        return List.of("swing");
    }

    @Override
    protected Player next(Player state, String move) {
        return state.opponent();
    }

    @Override
    public Outcome outcome(Player state) {
        return Outcome.ONGOING;
    }

    @Override
    public Optional<RepetitionRule> repetition() {
        return Optional.of(RepetitionRule.drawAt(3));
    }

    @Override
    public Notation<Player, String> notation() {
        return Notation.of(
                Player::code,
                text -> checked(text, "p1", "p2").equals("p1") ? Player.FIRST : Player.SECOND,
                move -> move,
                text -> checked(text, "swing"));
    }

    private static String checked(String text, String... allowed) {
        if (!List.of(allowed).contains(text)) {
            throw new NotationException("only " + List.of(allowed) + ", not " + text);
        }
        return text;
    }
}
