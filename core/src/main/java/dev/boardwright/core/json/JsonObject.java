package dev.boardwright.core.json;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object that was read, and its name in messages.
 *
 * @param what the name in messages, such as {@code a record}
 */
record JsonObject(Map<String, @Nullable Object> members, String what) {
    static JsonObject parse(String text, String what) {
        return new JsonObject(JsonReader.object(text), what);
    }

    boolean has(String name) {
        return members.get(name) != null;
    }

    /** The text of a member that must be there. */
    String text(String name) {
        if (!(members.get(name) instanceof String text)) {
            throw new BoardwrightException(what + " has the member " + name + ", which is text");
        }
        return text;
    }

    /** The texts of a member by name; none if it is left out. */
    Map<String, String> texts(String name) {
        return object(name).textMembers();
    }

    private JsonObject object(String name) {
        Object value = members.getOrDefault(name, Map.of());
        if (!(value instanceof Map<?, ?>)) {
            throw new BoardwrightException("the member " + name + " of " + what + " is an object");
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

    /** The elements of a list of objects; none if it is left out. */
    List<JsonObject> objects(String name) {
        List<JsonObject> objects = new ArrayList<>();
        for (Object element : list(name)) {
            String place = "element " + (objects.size() + 1) + " of " + name;
            if (!(element instanceof Map<?, ?>)) {
                throw new BoardwrightException(place + " is an object");
            }
            objects.add(asObject(element, place));
        }
        return objects;
    }

    /** The elements of a list of texts; none if it is left out. */
    List<String> textList(String name) {
        List<String> texts = new ArrayList<>();
        for (Object element : list(name)) {
            if (!(element instanceof String text)) {
                throw new BoardwrightException("the member " + name + " of " + what + " is a list of texts");
            }
            texts.add(text);
        }
        return texts;
    }

    private List<?> list(String name) {
        Object value = members.getOrDefault(name, List.of());
        if (!(value instanceof List<?> list)) {
            throw new BoardwrightException("the member " + name + " of " + what + " is a list");
        }
        return list;
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
