package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** The expressions whose results a method combines, each with a comment above it. */
abstract class MoveChain {
    private final List<CodeBlock> comments = new ArrayList<>();
    private final List<String> expressions = new ArrayList<>();

    private MoveChain() {}

    /** Sets of cells, of which the method returns the union. */
    static MoveChain ofCells() {
        return new MoveChain() {
            @Override
            String statement(String expression, boolean isFirst, boolean isLast) {
                if (isLast) {
                    return "return " + (isFirst ? "" : "cells | ") + expression + ";";
                }
                return (isFirst ? "long cells = " : "cells |= ") + expression + ";";
            }
        };
    }

    /**
     * Calls that list positions. Each lacks its last argument, the number of positions listed before.
     *
     * @param listed the number of positions listed before the first call
     * @param distinct the method that removes duplicates; empty if there are none
     */
    static MoveChain ofCalls(String listed, String distinct) {
        return new MoveChain() {
            @Override
            String statement(String call, boolean isFirst, boolean isLast) {
                String whole = call + (isFirst ? listed : "count") + ")";
                if (isLast) {
                    return "return " + (distinct.isEmpty() ? whole : distinct + "(to, " + whole + ")") + ";";
                }
                return (isFirst ? "int count = " : "count = ") + whole + ";";
            }
        };
    }

    abstract String statement(String expression, boolean isFirst, boolean isLast);

    final void add(CodeBlock comment, String expression) {
        comments.add(comment);
        expressions.add(expression);
    }

    /** The statements of the method. */
    final CodeBlock code() {
        CodeBlock.Builder code = CodeBlock.builder();
        int last = expressions.size() - 1;
        for (int i = 0; i <= last; i++) {
            code.add("$L$L\n", comments.get(i), statement(expressions.get(i), i == 0, i == last));
        }
        return code.build();
    }
}
