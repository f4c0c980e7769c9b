package dev.boardwright.core;

/**
 * Counts of finished random games: how they ended and how many moves they took. {@link Position#playOuts} adds to it.
 *
 * <p>Mutable, owned by one thread. {@link #add(PlayoutCounts)} adds up the tallies of several threads.
 */
public final class PlayoutCounts {
    private long wins;
    private long losses;
    private long draws;
    private long plies;

    /** A tally of no games. */
    public PlayoutCounts() {}

    /** Adds one game that took {@code plies} moves and ended with {@code margin}, whose sign is the outcome. */
    public void add(int plies, int margin) {
        if (margin > 0) {
            wins++;
        } else if (margin < 0) {
            losses++;
        } else {
            draws++;
        }
        this.plies += plies;
    }

    /** Adds the games of another tally. */
    public void add(PlayoutCounts other) {
        wins += other.wins;
        losses += other.losses;
        draws += other.draws;
        plies += other.plies;
    }

    /** Starts again from no games. */
    public void clear() {
        wins = 0;
        losses = 0;
        draws = 0;
        plies = 0;
    }

    /** The number of games. */
    public long games() {
        return wins + losses + draws;
    }

    /** The games that {@code player} won. */
    public long wins(Player player) {
        return player == Player.FIRST ? wins : losses;
    }

    /** The games that nobody won. */
    public long draws() {
        return draws;
    }

    /** The moves of all games together. */
    public long plies() {
        return plies;
    }

    /** The games with this outcome; none is {@link Outcome#ONGOING}. */
    public long count(Outcome outcome) {
        return switch (outcome) {
            case FIRST_WINS -> wins;
            case SECOND_WINS -> losses;
            case DRAW -> draws;
            case ONGOING -> 0;
        };
    }

    /** The mean result of a game for {@code player}: 1 for a win, 0 for a draw, -1 for a loss; 0 without games. */
    public double mean(Player player) {
        return games() == 0 ? 0 : player.sign() * (double) (wins - losses) / games();
    }

    /** {@code 10 games: 5 won, 4 lost, 1 drawn, 90 plies}, for the first player. */
    @Override
    public String toString() {
        return games() + " games: " + wins + " won, " + losses + " lost, " + draws + " drawn, " + plies + " plies";
    }
}
