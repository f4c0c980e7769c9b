package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.Threats;

/** The threats of a game are those that are found by trying moves. */
final class ThreatChecks {
    private static final int MOVES_TRIED = 4;

    private ThreatChecks() {}

    static <S, M> void areThoseFoundByTrying(Moment<S, M> moment) {
        if (!(moment.game() instanceof Threatening<S, M> game)) {
            return;
        }
        Position<S> position = moment.fresh();
        Threats<S> threats = game.threats(position);
        moment.require(
                Math.abs(position.margin()) <= 1 || !position.isOver(), "the margin at the end is not -1, 0 or 1");
        check(moment, game, position, threats);
        Rng rng = moment.rng();
        for (int i = 0; i < MOVES_TRIED && !position.isOver(); i++) {
            position.play(position.moveAt(rng.below(position.moveCount())));
            check(moment, game, position, threats);
            if (position.isOver()) {
                position.undo();
                check(moment, game, position, threats);
            }
        }
    }

    private static <S, M> void check(
            Moment<S, M> moment, Threatening<S, M> game, Position<S> position, Threats<S> threats) {
        Snapshot<S> before = Snapshot.of(position);
        String at = " at " + game.notation().formatState(position.toState());
        Threats<S> fresh = game.threats(game.position(position.toState()));
        for (Player player : Player.values()) {
            moment.requireEqual(
                    fresh.potential(player), threats.potential(player), () -> "potential for " + player + at);
        }
        if (position.isOver()) {
            return;
        }
        areWinsAndStops(moment, position, threats, at);
        areLeads(moment, position, threats, at);
        Player turn = position.turn();
        long hash = position.hash();
        if (threats.pass()) {
            moment.requireEqual(turn.opponent(), position.turn(), "turn after a pass" + at);
            moment.require(!position.isOver(), "the game is over after a pass" + at);
            moment.require(hash != position.hash(), "the hash is the same after a pass" + at);
            areWinsAndStops(moment, position, threats, " after a pass" + at);
            threats.undoPass();
        }
        moment.requireAlike(before, Snapshot.of(position), "reading threats changes the position" + at);
    }

    /** The lead after a move is the difference of the potentials once the move is made. */
    private static <S, M> void areLeads(Moment<S, M> moment, Position<S> position, Threats<S> threats, String at) {
        Player player = moment.rng().below(2) == 0 ? Player.FIRST : Player.SECOND;
        for (int i = 0; i < MOVES_TRIED; i++) {
            int code = position.moveAt(moment.rng().below(position.moveCount()));
            int lead = threats.leadAfter(code, player);
            position.play(code);
            int made = threats.potential(player) - threats.potential(player.opponent());
            position.undo();
            moment.requireEqual(made, lead, () -> "lead of " + player + " after move " + code + at);
        }
    }

    private static <S, M> void areWinsAndStops(
            Moment<S, M> moment, Position<S> position, Threats<S> threats, String at) {
        Threats<S> tried = new Threats<>(position);
        MoveBuffer wins = new MoveBuffer();
        threats.winningMoves(wins);
        MoveBuffer allWins = new MoveBuffer();
        tried.winningMoves(allWins);
        moment.requireEqual(allWins.isEmpty(), wins.isEmpty(), "whether no move wins" + at);
        for (int i = 0; i < wins.size(); i++) {
            moment.require(allWins.contains(wins.get(i)), "move " + wins.get(i) + " does not win" + at);
        }
        MoveBuffer threatening = new MoveBuffer();
        threats.threateningMoves(threatening);
        for (int i = 0; i < threatening.size(); i++) {
            moment.require(position.isLegal(threatening.get(i)), "a threatening move is not legal" + at);
        }
        MoveBuffer stops = new MoveBuffer();
        if (allWins.isEmpty() && threats.stoppingMoves(stops)) {
            MoveBuffer allStops = new MoveBuffer();
            // Where every move stops the threat, trying does not see it, and lists every move.
            tried.stoppingMoves(allStops);
            for (int i = 0; i < allStops.size(); i++) {
                int code = allStops.get(i);
                moment.require(stops.contains(code), "move " + code + " stops the threat, and is left out" + at);
            }
            for (int i = 0; i < stops.size(); i++) {
                moment.require(position.isLegal(stops.get(i)), "a stopping move is not legal" + at);
            }
        }
    }
}
