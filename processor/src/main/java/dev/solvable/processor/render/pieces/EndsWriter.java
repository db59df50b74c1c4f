package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Terms;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the checks that end a game of pieces: lines, goals, too few pieces. */
final class EndsWriter {
    /** The estimated bytes of bytecode that a check may have; HotSpot inlines 325. */
    private static final int MAX_BYTES = 290;

    private static final int MAX_LINE = 126;

    /** The indent of a line of a condition, with the operator that joins it to the line before. */
    private static final int INDENT = 24;

    /** The operator between a player's alternatives, with its indent. */
    private static final String OR = "                || ";

    private final PieceContext context;
    private final DeclaredPieces rules;

    EndsWriter(PieceContext context) {
        this.context = context;
        this.rules = context.rules();
    }

    void addTo(TypeSpec.Builder type) {
        List<Long> lines = rules.lineMasks();
        if (!lines.isEmpty()) {
            addLines(type, checks(lines));
        }
        if (rules.hasGoals()) {
            type.addMethod(Methods.hook("boolean", "hasGoal", "long position", "boolean first")
                    .addCode(ofPlayers(goals(true), goals(false)))
                    .build());
        }
        if (!rules.quotas().isEmpty()) {
            type.addMethod(Methods.hook("boolean", "hasTooFew", "long position", "boolean first")
                    .addCode(ofPlayers(quota(true), quota(false)))
                    .build());
        }
    }

    /**
     * Returns the condition of the player in question; one player may have none.
     *
     * @param ofFirst the first player's alternatives
     */
    private static CodeBlock ofPlayers(Terms ofFirst, Terms ofSecond) {
        if (ofFirst.size() == 0 || ofSecond.size() == 0) {
            boolean first = ofSecond.size() == 0;
            Terms only = first ? ofFirst : ofSecond;
            String who = first ? "first" : "!first";
            return CodeBlock.of(
                    "return $L\n        && $L",
                    who,
                    only.size() == 1 ? only.lines(OR, ";") : "(" + only.lines(OR, ");"));
        }
        return CodeBlock.of("return first\n        ? $L        : $L", ofFirst.lines(OR, ""), ofSecond.lines(OR, ";"));
    }

    /**
     * A check for some lines.
     *
     * @param text the condition
     * @param comment where the lines are
     * @param bytes the estimated bytes of its bytecode
     */
    private record Check(String text, String comment, int bytes) {}

    /**
     * The checks, one for all lines of the same shape: whether pieces hold a line or, if lines take, the cells of the
     * lines that they hold.
     */
    private List<Check> checks(List<Long> lines) {
        List<Check> checks = new ArrayList<>();
        Map<Long, List<Long>> byShape = lines.stream()
                .collect(Collectors.groupingBy(
                        line -> line >>> Long.numberOfTrailingZeros(line), LinkedHashMap::new, Collectors.toList()));
        byShape.forEach((shape, alike) -> {
            boolean one = alike.size() == 1;
            long cells = one
                    ? alike.get(0)
                    : alike.stream().mapToLong(Long::lowestOneBit).sum();
            String literal = context.masks().literal(cells);
            String names = context.masks().names(cells);
            if (one) {
                checks.add(
                        rules.linesTake()
                                ? new Check("held(pieces, " + literal + ")", names, 9)
                                : new Check("holds(pieces, " + literal + ")", names, 12));
            } else {
                String text = rules.linesTake()
                        ? spread(begins(shape), literal, context.masks().literal(shape))
                        : "(" + begins(shape) + " & " + literal + ") != 0";
                checks.add(new Check(text, "from " + names, 14 + 5 * Long.bitCount(shape)));
            }
        });
        return checks;
    }

    private static String spread(String begins, String cells, String shape) {
        String line = "spread(" + begins + " & " + cells + ", " + shape + ")";
        return line.length() <= MAX_LINE - INDENT
                ? line
                : "spread(\n                " + cells + " & " + begins + ",\n                " + shape + ")";
    }

    /** The first cells of the translations of a shape that pieces fill. */
    private static String begins(long shape) {
        StringBuilder text = new StringBuilder("pieces");
        for (int offset : Board.cellsOf(shape & ~1)) {
            text.append(" & pieces >>> ").append(offset);
        }
        return text.toString();
    }

    private void addLines(TypeSpec.Builder type, List<Check> checks) {
        List<List<Check>> parts = new ArrayList<>();
        List<Check> part = new ArrayList<>();
        int bytes = 0;
        for (Check check : checks) {
            if (bytes + check.bytes() > MAX_BYTES) {
                parts.add(part);
                part = new ArrayList<>();
                bytes = 0;
            }
            part.add(check);
            bytes += check.bytes();
        }
        parts.add(part);
        String returns = rules.linesTake() ? "long" : "boolean";
        String name = rules.linesTake() ? "inLines" : "hasLine";
        String or = rules.linesTake() ? "| " : "|| ";
        MethodSpec.Builder hook = Methods.hook(returns, name, "long pieces");
        if (parts.size() == 1) {
            type.addMethod(hook.addCode(condition(part, or, "")).build());
            return;
        }
        hook.addCode("return $L1(pieces);\n", name);
        type.addMethod(hook.build());
        for (int i = 1; i <= parts.size(); i++) {
            type.addMethod(Methods.helper(returns, name + i, "long pieces")
                    .addJavadoc(
                            rules.linesTake()
                                    ? "The cells of the lines here that pieces hold, and of those in what follows."
                                    : "Whether pieces hold one of the lines here, or of those in what follows.")
                    .addCode(condition(parts.get(i - 1), or, i < parts.size() ? name + (i + 1) + "(pieces)" : ""))
                    .build());
        }
    }

    private static CodeBlock condition(List<Check> checks, String or, String more) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < checks.size(); i++) {
            boolean last = i == checks.size() - 1 && more.isEmpty();
            String line = (i == 0 ? "return " : "        " + or) + checks.get(i).text() + (last ? ";" : "");
            String comment = "// " + checks.get(i).comment();
            boolean fits = line.length() + comment.length() < MAX_LINE;
            code.add("$L\n", fits ? line + " " + comment : (i == 0 ? "" : "        ") + comment + "\n" + line);
        }
        return code.add(more.isEmpty() ? "" : "        " + or + more + ";\n").build();
    }

    private Terms goals(boolean first) {
        Terms terms = new Terms();
        for (int plane : rules.set().planesOf(first)) {
            long goal = rules.goals().get(plane);
            if (goal != 0) {
                terms.add(
                        "(plane(position, " + plane + ") & " + context.masks().literal(goal) + ") != 0",
                        rules.letter(plane) + " on " + context.masks().names(goal));
            }
        }
        return terms;
    }

    private Terms quota(boolean first) {
        Terms terms = new Terms();
        rules.quotas().stream().filter(quota -> quota.ofFirst() == first).forEach(quota -> terms.add(count(quota), ""));
        return terms;
    }

    private String count(DeclaredPieces.Quota quota) {
        String count = quota.planes().stream()
                .map(plane -> "Long.bitCount(plane(position, " + plane + "))"
                        + (rules.set().inHand(plane) > 0 ? " + hand(position, " + plane + ")" : ""))
                .collect(Collectors.joining(" + "));
        return count + " < " + quota.than();
    }
}
