package dev.boardwright.core.record;

import com.google.common.collect.ImmutableMap;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads game records one after the other from a text, and checks everything in them. */
final class RecordReader {
    private final RecordLexer lexer;
    private final Map<String, RecordTag> tags = new LinkedHashMap<>();

    /** The games found so far, because finding one costs more than reading a record. */
    private final Map<String, GameInfo> infos = new HashMap<>();

    private final Map<Map.Entry<String, GameOptions>, Game<?, ?>> games = new HashMap<>();

    RecordReader(String text) {
        lexer = new RecordLexer(text);
    }

    /** Whether there is another record. */
    boolean hasNext() {
        return lexer.hasNext();
    }

    /** Checks that there is no other record. */
    void finish() {
        if (lexer.hasNext()) {
            throw lexer.error("there is more text after the result; one record is expected here");
        }
    }

    /** The next record, of a game that its tags name. */
    GameRecord<?, ?> read() {
        readTags();
        RecordTag named = gameTag();
        GameInfo info = named.attempt(() -> infos.computeIfAbsent(named.value(), Games::info));
        GameOptions options = info.resolve(options(info));
        return readMoves(named.attempt(() -> games.computeIfAbsent(
                Map.entry(info.name(), options), game -> Games.create(game.getKey(), game.getValue()))));
    }

    /** The next record, whose tags must agree with {@code game}. */
    <S, M> GameRecord<S, M> read(Game<S, M> game) {
        readTags();
        RecordTag named = gameTag();
        GameInfo info = game.info();
        if (!named.value().equals(info.name())) {
            throw named.error("the game is " + named.quoted() + ", not " + info.name());
        }
        GameOptions recorded = info.resolve(options(info));
        GameOptions expected = info.resolve(game.options());
        if (!recorded.equals(expected)) {
            throw named.error("the game was played with " + recorded + ", not " + expected);
        }
        return readMoves(game);
    }

    private void readTags() {
        tags.clear();
        while (lexer.nextIs('[')) {
            int line = lexer.line();
            lexer.take('[', "a tag");
            String name = lexer.tagName();
            RecordTag tag = new RecordTag(name, lexer.tagValue(name), line);
            lexer.take(']', "the tag " + name);
            RecordTag earlier = tags.putIfAbsent(name, tag);
            if (earlier != null) {
                throw tag.error("it is on line " + earlier.line() + " already; a tag may be given only once");
            }
            tag.attempt(() -> RecordTags.checkValue(name, tag.value()));
        }
    }

    private RecordTag gameTag() {
        RecordTag named = tags.get(RecordTags.GAME);
        if (named == null) {
            throw lexer.error("the tag [Game \"...\"], which says which game it is, is missing before the moves");
        }
        return named;
    }

    /** The options in the tags. Each is checked on its own, so that messages name its line. */
    private GameOptions options(GameInfo info) {
        GameOptions options = GameOptions.create();
        for (GameOption option : info.options()) {
            RecordTag tag = tags.get(RecordTags.ofOption(option));
            if (tag != null) {
                GameOptions given = options.with(option.name(), tag.value());
                tag.attempt(() -> info.resolve(given));
                options = given;
            }
        }
        return options;
    }

    private <S, M> GameRecord<S, M> readMoves(Game<S, M> game) {
        RecordTags.check(game);
        RecordTag position = tags.get(RecordTags.POSITION);
        S start = position == null
                ? game.initialState()
                : position.attempt(() -> game.notation().parseState(position.value()));
        String comment = "";
        List<PlayedMove<M>> played = new ArrayList<>();
        NextMove<S, M> next = NextMove.start(game, start);
        while (true) {
            List<String> marks = new ArrayList<>();
            String word = nextWord(next, played.isEmpty(), marks);
            if (played.isEmpty()) {
                comment = lexer.takeComment();
            } else {
                int last = played.size() - 1;
                played.set(last, annotated(played.get(last), marks));
            }
            Optional<Outcome> result = Outcome.ofNotation(word);
            if (result.isPresent()) {
                Optional<GameEnd> declared = checkResult(result.get(), Optional.ofNullable(next.end()));
                return new GameRecord<>(start, comment, played, next, declared.orElse(null), otherTags(game.info()));
            }
            int end = word.length();
            while (end > 0 && Annotations.isSuffix(word.charAt(end - 1))) {
                end--;
            }
            M move = parseMove(word.substring(0, end), next);
            PlayedMove<M> made = next.played(move);
            played.add(end < word.length() ? made.withAnnotations(List.of(mark(word.substring(end)))) : made);
            next = play(move, next);
        }
    }

    /** The move with the marks and comments after it. */
    private <M> PlayedMove<M> annotated(PlayedMove<M> move, List<String> marks) {
        String after = lexer.takeComment();
        if (after.isEmpty() && marks.isEmpty()) {
            return move;
        }
        marks.addAll(0, move.annotations());
        return new PlayedMove<>(move.move(), move.player(), move.number(), marks, after);
    }

