package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.Questions;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.TangledGame;
import dev.boardwright.ai.solve.proof.ProofChecker;
import dev.boardwright.ai.solve.proof.ProofVerdict;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs that the solver writes hold, and none holds once it is changed. */
class ProofTest {
    private static <S, M> List<String> proof(Game<S, M> game, S state, SolverMethod method) {
        Solver<S, M> solver =
                Solver.of(game, SolverSettings.create().withMegabytes(1).withMethod(method));
        Outcome outcome =
                solver.solve(state, Question.OUTCOME.valueOnly()).outcome().orElseThrow();
        List<String> lines = new ArrayList<>();
        assertTrue(solver.prove(state, outcome, new StopSignal(), lines::add));
        return lines;
    }

    private static ProofVerdict check(Game<?, ?> game, List<String> lines) {
        return ProofChecker.check(game, lines.iterator());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tic-tac-toe",
                "369 size=3",
                "369 size=4 variant=coloured",
                "blackstone size=6",
                "blackstone size=6 variant=medium double-elimination=mover-wins",
                "greener size=4",
                "greener size=6",
                "dagennacht size=11",
                "dagennacht size=11 balanced=true"
            })
    void proofsOfEveryGameAndMethodHold(String text) {
        Game<?, ?> game = LibraryGames.game(text);
        for (SolverMethod method : SolverMethod.values()) {
            if (method.isFor(game)) {
                holds(game, method);
            }
        }
    }

    private static <S, M> void holds(Game<S, M> game, SolverMethod method) {
        boolean small = game.info().name().equals("tic-tac-toe")
                || game.options().toString().contains("size=3");
        SolverSettings settings = SolverSettings.create().withMegabytes(1).withMethod(method);
        int proven = 0;
        for (int seed = 1; proven < 3; seed++) {
            S state =
                    small ? Questions.stateAfter(game, seed - 1, seed) : Questions.late(game, seed, wide(game) ? 3 : 4);
            Solution<M> solution =
                    Solver.of(game, settings).solve(state, Question.OUTCOME.valueOnly(), SearchLimits.ofNodes(4000));
            if (solution.outcome().isPresent()) {
                proven++;
                ProofVerdict verdict = check(game, proof(game, state, method));
                assertTrue(verdict.holds(), () -> game + " " + state + " " + verdict);
                assertTrue(verdict.positions() > 0);
            }
            assertTrue(seed < 100, "too few small positions");
        }
    }

    /** In Greener stacks in another order inside have the same hash, but not the same text. */
    @Test
    void proofsHoldWherePositionsShareAHash() {
        Game<?, ?> game = LibraryGames.game("greener size=4");
        ProofVerdict verdict = check(game, proof(game, SolverMethod.AUTO));
        assertTrue(verdict.holds(), verdict::toString);
    }

    private static <S, M> List<String> proof(Game<S, M> game, SolverMethod method) {
        return proof(game, game.initialState(), method);
    }

    /** Turns do not alternate, and there are draws. */
    @ParameterizedTest
    @EnumSource
    void proofsOfTangledGamesHold(SolverMethod method) {
        for (int seed = 0; seed < Tries.of(100); seed++) {
            TangledGame game = new TangledGame(seed, 8, 5);
            ProofVerdict verdict = check(game, proof(game, game.initialState(), method));
            assertTrue(verdict.holds(), game + " " + verdict);
        }
    }

    @Test
    void wrongOutcomeIsNotProven() {
        TangledGame game = new TangledGame(3, 8, 5);
        Solver<TangledGame.Place, Integer> solver = Solver.of(game);
        Outcome right =
                solver.solve(game.initialState(), Question.OUTCOME).outcome().orElseThrow();
        for (Outcome outcome : List.of(Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.DRAW)) {
            if (outcome != right) {
                assertThrows(
                        BoardwrightException.class,
                        () -> solver.prove(game.initialState(), outcome, new StopSignal(), line -> {}));
            }
        }
    }

    @Test
    void stoppedProofHasNoLastLine() {
        Game<?, ?> game = LibraryGames.game("369 size=3");
        stopped(game);
    }

    private static <S, M> void stopped(Game<S, M> game) {
        StopSignal stop = new StopSignal();
        stop.stop();
        List<String> lines = new ArrayList<>();

        assertFalse(Solver.of(game).prove(game.initialState(), Outcome.FIRST_WINS, stop, lines::add));
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("{\"lines\"")));
    }

    private static List<String> sample() {
        return proof(LibraryGames.game("369 size=3"));
    }

    private static <S, M> List<String> proof(Game<S, M> game) {
        return proof(game, game.initialState(), SolverMethod.AUTO);
    }

    /** The lines with a last line that fits them. */
    private static List<String> sealed(List<String> lines) {
        List<String> sealed = new ArrayList<>(lines.subList(0, lines.size() - 1));
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            sealed.forEach(line -> digest.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
            sealed.add("{\"lines\":" + sealed.size() + ",\"sha256\":\""
                    + HexFormat.of().formatHex(digest.digest()) + "\"}");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
        return sealed;
    }

    private static void fails(List<String> lines, String reason) {
        ProofVerdict verdict = ProofChecker.check(lines.iterator());
        assertTrue(verdict.failure().orElse("holds").contains(reason), verdict.toString());
    }

    private static List<String> changed(Consumer<List<String>> change) {
        List<String> lines = new ArrayList<>(sample());
        change.accept(lines);
        return lines;
    }

    @Test
    void sealIsThatOfTheSolver() {
        assertEquals(sample(), sealed(sample()));
        assertTrue(ProofChecker.check(sample().iterator()).holds());
    }

    @Test
    void missingAnswerFails() {
        for (int i = 1; i < sample().size() - 1; i++) {
            int at = i;
            fails(sealed(changed(lines -> lines.remove(at))), "there is no answer");
        }
    }

    @Test
    void missingLastLineFails() {
        fails(changed(lines -> lines.remove(lines.size() - 1)), "incomplete");
    }

    @Test
    void lineThatNoPlayReachesFails() {
        String line = "{\"position\":\"xxx/xx1/2x w 1-0\",\"move\":\"a1\",\"then\":[]}";
        fails(sealed(changed(lines -> lines.add(3, line))), "line 4: no play leads to this position");
    }

    @Test
    void positionWithTwoLinesFails() {
        fails(sealed(changed(lines -> lines.add(4, lines.get(2)))), "has line 3 already");
    }

    @Test
    void changeOfAnyLineFails() {
        fails(changed(lines -> lines.set(1, lines.get(1) + " ")), "check sum");
    }

    @Test
    void otherClaimFails() {
        fails(sealed(changed(lines -> lines.set(0, lines.get(0).replace("p1win", "p2win")))), "");
        fails(sealed(changed(lines -> lines.set(0, lines.get(0).replace("p1win", "draw")))), "");
        assertFalse(ProofChecker.check(sealed(
                                changed(lines -> lines.set(0, lines.get(0).replace("p1win", "p2win"))))
                        .iterator())
                .holds());
        assertFalse(ProofChecker.check(sealed(
                                changed(lines -> lines.set(0, lines.get(0).replace("p1win", "draw"))))
                        .iterator())
                .holds());
    }

    @Test
    void illegalAndUnreadableMovesFail() {
        fails(
                sealed(changed(lines -> lines.set(2, lines.get(2).replaceAll("\"move\":\"..\"", "\"move\":\"a1\"")))),
                "");
        fails(
                sealed(changed(lines -> lines.set(2, lines.get(2).replaceAll("\"move\":\"..\"", "\"move\":\"z9\"")))),
                "z9");
        fails(sealed(changed(lines -> lines.set(2, lines.get(2).replace("move", "moves")))), "line 3");
        fails(sealed(changed(lines -> lines.set(2, "not JSON"))), "line 3");
    }

    @Test
    void whatIsNoProofIsRefused() {
        for (String first : List.of(
                "",
                "hello",
                "{}",
                "{\"format\":\"boardwright-proof\",\"version\":2}",
                sample().get(0).replace("369", "chess"),
                sample().get(0).replace("\"size\":\"3\"", "\"size\":\"99\""),
                sample().get(0).replace("3/3/3 w", "3/3 w"),
                sample().get(0).replace("p1win", "none"),
                sample().get(0).replace(",\"then\":[]", ""))) {
            assertThrows(
                    BoardwrightException.class,
                    () -> ProofChecker.check(List.of(first).iterator()),
                    first);
        }
    }

    /** A place leads back to itself, which no game of the library does. */
    @Test
    void circleFails() {
        Circle game = new Circle();
        List<String> lines = sealed(List.of(
                "{\"format\":\"boardwright-proof\",\"version\":1,\"game\":\"circle\",\"options\":{},\"position\":\"0\","
                        + "\"outcome\":\"p1win\",\"then\":[]}",
                "{\"position\":\"0\",\"move\":\"1\",\"then\":[]}",
                "{\"position\":\"1\",\"move\":\"0\",\"then\":[]}",
                ""));
        ProofVerdict verdict = check(game, lines);
        assertTrue(verdict.failure().orElse("holds").contains("comes back"), verdict.toString());
        List<String> right = sealed(List.of(lines.get(0), "{\"position\":\"0\",\"move\":\"2\",\"then\":[]}", ""));
        assertTrue(check(game, right).holds());
    }

    /**
     * Random changes of moves, positions and lines of proofs of several games, sealed again. A changed answer may win too:
     * then the proof holds only if all that it leads to was there, which is as it should be, and is not counted.
     */
    @ParameterizedTest
    @ValueSource(strings = {"369 size=3", "tic-tac-toe", "dagennacht size=11", "greener size=6"})
    void randomChangesFail(String text) {
        tamper(LibraryGames.game(text));
    }

    /**
     * A proof of the start of a small game, or of a late position that needs some lines: few where each position has many
     * replies, because a check looks at all of them.
     */
    private static <S, M> List<String> longProof(Game<S, M> game) {
        if (game.options().toString().contains("size=3") || game.info().name().equals("tic-tac-toe")) {
            return proof(game, game.initialState(), SolverMethod.AUTO);
        }
        for (int seed = 1; seed < 200; seed++) {
            S state = Questions.late(game, seed, wide(game) ? 20 : 9);
            boolean solved = Solver.of(game, SolverSettings.create().withMegabytes(1))
                    .solve(state, Question.OUTCOME.valueOnly(), SearchLimits.ofNodes(2000))
                    .outcome()
                    .isPresent();
            List<String> proof = solved ? proof(game, state, SolverMethod.AUTO) : List.of();
            if (proof.size() >= 6 && proof.size() <= (wide(game) ? 20 : 500)) {
                return proof;
            }
        }
        throw new AssertionError("no proof of a handy length");
    }

    private static boolean wide(Game<?, ?> game) {
        return game.info().name().equals("dagennacht");
    }

    private static <S, M> void tamper(Game<S, M> game) {
        List<String> proof = longProof(game);
        Rng rng = new Rng(1);
        int failed = 0;
        int tries = Tries.of(wide(game) ? 100 : 300);
        for (int i = 0; i < tries; i++) {
            List<String> lines = new ArrayList<>(proof);
            int at = 1 + rng.below(proof.size() - 2);
            String line = lines.get(at);
            switch (rng.below(4)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.set(at, otherPosition(line, lines, rng));
                case 2 -> lines.set(at, otherMove(game, line, rng));
                default -> lines.subList(at, lines.size() - 1).clear();
            }
            if (lines.equals(proof)) {
                failed++;
                continue;
            }
            assertFalse(
                    check(game, lines).holds(),
                    "without a new check sum: " + lines.get(Math.min(at, lines.size() - 1)));
            ProofVerdict verdict = check(game, sealed(lines));
            failed += verdict.holds() ? 0 : 1;
            assertTrue(!verdict.holds() || lines.size() == proof.size(), "a proof with fewer lines holds");
        }
        assertTrue(failed > tries * 9 / 10, failed + " of " + tries + " changes fail");
    }

    private static String otherPosition(String line, List<String> lines, Rng rng) {
        String other = lines.get(1 + rng.below(lines.size() - 2));
        return line.replaceFirst("\"position\":\"[^\"]*\"", other.substring(1, other.indexOf("\",") + 1));
    }

    private static <S, M> String otherMove(Game<S, M> game, String line, Rng rng) {
        String position = line.substring("{\"position\":\"".length(), line.indexOf("\",\"move"));
        List<M> moves = game.legalMoves(game.notation().parseState(position));
        String move = game.notation().formatMove(moves.get(rng.below(moves.size())));
        return line.replaceFirst("\"move\":\"[^\"]*\"", "\"move\":\"" + move + "\"");
    }
}
