/**
 * Other programs as players: any engine that speaks UGI, the Universal Game Interface, over its standard input and output.
 *
 * <p>{@link dev.boardwright.ai.ugi.UgiEngines} starts an engine by its command line and makes searchers of its processes,
 * one for each game:
 *
 * <pre>{@code
 * import dev.boardwright.ai.match.*;
 *
 * static <S, M> double scoreOfEngine(Game<S, M> game, String command) {
 *     try (UgiEngines engines = UgiEngines.start(command)) { // such as "./boardwright ugi blackstone"
 *         MatchPlayer engine = new MatchPlayer(engines.name(), engines::player, SearchLimits.ofNodes(1000));
 *         MatchPlayer greedy = MatchPlayer.ofLevel(game, "greedy", SearchLimits.infinite());
 *         return Match.of(game, engine, greedy).withGames(20).run().tally().score();
 *     }
 * }
 * }</pre>
 *
 * <p>An engine that misses a deadline, ends, or floods its output makes the search fail with a message, and is ended with its
 * children. {@link dev.boardwright.ai.ugi.LineReader} reads lines of another program without filling the memory. The engine
 * of this project is a part of the program: {@code boardwright ugi}.
 */
@NullMarked
package dev.boardwright.ai.ugi;

import org.jspecify.annotations.NullMarked;
