package dev.boardwright.core;

import com.google.common.collect.ImmutableMap;
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

    /** What has been found so far: looking for games costs more than reading a record. */
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
                throw tag.error("it stands on line " + earlier.line() + " already; a tag is given once");
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

    /** What the tags say of the game's options; each is tried as it comes, so that a refusal names its line. */
    private GameOptions options(GameInfo info) {
        GameOptions options = GameOptions.none();
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
        List<M> moves = new ArrayList<>();
        Ply<S, M> ply = Ply.start(game, start);
        while (true) {
            String word = nextWord(ply);
            Optional<Outcome> result = Outcome.ofNotation(word);
            if (result.isPresent()) {
                Optional<Player> resigned = checkResult(result.get(), game.outcome(ply.state()));
                return new GameRecord<>(start, moves, ply, resigned.orElse(null), otherTags(game.info()));
            }
            M move = parseMove(word, ply);
            ply = play(move, ply);
            moves.add(move);
        }
    }

    /** The next move or result; the move numbers and annotations before it are checked and left out. */
    private String nextWord(Ply<?, ?> ply) {
        while (lexer.hasNext()) {
            if (lexer.nextIs('[')) {
                throw lexer.error("a tag stands among the moves; tags come before them, and moves end with a result");
            }
            String number = lexer.moveNumber();
            if (!number.isEmpty()) {
                checkNumber(number, ply);
                continue;
            }
            String word = lexer.word();
            if (!word.startsWith("$")) {
                return word;
            }
            checkAnnotation(word);
        }
        throw lexer.error("the moves do not end with a result: 1-0, 0-1, 1/2-1/2 or *");
    }

    private void checkNumber(String number, Ply<?, ?> ply) {
        if (!number.equals(ply.label())) {
            throw lexer.error(
                    "the move number is " + BoardwrightException.quote(number) + ", but next is " + ply.where());
        }
    }

    private void checkAnnotation(String word) {
        if (word.length() == 1 || !word.chars().skip(1).allMatch(c -> c >= '0' && c <= '9')) {
            throw lexer.error("bad annotation " + BoardwrightException.quote(word) + "; it is '$' and a number");
        }
    }

    private <S, M> M parseMove(String word, Ply<S, M> ply) {
        try {
            return ply.game().notation().parseMove(word);
        } catch (BoardwrightException e) {
            throw new RecordException("line " + lexer.line() + ", " + ply.where() + ": " + e.getMessage(), e);
        }
    }

    private <S, M> Ply<S, M> play(M move, Ply<S, M> ply) {
        try {
            return ply.play(move);
        } catch (BoardwrightException e) {
            throw new RecordException("line " + lexer.line() + ", " + e.getMessage(), e);
        }
    }

    /** Checks the result at the end against the tags and against what the rules give, and says who resigned. */
    private Optional<Player> checkResult(Outcome result, Outcome ruled) {
        RecordTag tag = tags.get(RecordTags.RESULT);
        if (tag != null && !tag.value().equals(result.notation())) {
            throw tag.error(tag.quoted() + " is not the result after the moves, " + result.notation() + " on line "
                    + lexer.line());
        }
        RecordTag termination = tags.get(RecordTags.TERMINATION);
        if (termination != null) {
            return Optional.of(checkResignation(termination, result, ruled));
        }
        if (result != ruled) {
            throw lexer.error("the result is " + result.notation() + ", but by the rules "
                    + (ruled.isOver()
                            ? "it is " + ruled.notation()
                            : "the game is not over: it ends with *, or has the tag [Termination \"resignation\"]"));
        }
        return Optional.empty();
    }

    private static Player checkResignation(RecordTag termination, Outcome result, Outcome ruled) {
        if (!termination.value().equals(RecordTags.RESIGNATION)) {
            throw termination.error(termination.quoted() + " is unknown; it can only be " + RecordTags.RESIGNATION);
        }
        if (ruled.isOver()) {
            throw termination.error("nobody can resign: by the rules the game is over, " + ruled.notation());
        }
        return result.winner()
                .orElseThrow(() ->
                        termination.error("after a resignation the result is 1-0 or 0-1, not " + result.notation()))
                .opponent();
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
