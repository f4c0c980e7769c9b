package dev.boardwright.ai.learn;

/** Called by {@link Learner} as it goes on, about every second and after each part, in the calling thread. */
@FunctionalInterface
public interface LearningListener {
    /** Called with the state so far. Must be quick. */
    void onProgress(LearningProgress progress);

    /** A listener that ignores everything. */
    static LearningListener none() {
        return progress -> {};
    }
}
