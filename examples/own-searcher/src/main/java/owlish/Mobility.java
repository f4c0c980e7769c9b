package owlish;

import dev.boardwright.blackstone.BlackstoneState;
import dev.boardwright.blackstone.BlackstoneView;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;

/** An evaluation for Blackstone: the number of a player's moves minus the opponent's. */
final class Mobility implements Evaluation<BlackstoneState> {
    @Override
    public int evaluate(Position<BlackstoneState> position, Player player) {
        BlackstoneView view = BlackstoneView.of(position);
        return view.mobility(player) - view.mobility(player.opponent());
    }
}
