package dev.solvable.processor.render.position;

import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;

/** Chooses how a solver tells whether play can lead to a position. */
public final class Reachability {
    private Reachability() {}

    /** The section with {@code isReachable}. */
    public static Section of(SolverPlan plan, Translation translation) {
        if (plan.game().rules() instanceof TileRules tiles) {
            return new CoverReachability(tiles.partizan(), translation);
        }
        if (plan.game().rules() instanceof MoveSourceRules) {
            return new SourceReachability(translation);
        }
        MarkRules rules = (MarkRules) plan.game().rules();
        MarkCode marks = new MarkCode(plan, rules);
        // Where the order of the marks matters, because they lie on each other or the other player's may undo an
        // ending,
        // play is taken back mark by mark. Elsewhere only the last mark can have ended the game.
        boolean ordered = rules.choice() == Choice.OWN && (rules.gravity() || rules.hasWinCheck());
        return ordered ? new OrderReachability(marks, translation) : new LastMarkReachability(marks, translation);
    }
}
