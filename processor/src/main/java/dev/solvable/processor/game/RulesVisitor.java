package dev.solvable.processor.game;

import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.game.program.ProgrammedRules;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.processor.game.tiles.TileRules;

/** Visits the rules of a game, for what differs between kinds of rules. A new kind gets a method here. */
public interface RulesVisitor<R> {
    /** For games of marks. */
    R marks(MarkRules rules);

    /** For games of tiles. */
    R tiles(TileRules rules);

    /** For games with a move source. */
    R source(MoveSourceRules rules);

    /** For games in which pieces stand and move. */
    R pieces(PieceRules rules);

    /** For games whose rules are a program. */
    R program(ProgrammedRules rules);
}