    /**
     * The next move or result. Move numbers before it are checked, variations skipped, and marks added to {@code marks}.
     */
    private String nextWord(NextMove<?, ?> next, boolean atStart, List<String> marks) {
        while (lexer.hasNext()) {
            if (lexer.nextIs('[')) {
                throw lexer.error("there is a tag among the moves; tags come before them, and moves end with a result");
            }
            if (lexer.nextIs(')')) {
                throw lexer.error("')' closes no variation");
            }
            boolean variation = lexer.nextIs('(');
            if (atStart && (variation || lexer.nextIs('$'))) {
                throw lexer.error(
                        "there is " + (variation ? "a variation" : "an annotation") + " before the first move");
            }
            if (variation) {
                lexer.skipVariation();
                continue;
            }
            String number = lexer.moveNumber();
            if (!number.isEmpty()) {
                checkNumber(number, next);
                continue;
            }
            String word = lexer.word();
            if (!word.startsWith("$")) {
                return word;
            }
            marks.add(mark(word));
        }
        throw lexer.error("the moves do not end with a result: 1-0, 0-1, 1/2-1/2 or *");
    }

    private void checkNumber(String number, NextMove<?, ?> next) {
        if (!number.equals(next.label())) {
            throw lexer.error(
                    "the move number is " + BoardwrightException.quote(number) + ", but next is " + next.where());
        }
    }

    private String mark(String word) {
        try {
            return Annotations.canonical(word);
        } catch (RecordException e) {
            throw new RecordException("line " + lexer.line() + ": " + e.getMessage(), e);
        }
    }

    private <S, M> M parseMove(String word, NextMove<S, M> next) {
        try {
            return next.game().notation().parseMove(word);
        } catch (BoardwrightException e) {
            throw new RecordException("line " + lexer.line() + ", " + next.where() + ": " + e.getMessage(), e);
        }
    }

    private <S, M> NextMove<S, M> play(M move, NextMove<S, M> next) {
        try {
            return next.playNumbered(move);
        } catch (BoardwrightException e) {
            throw new RecordException("line " + lexer.line() + ", " + e.getMessage(), e);
        }
    }

    /** Checks the result after the moves against the tags and the rules; returns the end if it is not by the rules. */
    private Optional<GameEnd> checkResult(Outcome result, Optional<GameEnd> ruled) {
        RecordTag tag = tags.get(RecordTags.RESULT);
        if (tag != null && !tag.value().equals(result.notation())) {
            throw tag.error(tag.quoted() + " is not the result after the moves, " + result.notation() + " on line "
                    + lexer.line());
        }
        RecordTag termination = tags.get(RecordTags.TERMINATION);
        if (termination != null && !isReasonOf(ruled, termination)) {
            return Optional.of(checkTermination(termination, result, ruled));
        }
        Outcome outcome = ruled.map(GameEnd::outcome).orElse(Outcome.ONGOING);
        if (result != outcome) {
            throw lexer.error("the result is " + result.notation() + ", but by the rules "
                    + (outcome.isOver()
                            ? "it is " + outcome.notation()
                            : "the game is not over: it ends with *, or has the tag Termination: "
                                    + GameEnd.Reason.TAG_VALUES));
        }
        return Optional.empty();
    }

    private static boolean isReasonOf(Optional<GameEnd> ruled, RecordTag termination) {
        return ruled.isPresent()
                && termination.value().equals(ruled.get().reason().tagValue());
    }

    private static GameEnd checkTermination(RecordTag termination, Outcome result, Optional<GameEnd> ruled) {
        GameEnd.Reason reason = GameEnd.Reason.ofTagValue(termination.value())
                .orElseThrow(() ->
                        termination.error(termination.quoted() + " is unknown; it is " + GameEnd.Reason.TAG_VALUES));
        if (ruled.isPresent()) {
            throw termination.error(
                    "by the rules the game is over, " + ruled.get().outcome().notation());
        }
        if (reason.isByRules()) {
            throw termination.error("by the rules the game is not over by " + termination.value());
        }
        if (!reason.allows(result)) {
            throw termination.error("the result after " + termination.value() + " is "
                    + (reason == GameEnd.Reason.AGREEMENT
                            ? "1/2-1/2"
                            : reason == GameEnd.Reason.ADJUDICATION ? "1-0, 0-1 or 1/2-1/2" : "1-0 or 0-1")
                    + ", not " + result.notation());
        }
        return new GameEnd(reason, result);
    }

    private ImmutableMap<String, String> otherTags(GameInfo info) {
        Set<String> reserved = RecordTags.reserved(info);
        ImmutableMap.Builder<String, String> others = ImmutableMap.builder();
        tags.forEach((name, tag) -> {
            if (!reserved.contains(name)) {
                others.put(name, tag.value());
            }
        });
        return others.buildOrThrow();
    }
}
