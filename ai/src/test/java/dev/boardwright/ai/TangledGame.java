package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.Threats;
import dev.boardwright.core.ValueGame;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A random game from a seed, with everything that games may have: turns that do not alternate, transpositions, single
 * moves, early ends, draws, misleading estimates. Its threats are found by trying moves, which minimax leaves alone unless told
 * {@link #withThreats}.
 *
 * <p>A state is a place in one of several layers; each move leads to some place in the next layer.
 */
public final class TangledGame extends ValueGame<TangledGame.Place, Integer>
        implements Threatening<TangledGame.Place, Integer> {
    private static final int MAX_MOVES = 5;

    private final long seed;
    private final int layers;
    private final int places;
    private final long hashMask;
    private final boolean hasThreats;

    public record Place(int layer, int number) {}

    /** A game of at most {@code layers} plies with {@code places} places in each layer. */
    public TangledGame(long seed, int layers, int places) {
        this(seed, layers, places, -1, false);
    }

    private TangledGame(long seed, int layers, int places, long hashMask, boolean hasThreats) {
        this.seed = seed;
        this.layers = layers;
        this.places = places;
        this.hashMask = hashMask;
        this.hasThreats = hasThreats;
    }

    /** The same game with hashes of few bits, so that different positions share them. */
    public TangledGame withHashBits(int bits) {
        return new TangledGame(seed, layers, places, (1L << bits) - 1, hasThreats);
    }

    /** The same game as one that finds its threats itself, so that minimax asks for them. */
    public TangledGame withThreats() {
        return new TangledGame(seed, layers, places, hashMask, true);
    }

    @Override
    public Threats<Place> threats(Position<Place> position) {
        return hasThreats ? new OwnThreats(position) : new Threats<>(position);
    }

    /** A class of its own is what tells a game's own threats from those found by trying. */
    private static final class OwnThreats extends Threats<Place> {
        OwnThreats(Position<Place> position) {
            super(position);
        }
    }

    /** Random bits that belong to a place and a purpose. */
    private Rng rng(Place place, int purpose) {
        return new Rng(Rng.mix(seed * 31 + purpose) ^ Rng.mix(place.layer * 1000L + place.number + 1));
    }

    @Override
    public GameInfo info() {
        return GameInfo.of("tangled", "Left", "Right");
    }

    @Override
    public Place initialState() {
        return new Place(0, 0);
    }

    @Override
    public Player turn(Place place) {
        return Player.of(rng(place, 1).below(2));
    }

    @Override
    protected List<Integer> moves(Place place) {
        return IntStream.rangeClosed(0, rng(place, 2).below(MAX_MOVES)).boxed().toList();
    }

    @Override
    protected Place next(Place place, Integer move) {
        return new Place(place.layer + 1, rng(place, 3 + move).below(places));
    }

    @Override
    public Outcome outcome(Place place) {
        Rng rng = rng(place, 100);
        boolean over = place.layer == layers || (place.layer > 0 && rng.below(8) == 0);
        return over ? Outcome.ofMargin(rng.below(3) - 1) : Outcome.ONGOING;
    }

    @Override
    public Evaluation<Place> evaluation() {
        return (position, player) ->
                player.sign() * (rng(position.toState(), 200).below(41) - 20);
    }

    @Override
    protected long hash(Place place) {
        return rng(place, 300).next() & hashMask;
    }

    @Override
    public Notation<Place, Integer> notation() {
        return Notation.of(
                place -> place.layer + "/" + place.number,
                text -> new Place(
                        Integer.parseInt(text.substring(0, text.indexOf('/'))),
                        Integer.parseInt(text.substring(text.indexOf('/') + 1))),
                move -> move.toString(),
                Integer::valueOf);
    }

    @Override
    public String toString() {
        return "tangled " + seed + " " + layers + "x" + places + (hasThreats ? " with threats" : "");
    }
}
