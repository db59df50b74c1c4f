package dev.solvable.processor.render.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;

/** What a move of one kind of game is: how many there are, which fit, where they lead, and what they are called. */
public interface MoveCode {
    /** An expression for the number of moves there are. */
    String count();

    /** An expression for the list of the cells that each move fills, as masks of cells. */
    CodeBlock cells();

    /** The name of {@code move}: the code after the check that there is such a move. */
    CodeBlock name();

    /** Adds the constants of the moves, {@code fits(position, move)} and {@code after(position, move)}. */
    void addTo(TypeSpec.Builder type);
}
