package dev.boardwright.ai.learn;

import java.util.function.Consumer;

/** Plays the games of a generation somewhere else than in this process, such as on a cluster. */
@FunctionalInterface
public interface TrainingPlayers {
    /**
     * Plays games 0 to {@code games - 1}, each with {@link TrainingSpec#player} on any machine, and waits for them.
     *
     * @param results takes what the games have returned, in the order of their numbers, in the calling thread
     */
    void play(TrainingSpec training, int games, Consumer<byte[]> results);
}
