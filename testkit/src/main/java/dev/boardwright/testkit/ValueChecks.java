package dev.boardwright.testkit;

import dev.boardwright.core.BoardView;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

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
        List<BoardView.DrawnCell> cells = view.cells();
        moment.requireEqual(view.columns() * view.rows(), cells.size(), "number of cells drawn");
        moment.requireEqual(
                (long) cells.size(),
                cells.stream().map(BoardView.DrawnCell::name).distinct().count(),
                "number of distinct names of cells drawn");
    }
}
