package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * The contract of every game, as jqwik properties: extend it in your game's tests and name your games.
 *
 * <pre>{@code
 * public class MyGameContractTest extends GameContract<TicTacToe.State, TicTacToe.Move> {
 *     @Override
 *     protected List<Game<TicTacToe.State, TicTacToe.Move>> games() {
 *         return List.of(new TicTacToe()); // your own game, in several sizes and variants
 *     }
 * }
 * }</pre>
 *
 * <p>Each property plays random games of every one of {@link #games} from every one of {@link #startStates}, with new
 * seeds in every run. A failure names the game, its options, the seed, the ply and the position; override {@link #seeds}
 * to repeat it. For more games, put {@code @PropertyDefaults(tries = 100)} on the extending class,
 * or set the system property of {@link Tries}.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
@PropertyDefaults(tries = 6, shrinking = ShrinkingMode.OFF)
@AddLifecycleHook(Tries.class)
public abstract class GameContract<S, M> {
    /** For subclasses. */
    protected GameContract() {}

    /** The games to test: several sizes, variants and options. Each one adds to the time of every check. */
    protected abstract List<Game<S, M>> games();

    /** The states that random games start from; by default the initial one. Add states that play rarely reaches. */
    protected List<S> startStates(Game<S, M> game) {
        return List.of(game.initialState());
    }

    /**
     * Another game with the same rules, such as a {@link PlainGame}, to compare {@code game} with: the initial state, and at
     * every ply legal moves, play, outcome and margin. It may be slow. By default none; if one game has a reference, all
     * must have one.
     */
    protected Optional<Game<S, M>> reference(Game<S, M> game) {
        return Optional.empty();
    }

    /**
     * The games that are compared with their references, by default {@link #games}. Add games that are too many for all
     * checks.
     */
    protected List<Game<S, M>> gamesWithReference() {
        return games();
    }

    /** Whether texts may also be in upper case, as in the library's notation; true by default. */
    protected boolean ignoresCase() {
        return true;
    }

    /** The approximate number of positions of each random game that the costly checks see. */
    protected int checkpoints() {
        return 16;
    }

    /** The number of plies after which a game that has not ended counts as endless. */
    protected int longestGame() {
        return 100_000;
    }

    /** The source of seeds; by default all are equally likely. */
    protected Arbitrary<Long> seeds() {
        return Arbitraries.randomValue(random -> random.nextLong());
    }

    /** For jqwik, which does not find an overriding method without the annotation. */
    @Provide("seeds")
    protected final Arbitrary<Long> provideSeeds() {
        return seeds();
    }

    /** Fails in test runners that do not know JUnit 5, which would run nothing and report success. */
    @SuppressWarnings("DoNotCallSuggester")
    public final void testRunnerKnowsJUnit5() {
        throw OldRunner.failure();
    }

    /** Checks fixed games before random ones. A failure here causes most others, and occurs in every run. */
    @Property(tries = 1)
    public final void fixedGamesHold() {
        inEveryGame(0, CornerChecks::fixedGamesHold);
    }

    @Property
    public final void codesHaveAMoveOrAreRefused(@ForAll("seeds") long seed) {
        atCheckpoints(seed, CornerChecks::codesHaveAMoveOrAreRefused);
    }

    @Property
    public final void undoLeadsAllTheWayBack(@ForAll("seeds") long seed) {
        inEveryGame(seed, UndoChecks::allTheWayBack);
    }

    @Property
    public final void undoRestoresOnWalksBackAndForth(@ForAll("seeds") long seed) {
        inEveryGame(seed, UndoChecks::backAndForth);
    }

    @Property
    public final void hashEqualsThatOfAFreshPosition(@ForAll("seeds") long seed) {
        inEveryGame(seed, trial -> trial.everywhere(HashChecks::equalsThatOfAFreshPosition));
    }

    @Property
    public final void hashTellsStatesApartAndNothingElse(@ForAll("seeds") long seed) {
        inEveryGame(seed, HashChecks::tellsStatesApart);
    }

    @Property
    public final void copyPlaysOnAlikeAndIndependently(@ForAll("seeds") long seed) {
        atCheckpoints(seed, CopyChecks::playsOnAlike);
    }

    @Property
    public final void copyRepeatsPlayouts(@ForAll("seeds") long seed) {
        atCheckpoints(seed, CopyChecks::repeatsPlayouts);
    }

    @Property
    public final void facesAgree(@ForAll("seeds") long seed) {
        atCheckpoints(seed, FaceChecks::agree);
    }

    @Property
    public final void facesAgreeMoveForMove(@ForAll("seeds") long seed) {
        inEveryGame(seed, FaceChecks::agreeMoveForMove);
    }

    /** Compares with the reference at every ply. Skipped if no game has a reference. */
    @Property
    @AddLifecycleHook(Skips.WithoutReference.class)
    public final void agreesWithItsReference(@ForAll("seeds") long seed) {
        inEach(gamesWithReference(), seed, this::compareWithReference);
    }

    private void compareWithReference(Trial<S, M> trial) {
        Game<S, M> reference = reference(trial.game())
                .orElseThrow(() -> trial.begin().failure("this game has no reference, although others have one", null));
        trial.begin()
                .requireEqual(reference.initialState(), trial.game().initialState(), "initial state, by the reference");
        trial.everywhere(moment -> FaceChecks.agreeWithReference(moment, reference));
    }

    /** Whether any game has a reference. */
    final boolean hasReferences() {
        return gamesWithReference().stream().anyMatch(game -> reference(game).isPresent());
    }

    /** Whether any game plays random games in a way of its own. */
    final boolean overridesPlayOuts() {
        return games().stream().anyMatch(PlayOutsChecks::overridesPlayOuts);
    }

    @Property
    public final void playLeavesItsStateUnchanged(@ForAll("seeds") long seed) {
        atCheckpoints(seed, StateChecks::areLeftAlone);
    }

    @Property
    public final void codesRoundTrip(@ForAll("seeds") long seed) {
        atCheckpoints(seed, NotationChecks::codesRoundTrip);
    }

    @Property
    public final void moveTextsRoundTrip(@ForAll("seeds") long seed) {
        atCheckpoints(seed, moment -> NotationChecks.movesRoundTrip(moment, ignoresCase()));
    }

    @Property
    public final void movesHaveTextsOfTheirOwn(@ForAll("seeds") long seed) {
        atCheckpoints(seed, NotationChecks::movesHaveTextsOfTheirOwn);
    }

    @Property
    public final void stateTextsRoundTrip(@ForAll("seeds") long seed) {
        atCheckpoints(seed, moment -> NotationChecks.statesRoundTrip(moment, ignoresCase()));
    }

    @Property(tries = 100)
    public final void anyTextIsUnderstoodOrRefused(@ForAll String text) {
        inEveryGame(0, trial -> ParsingChecks.isUnderstoodOrRefused(trial.begin(), text));
    }

    @Property
    public final void misspeltTextIsUnderstoodOrRefused(@ForAll("seeds") long seed) {
        atCheckpoints(seed, ParsingChecks::misspellingsAreUnderstoodOrRefused);
    }

    @Property
    public final void veryLongTextIsUnderstoodOrRefused(@ForAll("seeds") long seed) {
        inEveryGame(seed, trial -> ParsingChecks.longTextIsUnderstoodOrRefused(trial.begin()));
    }

    @Property
    public final void movesAreUnique(@ForAll("seeds") long seed) {
        atCheckpoints(seed, MoveChecks::areUnique);
    }

    @Property
    public final void movesAreListedInAFixedOrder(@ForAll("seeds") long seed) {
        atCheckpoints(seed, MoveChecks::areListedInAFixedOrder);
    }

    @Property
    public final void movesEndExactlyWithTheGame(@ForAll("seeds") long seed) {
        inEveryGame(seed, trial -> trial.everywhere(MoveChecks::endWithTheGame));
    }

    @Property
    public final void movesAreThoseCountedAndNumbered(@ForAll("seeds") long seed) {
        atCheckpoints(seed, MoveChecks::areThoseCountedAndNumbered);
    }

    /** Counted replies equal those found by playing the moves, and counting does not change the position. */
    @Property
    public final void repliesAreThoseOfPlay(@ForAll("seeds") long seed) {
        atCheckpoints(seed, MoveChecks::repliesAreThoseOfPlay);
    }

    /** A game whose positions can occur twice needs a rule for that, or it may never end. */
    @Property
    public final void positionsRepeatOnlyByARule(@ForAll("seeds") long seed) {
        inEveryGame(seed, RepetitionChecks::repeatsOnlyByARule);
        atCheckpoints(seed, RepetitionChecks::doesNotComeBackAtOnce);
    }

    @Property
    public final void movesThatAreNotGeneratedAreRefused(@ForAll("seeds") long seed) {
        inEveryGame(seed, MoveChecks::othersAreRefused);
    }

    @Property
    public final void symmetricPositionsPlayAlike(@ForAll("seeds") long seed) {
        atCheckpoints(seed, SymmetryChecks::holds);
    }

    @Property
    public final void threatsAreThoseFoundByTrying(@ForAll("seeds") long seed) {
        atCheckpoints(seed, ThreatChecks::areThoseFoundByTrying);
    }

    /** For games that compute exact values of their endgames. */
    @Property
    public final void endgamesAreThoseOfPlay(@ForAll("seeds") long seed) {
        atCheckpoints(seed, EndgameChecks::areThoseOfPlay);
    }

    @Property
    public final void randomMovesAreLegal(@ForAll("seeds") long seed) {
        atCheckpoints(seed, RandomChecks::drawsLegalMoves);
    }

    @Property
    public final void randomMovesAreEvenHanded(@ForAll("seeds") long seed) {
        atCheckpoints(seed, RandomChecks::drawsEveryMoveAlike);
    }

    @Property
    public final void seededGamesRepeat(@ForAll("seeds") long seed) {
        inEveryGame(seed, RandomChecks::gamesRepeat);
    }

    @Property
    public final void playoutsEndAndRepeat(@ForAll("seeds") long seed) {
        atCheckpoints(seed, RandomChecks::playoutsEnd);
    }

    @Property
    public final void playoutsEndWherePlayLeads(@ForAll("seeds") long seed) {
        atCheckpoints(seed, PlayoutChecks::endWherePlayLeads);
    }

    @Property
    @AddLifecycleHook(Skips.WithoutPlayOuts.class)
    public final void manyPlayoutsCountAndRepeat(@ForAll("seeds") long seed) {
        atCheckpoints(seed, PlayOutsChecks::countAndRepeat);
    }

    @Property
    @AddLifecycleHook(Skips.WithoutPlayOuts.class)
    public final void manyPlayoutsEndAsOftenAsTheyShould(@ForAll("seeds") long seed) {
        atCheckpoints(seed, PlayOutsChecks::endAsOftenAsTheyShould);
    }

    @Property
    @AddLifecycleHook(Skips.WithoutPlayOuts.class)
    public final void manyPlayoutsEndLikeSingleOnes(@ForAll("seeds") long seed) {
        inEveryGame(seed, trial -> trial.atSomePoint(PlayOutsChecks::endLikeSingleOnes));
    }

    @Property
    public final void evaluationIsAntisymmetric(@ForAll("seeds") long seed) {
        atCheckpoints(seed, JudgementChecks::evaluationIsAntisymmetric);
    }

    @Property
    public final void evaluationsKeepTheirBounds(@ForAll("seeds") long seed) {
        atCheckpoints(seed, JudgementChecks::evaluationsKeepTheirBounds);
    }

    @Property
    public final void movesAreEvaluatedAsOneByOne(@ForAll("seeds") long seed) {
        atCheckpoints(seed, JudgementChecks::movesAreEvaluatedAsOneByOne);
    }

    @Property
    public final void movesLeftOutAreNotAbove(@ForAll("seeds") long seed) {
        atCheckpoints(seed, JudgementChecks::movesLeftOutAreNotAbove);
    }

    /** For games whose boards show their bits to evaluations that are learned. */
    @Property
    public final void boardBitsBelongToTheState(@ForAll("seeds") long seed) {
        atCheckpoints(seed, BitChecks::boardBitsBelongToTheState);
    }

    @Property
    public final void policiesChooseLegalMoves(@ForAll("seeds") long seed) {
        atCheckpoints(seed, JudgementChecks::policiesChooseLegalMoves);
    }

    @Property
    public final void statesAndMovesAreValues(@ForAll("seeds") long seed) {
        atCheckpoints(seed, ValueChecks::areValues);
    }

    @Property
    public final void statesAndMovesSurviveSerialisation(@ForAll("seeds") long seed) {
        atCheckpoints(seed, ValueChecks::surviveSerialisation);
    }

    @Property
    public final void statesCanBeDrawn(@ForAll("seeds") long seed) {
        atCheckpoints(seed, ValueChecks::canBeDrawn);
    }

    @Property
    public final void threadsDoNotDisturbEachOther(@ForAll("seeds") long seed) {
        inEveryGame(seed, ThreadChecks::doNotDisturbEachOther);
    }

    private void atCheckpoints(long seed, Consumer<Moment<S, M>> check) {
        inEveryGame(seed, trial -> trial.atCheckpoints(check));
    }

    private void inEveryGame(long seed, Consumer<Trial<S, M>> check) {
        inEach(games(), seed, check);
    }

    private void inEach(List<Game<S, M>> games, long seed, Consumer<Trial<S, M>> check) {
        for (Game<S, M> game : games) {
            for (S start : startStates(game)) {
                new Trial<>(game, start, seed, checkpoints(), longestGame()).run(check);
            }
        }
    }
}
