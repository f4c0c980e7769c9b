/** Random, greedy, minimax and Monte-Carlo players over any game, graded levels, and matches between them. */
module dev.boardwright.ai {
    requires java.management;
    requires transitive dev.boardwright.core;
    requires static org.jspecify;

    exports dev.boardwright.ai;
    exports dev.boardwright.ai.job;
    exports dev.boardwright.ai.json;
    exports dev.boardwright.ai.learn;
    exports dev.boardwright.ai.match;
    exports dev.boardwright.ai.solve;
    exports dev.boardwright.ai.solve.proof;
    exports dev.boardwright.ai.ugi;

    uses dev.boardwright.ai.LevelProvider;
}
