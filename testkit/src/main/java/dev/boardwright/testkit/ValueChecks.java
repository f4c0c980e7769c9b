package dev.boardwright.testkit;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Cell;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** States and moves are values, and a state can be drawn. */
final class ValueChecks {
    private static final int MOVES_TRIED = 4;

    private ValueChecks() {}

    static <S, M> void areValues(Moment<S, M> moment) {
        S state = moment.state();
        requireValue(
                moment, state, moment.notation().parseState(moment.notation().formatState(state)));
        for (M move : moment.sample(moment.moves(), MOVES_TRIED)) {
            requireValue(
                    moment, move, moment.notation().parseMove(moment.notation().formatMove(move)));
        }
        moment.requireEqual(
                moment.game().initialState(), moment.game().initialState(), "the initial state, asked twice");
    }

    /** Checks two objects that should be equal values. */
    private static void requireValue(Moment<?, ?> moment, Object one, Object other) {
        moment.requireEqual(one, other, "equal value");
        moment.requireEqual(other, one, "equal value, the other way round");
        moment.requireEqual(one.hashCode(), other.hashCode(), "hashCode of an equal value");
        moment.requireEqual(one.toString(), other.toString(), "toString of an equal value");
        for (Object stranger : Arrays.asList(null, new Object())) {
            moment.require(!one.equals(stranger), () -> one + " equals " + stranger);
        }
    }

    static <S, M> void surviveSerialisation(Moment<S, M> moment) {
        requireSurvival(moment, moment.state());
        moment.sample(moment.moves(), MOVES_TRIED).forEach(move -> requireSurvival(moment, move));
    }

    private static void requireSurvival(Moment<?, ?> moment, Object value) {
        moment.require(
                value instanceof Serializable,
                () -> value.getClass().getName() + " does not implement java.io.Serializable");
        moment.requireEqual(value, deserialised(serialised(value)), "value after serialisation");
    }

    private static byte[] serialised(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Object deserialised(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    static <S, M> void canBeDrawn(Moment<S, M> moment) {
        BoardView view = moment.game().view(moment.state());
        Set<String> drawn = view.cells().stream().map(BoardView.DrawnCell::name).collect(Collectors.toSet());
        if (drawn.isEmpty()) {
            return;
        }
        for (M move : moment.sample(moment.moves(), MOVES_TRIED)) {
            requireDrawn(moment, drawn, moment.game().cells(moment.state(), move), "cells of " + move);
        }
        requireDrawn(moment, drawn, moment.game().endCells(moment.state()), "endCells");
    }

    private static void requireDrawn(Moment<?, ?> moment, Set<String> drawn, List<Cell> cells, String what) {
        for (Cell cell : cells) {
            moment.require(
                    drawn.contains(cell.toString()), () -> what + " has " + cell + ", which the view does not have");
        }
    }
}
