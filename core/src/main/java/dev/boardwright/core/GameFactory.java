package dev.boardwright.core;

/**
 * Makes one kind of game. A game module names its factory as a service provider, in its module descriptor and in
 * {@code META-INF/services/dev.boardwright.core.GameFactory}; {@link Games} and every program then find it. One factory is used by all threads.
 */
public interface GameFactory {
    /** The kind of game that this factory makes. */
    GameInfo info();

    /** A game with options that {@code info().resolve} has returned. Users call {@link Games#create}. */
    Game<?, ?> create(GameOptions resolved);
}
