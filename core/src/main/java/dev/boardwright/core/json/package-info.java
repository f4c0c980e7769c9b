/**
 * States, records and views as JSON, in a form that does not change between versions: for web back ends and scripts.
 *
 * <pre>{@code
 * import dev.boardwright.threesixnine.*;
 *
 * ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
 * ThreeSixNineState state = game.notation().parseState("xx1/xxx/xxx w 0-3");
 * Json json = GameJson.state(game, state);
 * System.out.println(json.members().get("outcome"));                               // none
 * System.out.println(json.members().get("moves"));                                 // [{"text":"c3","cells":["c3"]}]
 * System.out.println(GameJson.parseState(game, json.toString()).equals(state));    // true
 * }</pre>
 *
 * <p>{@link dev.boardwright.core.json.GameJson} lists the members. Members may be added in later versions; none changes its
 * name or meaning.
 */
@NullMarked
package dev.boardwright.core.json;

import org.jspecify.annotations.NullMarked;
