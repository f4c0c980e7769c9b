/**
 * A board of Greener in memory: {@code Squares} numbers the squares in one word, {@code Carries} finds the moves of stacks
 * and gives them codes, {@code Contents} packs the greens and the height of a stack. Static methods on words, for the rules
 * and the random games alike. Not exported.
 *
 * <pre>{@code
 * long stacks = 0b101;                                     // on a1 and c1
 * System.out.println(Carries.count(0b001, stacks));        // 1
 * System.out.println(Carries.to(Carries.at(0, 0b001, stacks))); // 2
 * }</pre>
 */
@NullMarked
package dev.boardwright.greener.board;

import org.jspecify.annotations.NullMarked;
