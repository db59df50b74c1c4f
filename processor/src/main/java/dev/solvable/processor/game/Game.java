package dev.solvable.processor.game;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A checked game: immutable and independent of javac. All later stages work only on it.
 *
 * @param board the cells
 * @param rules what a move is
 * @param noMoves the result for a player to move who has no move, if nothing else has ended the game
 * @param encoding the declared encoding
 * @param cacheEntries the declared size of the cache; 0 to let the planner choose
 * @param expect the declared result
 */
public record Game(
        GameType type,
        Board board,
        DeclaredRules rules,
        Ending noMoves,
        Encoding encoding,
        int cacheEntries,
        Expectation expect) {
    /** The number of positions. */
    public BigInteger states() {
        return rules.states(board);
    }

    /** The symmetries of the game. */
    public Symmetries symmetries() {
        return rules.symmetries(board);
    }

    /** The rules of a game of marks; empty for others. */
    public Optional<DeclaredMarks> marks() {
        return rules instanceof DeclaredMarks marks ? Optional.of(marks) : Optional.empty();
    }

    /** The rules of a game of tiles; empty for others. */
    public Optional<DeclaredTiles> tiles() {
        return rules instanceof DeclaredTiles tiles ? Optional.of(tiles) : Optional.empty();
    }

    /** The rules of a game in which pieces stand and move; empty for others. */
    public Optional<DeclaredPieces> pieces() {
        return rules instanceof DeclaredPieces pieces ? Optional.of(pieces) : Optional.empty();
    }

    /** Whether the rules are a program. */
    public boolean isProgram() {
        return rules instanceof DeclaredProgram;
    }

    /** Calls the visitor's method for the kind of rules. */
    public <R> R accept(RulesVisitor<R> visitor) {
        if (rules instanceof DeclaredMarks marks) {
            return visitor.marks(marks);
        }
        if (rules instanceof DeclaredTiles tiles) {
            return visitor.tiles(tiles);
        }
        if (rules instanceof DeclaredMoveSource source) {
            return visitor.source(source);
        }
        if (rules instanceof DeclaredPieces pieces) {
            return visitor.pieces(pieces);
        }
        return visitor.program((DeclaredProgram) rules);
    }
}
