package dev.solvable.processor.game;

import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.game.program.ProgrammedRules;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.processor.game.tiles.TileRules;

/** What later stages do differently for each kind of rules. */
public interface RulesVisitor<R> {
    /** Of games of marks. */
    default R marks(MarkRules rules) {
        return other(rules);
    }

    /** Of games of tiles. */
    default R tiles(TileRules rules) {
        return other(rules);
    }

    /** Of games with a move source. */
    default R source(MoveSourceRules rules) {
        return other(rules);
    }

    /** Of games in which pieces stand and move. */
    default R pieces(PieceRules rules) {
        return other(rules);
    }

    /** Of games whose rules are a program. */
    default R program(ProgrammedRules rules) {
        return other(rules);
    }

    /** Of all kinds for which there is no method of their own. */
    R other(DeclaredRules rules);
}
