package dev.solvable.processor.game;

import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.game.program.ProgrammedRules;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.processor.game.tiles.TileRules;

/** Visits the rules of a game, for what differs between kinds of rules. */
public interface RulesVisitor<R> {
    /** For games of marks. */
    default R marks(MarkRules rules) {
        return other(rules);
    }

    /** For games of tiles. */
    default R tiles(TileRules rules) {
        return other(rules);
    }

    /** For games with a move source. */
    default R source(MoveSourceRules rules) {
        return other(rules);
    }

    /** For games in which pieces stand and move. */
    default R pieces(PieceRules rules) {
        return other(rules);
    }

    /** For games whose rules are a program. */
    default R program(ProgrammedRules rules) {
        return other(rules);
    }

    /** For all kinds whose method is not overridden. */
    R other(DeclaredRules rules);
}
