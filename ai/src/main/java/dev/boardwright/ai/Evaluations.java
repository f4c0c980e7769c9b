package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The evaluation that a searcher uses in each game: the game's own, unless another one was given for its class.
 * Immutable.
 */
public final class Evaluations {
    private static final Evaluations OWN = new Evaluations(Map.of());

    private final Map<Class<?>, Evaluation<?>> given;

    private Evaluations(Map<Class<?>, Evaluation<?>> given) {
        this.given = given;
    }

    /** Every game's own {@link Game#evaluation}. */
    public static Evaluations own() {
        return OWN;
    }

    /** These evaluations, with another one for games of this class. The last one given wins. */
    public <S, G extends Game<S, ?>> Evaluations with(Class<G> game, Evaluation<S> evaluation) {
        Map<Class<?>, Evaluation<?>> more = new LinkedHashMap<>();
        more.put(game, evaluation);
        given.forEach(more::putIfAbsent);
        return new Evaluations(more);
    }

    /** One evaluation for one game. */
    public static <S> Evaluations only(Game<S, ?> game, Evaluation<S> evaluation) {
        return new Evaluations(Map.of(game.getClass(), evaluation));
    }

    /** The evaluation for this game. */
    public <S> Evaluation<S> of(Game<S, ?> game) {
        return this.<S>given(game).orElseGet(game::evaluation);
    }

    /** The evaluation that was given for this game, if there is one. */
    public <S> Optional<Evaluation<S>> given(Game<S, ?> game) {
        for (Map.Entry<Class<?>, Evaluation<?>> entry : given.entrySet()) {
            if (entry.getKey().isInstance(game)) {
                return Optional.of(cast(entry.getValue()));
            }
        }
        return Optional.empty();
    }

    /** Safe because {@link #with} ties S to the class, and a class implements Game with one S. */
    @SuppressWarnings("unchecked")
    private static <S> Evaluation<S> cast(Evaluation<?> evaluation) {
        return (Evaluation<S>) evaluation;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Evaluations that && given.equals(that.given);
    }

    @Override
    public int hashCode() {
        return given.hashCode();
    }

    @Override
    public String toString() {
        return given.isEmpty() ? "own evaluations" : "own evaluations, except for " + given.keySet();
    }
}
