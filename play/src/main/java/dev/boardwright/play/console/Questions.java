package dev.boardwright.play.console;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import dev.boardwright.play.support.Milliseconds;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Asks a person questions until the answer is valid. Every question throws {@link Leave} if input ends or the answer is
 * {@code quit}, and {@link BackToMenu} if it is {@code back}.
 */
public final class Questions {
    private static final String BACK = "back";
    private static final Set<String> QUIT = Set.of("quit", "exit", "q");

    private final Console console;

    public Questions(Console console) {
        this.console = console;
    }

    /** The item of a list that a person chooses, by number from 1 or by name. */
    public <T> T choose(String title, List<MenuItem<T>> choices) {
        return choose(title, Optional.empty(), choices, Optional.empty());
    }

    /**
     * The item of a list that a person chooses, by number from 1 or by name.
     *
     * @param zero an item before the others, with number 0, so that their numbers stay the same
     * @param usual the value for an empty answer
     */
    public <T> T choose(String title, Optional<MenuItem<T>> zero, List<MenuItem<T>> choices, Optional<T> usual) {
        int first = zero.isPresent() ? 0 : 1;
        List<MenuItem<T>> items = Stream.concat(zero.stream(), choices.stream()).toList();
        console.say("\n" + title);
        show(first, items);
        Optional<String> usualNumber = IntStream.range(0, items.size())
                .filter(i -> usual.equals(Optional.of(items.get(i).value())))
                .mapToObj(i -> Integer.toString(first + i))
                .findFirst();
        String range = first + "-" + choices.size();
        return ask("Choose " + range, usualNumber, answer -> pick(answer, first, items, range));
    }

    private <T> void show(int firstNumber, List<MenuItem<T>> choices) {
        int digits = Integer.toString(firstNumber + choices.size() - 1).length();
        int column = choices.stream()
                        .filter(choice -> !choice.description().isEmpty())
                        .mapToInt(choice -> choice.name().length())
                        .max()
                        .orElse(0)
                + 6
                + digits;
        for (int i = 0; i < choices.size(); i++) {
            MenuItem<T> choice = choices.get(i);
            String number = Integer.toString(firstNumber + i);
            String head = "  " + number + " ".repeat(digits - number.length()) + "  " + choice.name();
            String entry = choice.description().isEmpty()
                    ? Text.fold(head, console.width())
                    : Text.entry(head, column, choice.description(), console.width());
            console.print(SafeText.lines(entry) + "\n");
        }
    }

    private static <T> T pick(String answer, int first, List<MenuItem<T>> items, String range) {
        if (answer.matches("[0-9]{1,4}")) {
            int index = Integer.parseInt(answer) - first;
            if (index >= 0 && index < items.size()) {
                return items.get(index).value();
            }
        }
        List<MenuItem<T>> named = named(plain(answer), items);
        if (named.size() == 1) {
            return named.get(0).value();
        }
        List<String> names = items.stream().map(MenuItem::name).toList();
        throw new BoardwrightException("there is no choice " + BoardwrightException.quote(answer) + "; type a number, "
                + range + Suggestion.text(answer, names));
    }

    /** The items with this name or, if there are none, those whose names begin with it. */
    private static <T> List<MenuItem<T>> named(String name, List<MenuItem<T>> items) {
        List<MenuItem<T>> beginning = items.stream()
                .filter(item -> !name.isEmpty() && plain(item.name()).startsWith(name))
                .toList();
        List<MenuItem<T>> exact = beginning.stream()
                .filter(item -> plain(item.name()).equals(name))
                .toList();
        return exact.isEmpty() ? beginning : exact;
    }

    /** A name without case, spaces and hyphens. */
    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /**
     * The parsed answer; the question is repeated until {@code reader} accepts it.
     *
     * @param usual the answer for an empty line
     */
    public <T> T ask(String question, Optional<String> usual, Function<String, T> reader) {
        String prompt =
                SafeText.line(question) + usual.map(value -> " [" + value + "]").orElse("") + ": ";
        while (true) {
            String answer = console.read(prompt, Completion.NONE);
            if (answer.equalsIgnoreCase(BACK)) {
                throw new BackToMenu();
            }
            if (QUIT.contains(answer.toLowerCase(Locale.ROOT))) {
                throw new Leave();
            }
            try {
                return reader.apply(answer.isEmpty() ? usual.orElse("") : answer);
            } catch (BoardwrightException e) {
                console.say(Text.message(e));
            }
        }
    }

    /** Asks for the thinking time of computers. */
    public Duration askThinkingTime(Duration usual) {
        return ask(
                "Thinking time in ms",
                Optional.of(Long.toString(usual.toMillis())),
                answer -> Milliseconds.ofThinking("thinking", answer));
    }
}
