package dev.solvable.processor.game;

import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;

/** Visits the rules of a game, for what differs between kinds of rules. A new kind gets a method here. */
public interface RulesVisitor<R> {
    /** For games of marks. */
    R marks(DeclaredMarks rules);

    /** For games of tiles. */
    R tiles(DeclaredTiles rules);

    /** For games with a move source. */
    R source(DeclaredMoveSource rules);

    /** For games in which pieces stand and move. */
    R pieces(DeclaredPieces rules);

    /** For games whose rules are a program. */
    R program(DeclaredProgram rules);
}
