package dev.solvable.processor.render.sums;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;

/** How the free cells of one kind of game fall into regions that no move joins. */
public interface Regions {
    /** An expression for the free cells of the board with the cells {@code taken}. */
    String free();

    /**
     * A loop over the moves within {@code region}, given by its free cells.
     *
     * @param body what to do with each; {@link #left()} is valid inside
     */
    String forEachMove(String body);

    /** An expression for what a move leaves free of {@code region}. */
    String left();

    /**
     * An expression for the name of {@code region}: regions of one name are worth the same, and the name is one of
     * them.
     */
    String key();

    /** An expression for the number of moves. */
    String moves();

    /** What has to be done once, before the first region is looked for; empty where there is nothing. */
    default String preparation() {
        return "";
    }

    /**
     * Adds {@code region(free)}, one of the regions of free cells, or 0 where no move is left, and what the other
     * expressions need.
     */
    void addTo(TypeSpec.Builder type);

    /** Java text with {@code FREE}, {@code LEFT} and {@code KEY} replaced by the expressions of the same name. */
    default CodeBlock code(String text, Object... namesAndValues) {
        return Code.of(text.replace("FREE", free()).replace("LEFT", left()).replace("KEY", key()), namesAndValues);
    }
}
