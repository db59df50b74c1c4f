package dev.solvable.processor.render.marks;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Terms;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The parts of solvers of games of marks: the rules, with unrolled lines or the win check of the declaration. */
final class MarksParts {
    /**
     * The most lines that one method checks. A check takes 12 bytes of bytecode, and HotSpot does not inline methods of
     * more than 325 bytes.
     */
    private static final int MAX_IN_ONE_METHOD = 25;

    /** The most characters of checks and their comment in one line. */
    private static final int MAX_CHECKS_IN_LINE = 100;

    private final SolverPlan plan;
    private final DeclaredMarks rules;
    private final Masks masks;

    MarksParts(SolverPlan plan, DeclaredMarks rules) {
        this.plan = plan;
        this.rules = rules;
        this.masks = new Masks(plan.game().board(), plan.code());
    }

    private boolean hasLines() {
        return !rules.lineMasks().isEmpty();
    }

    static TypeSpec.Builder beginRules(StateKeys keys) {
        return TypeSpec.anonymousClassBuilder("GAME, PLAN.encoding()" + (keys.areTabled() ? ", IMAGES" : ""))
                .superclass(MarksRules.class);
    }

    /** Ends the rules, and adds them if they override anything. Returns the expression for the rules. */
    static CodeBlock endRules(TypeSpec.Builder type, TypeSpec.Builder rules) {
        TypeSpec built = rules.build();
        if (built.methodSpecs().isEmpty()) {
            return CodeBlock.of("new $T($L)", MarksRules.class, built.anonymousTypeArguments());
        }
        type.addField(Methods.constant(MarksRules.class, "RULES")
                .addJavadoc("The rules, with the checks that only this game has.")
                .initializer("$L", built)
                .build());
        return CodeBlock.of("RULES");
    }

    /** Adds the constants of the game, with its lines. */
    void addGame(TypeSpec.Builder type) {
        if (hasLines()) {
            masks.addArray(type, "LINES", "The cells of each line.", rules.lineMasks());
        }
        boolean again = rules.game().again();
        CodeBlock more = rules.oneWinsByLines() || again
                ? CodeBlock.of(", $T.$L$L", Player.class, rules.game().linesBy(), again ? ", true" : "")
                : CodeBlock.of("");
        type.addField(Methods.constant(MarksGame.class, "GAME")
                .addJavadoc("The marks, who may put which, and the results of "
                        + (rules.hasWinCheck() ? "a win by the check" : "a line") + " and of a full board"
                        + (rules.oneWinsByLines()
                                ? "; and who alone wins by lines."
                                : again ? "; a player who scores moves again." : "."))
                .initializer(
                        "new $T($S, CODE, \"$L\", $T.$L, $T.$L, $T.$L$L$L)",
                        MarksGame.class,
                        rules.game().name(),
                        Literals.inString(rules.game().marks()),
                        Choice.class,
                        rules.choice(),
                        Ending.class,
                        rules.game().completes(),
                        Ending.class,
                        rules.game().noMoves(),
                        more,
                        hasLines() ? ", LINES" : "")
                .build());
    }

    /** Adds the check of the lines whose last cell each cell is; nothing without lines. */
    void addCompletesLine(TypeSpec.Builder type) {
        if (!hasLines()) {
            return;
        }
        int checks = rules.lineMasks().size();
        List<MethodSpec> more = new ArrayList<>();
        boolean isNamed = plan.game().board().isNamed(); // names of cells might give equal names of methods
        CodeBlock.Builder cases =
                CodeBlock.builder().add("return switch (bit) {\n").indent();
        for (int cell = 0; cell < plan.game().board().cells(); cell++) {
            List<Long> last = linesUpTo(cell);
            if (!last.isEmpty()) {
                int bit = plan.code().bit(cell);
                String name = plan.game().board().name(cell);
                if (checks <= MAX_IN_ONE_METHOD) {
                    cases.add("case $L -> ", bit).add(checks(last, ";"));
                } else {
                    String method = "lineUpTo" + (isNamed ? "Cell" + cell : name.toUpperCase(Locale.ROOT));
                    cases.add("case $L -> $L(marks);\n", bit, method);
                    addChecks(more, method, name, last);
                }
            }
        }
        cases.add("default -> false;\n").unindent().add("};\n");
        type.addMethod(Methods.hook("boolean", "completesLine", "long marks", "int bit")
                .addCode(cases.build())
                .build());
        type.addMethods(more);
    }

    private List<Long> linesUpTo(int cell) {
        return rules.lineMasks().stream()
                .filter(line -> Long.SIZE - 1 - Long.numberOfLeadingZeros(line) == cell)
                .toList();
    }

    /** A condition, with the cells of its lines; in one line if it fits. */
    private CodeBlock checks(List<Long> lines, String end) {
        List<String> checks = lines.stream()
                .map(line -> "holds(marks, " + masks.literal(line) + ")")
                .toList();
        List<String> names = lines.stream().map(masks::names).toList();
        String together = String.join(" || ", checks) + end;
        String comment = "// " + String.join(", ", names);
        if (together.length() + comment.length() <= MAX_CHECKS_IN_LINE) {
            return CodeBlock.of("$L $L\n", together, comment);
        }
        if (together.length() <= MAX_CHECKS_IN_LINE) {
            return CodeBlock.of("$L\n        $L\n", comment, together);
        }
        Terms terms = new Terms();
        for (int i = 0; i < lines.size(); i++) {
            terms.add(checks.get(i), names.get(i));
        }
        return CodeBlock.of("$L", terms.lines("        || ", end));
    }

    /** Adds the check of the lines whose last cell is one cell, split over methods. */
    private void addChecks(List<MethodSpec> methods, String name, String cell, List<Long> lines) {
        int here = Math.min(lines.size(), MAX_IN_ONE_METHOD);
        boolean all = here == lines.size();
        CodeBlock.Builder code = CodeBlock.builder().add("return ").add(checks(lines.subList(0, here), all ? ";" : ""));
        if (!all) {
            code.add("        || $LMore(marks);\n", name);
        }
        methods.add(Methods.helper("boolean", name, "long marks")
                .addJavadoc("Whether marks hold a line whose last cell is $L.", cell)
                .addCode(code.build())
                .build());
        if (!all) {
            addChecks(methods, name + "More", cell, lines.subList(here, lines.size()));
        }
    }

    /** Adds the call of the declaration's win check; nothing if it has none. */
    void addWinCheck(TypeSpec.Builder type, CallWarnings warnings) {
        if (!rules.hasWinCheck()) {
            return;
        }
        type.addMethod(
                Methods.hook("boolean", "hasWinCheck").addCode("return true;\n").build());
        type.addMethod(warnings.keepBack(Methods.hook("boolean", "hasWon", "long own", "long other", "Player owner"))
                .addCode(
                        "return $L.$L(own, other, owner);\n",
                        JavaLang.name(plan.game().type()),
                        rules.winCheck())
                .build());
    }
}
