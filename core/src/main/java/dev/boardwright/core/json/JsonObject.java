package dev.boardwright.core.json;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object that was read, and its name in messages. Every method that returns a member throws a {@link
 * BoardwrightException} that says what should be there and what is, if it is of another kind.
 *
 * @param what the name in messages, such as {@code a record}
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public record JsonObject(Map<String, @Nullable Object> members, String what) {
    /**
     * The object in a text.
     *
     * @throws BoardwrightException if the text is not one JSON object, or exceeds a limit of {@link JsonReader}
     */
    public static JsonObject parse(String text, String what) {
        return new JsonObject(JsonReader.object(text), what);
    }

    /** Whether there is a member of this name that is not null. */
    public boolean has(String name) {
        return members.get(name) != null;
    }

    /** The text of a member that must be there. */
    public String text(String name) {
        if (!(members.get(name) instanceof String text)) {
            throw new BoardwrightException(
                    members.containsKey(name)
                            ? "the member " + name + " of " + what + " should be text, not " + kind(members.get(name))
                            : what + " should have the member " + name + ", which is text");
        }
        return text;
    }

    /** The texts of a member by name; none if it is left out. */
    public Map<String, String> texts(String name) {
        return object(name).textMembers();
    }

    /**
     * The object that is a member; without members if it is left out.
     *
     * @throws BoardwrightException if the member is anything else
     */
    public JsonObject object(String name) {
        Object value = members.getOrDefault(name, Map.of());
        if (!(value instanceof Map<?, ?>)) {
            throw new BoardwrightException(
                    "the member " + name + " of " + what + " should be an object, not " + kind(value));
        }
        return asObject(value, "the member " + name + " of " + what);
    }

    @SuppressWarnings("unchecked") // The reader makes no other maps.
    private static JsonObject asObject(Object value, String what) {
        return new JsonObject((Map<String, @Nullable Object>) value, what);
    }

    private Map<String, String> textMembers() {
        Map<String, String> texts = new LinkedHashMap<>();
        members.keySet().forEach(name -> texts.put(name, text(name)));
        return texts;
    }

    /**
     * The whole number that is a member.
     *
     * @throws BoardwrightException if it is left out, is anything else, or is not from {@code lowest} to {@code highest}
     */
    public long whole(String name, long lowest, long highest) {
        Object value = members.get(name);
        if (!(value instanceof BigDecimal number)) {
            throw new BoardwrightException("the member " + name + " of " + what + " should be a whole number, "
                    + (members.containsKey(name) ? "not " + kind(value) : "and is missing"));
        }
        if (number.stripTrailingZeros().scale() > 0
                || number.compareTo(BigDecimal.valueOf(lowest)) < 0
                || number.compareTo(BigDecimal.valueOf(highest)) > 0) {
            throw new BoardwrightException("the member " + name + " of " + what + " should be a whole number from "
                    + lowest + " to " + highest + ", not " + BoardwrightException.quote(number.toString()));
        }
        return number.longValueExact();
    }

    /** The object as text. */
    public String toText() {
        Json json = new Json();
        members.forEach(json::with);
        return json.toString();
    }

    /** The elements of a list of objects; none if it is left out. */
    public List<JsonObject> objects(String name) {
        List<JsonObject> objects = new ArrayList<>();
        for (Object element : list(name)) {
            String place = "element " + (objects.size() + 1) + " of " + name;
            if (!(element instanceof Map<?, ?>)) {
                throw new BoardwrightException(place + " should be an object, not " + kind(element));
            }
            objects.add(asObject(element, place));
        }
        return objects;
    }

    /** The elements of a list of texts; none if it is left out. */
    public List<String> textList(String name) {
        List<String> texts = new ArrayList<>();
        for (Object element : list(name)) {
            if (!(element instanceof String text)) {
                throw new BoardwrightException(
                        "element " + (texts.size() + 1) + " of " + name + " should be text, not " + kind(element));
            }
            texts.add(text);
        }
        return texts;
    }

    private List<?> list(String name) {
        Object value = members.getOrDefault(name, List.of());
        if (!(value instanceof List<?> list)) {
            throw new BoardwrightException(
                    "the member " + name + " of " + what + " should be a list, not " + kind(value));
        }
        return list;
    }

    /** What a value is, for messages. */
    private static String kind(@Nullable Object value) {
        return value == null
                ? "null"
                : value instanceof String
                        ? "text"
                        : value instanceof Boolean
                                ? "true or false"
                                : value instanceof List<?>
                                        ? "a list"
                                        : value instanceof Map<?, ?> ? "an object" : "a number";
    }

    /** The game that the members {@code game} and {@code options} name. */
    Game<?, ?> game() {
        GameOptions options = GameOptions.create();
        for (Map.Entry<String, String> option : texts("options").entrySet()) {
            options = options.with(option.getKey(), option.getValue());
        }
        return Games.create(text("game"), options);
    }

    /** Checks that {@code expected} has every member, with an equal value. */
    void requireAgreement(Json expected) {
        Map<String, @Nullable Object> right = JsonReader.object(expected.toString());
        members.forEach((name, value) -> {
            if (!right.containsKey(name)) {
                throw new BoardwrightException(what + " has no member " + BoardwrightException.quote(name)
                        + "; its members: " + String.join(", ", right.keySet()));
            }
            if (!agrees(value, right.get(name))) {
                throw new BoardwrightException("the member " + name + " of " + what + " is wrong: it should be "
                        + BoardwrightException.quote(
                                new Json().with(name, right.get(name)).toString()));
            }
        });
    }

    /** Whether the given value is the expected one. Members of nested objects may be left out. */
    private static boolean agrees(@Nullable Object given, @Nullable Object expected) {
        if (given instanceof Map<?, ?> some && expected instanceof Map<?, ?> all) {
            return all.keySet().containsAll(some.keySet())
                    && some.keySet().stream().allMatch(name -> agrees(some.get(name), all.get(name)));
        }
        if (given instanceof List<?> some && expected instanceof List<?> all) {
            if (some.size() != all.size()) {
                return false;
            }
            for (int i = 0; i < some.size(); i++) {
                if (!agrees(some.get(i), all.get(i))) {
                    return false;
                }
            }
            return true;
        }
        return Objects.equals(given, expected);
    }
}
