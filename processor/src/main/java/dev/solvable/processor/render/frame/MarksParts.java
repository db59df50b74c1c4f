package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.RuntimeTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** What solvers of games of marks have: their rules, their lines, unrolled, or the win check of the declaration. */
public final class MarksParts {
    /**
     * The most lines that one method checks. A check takes 12 bytes of bytecode, and HotSpot does not inline a method
     * of more than 325 bytes however hot it is.
     */
    private static final int MAX_IN_ONE_METHOD = 25;

    private final SolverPlan plan;
    private final MarkRules rules;
    private final Masks masks;

    /** The parts of a game of marks. */
    public MarksParts(SolverPlan plan, MarkRules rules) {
        this.plan = plan;
        this.rules = rules;
        this.masks = new Masks(plan.game().board(), plan.layout());
    }

    /** The arguments of the constructor of {@code MarksSolver}. */
    public CodeBlock arguments() {
        String code = switch (plan.form()) {
            case TAKEN -> "oneMask";
            case TWO_MASKS -> "twoMasks";
            case BASE_3 -> "baseThree";
            case GUARDED -> "columns";
            case TAKEN_AND_SIDE -> throw new IllegalStateException("a game of marks has no side");
        };
        return CodeBlock.of(
                "$S, $T.$L(BOARD), RULES,$W$L,$W$L,$Wthreads",
                plan.game().type().name(),
                RuntimeTypes.MARKS_CODE,
                code,
                hasLines() ? "LINES" : "NO_LINES",
                plan.translates());
    }

    private boolean hasLines() {
        return !rules.lines().masks().isEmpty();
    }

    /** Adds the rules and the lines. */
    public void addRules(TypeSpec.Builder type) {
        StringBuilder marks = new StringBuilder(Code.inString(rules.first()));
        boolean shared = rules.choice() == dev.solvable.processor.game.Choice.SHARED;
        marks.append(shared ? "" : Code.inString(rules.second())).append(Code.inString(rules.empty()));
        type.addField(FieldSpec.builder(
                        RuntimeTypes.MARKS_RULES, "RULES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The marks, who puts which, what " + (rules.hasWinCheck() ? "the win check" : "a line")
                        + " does for its owner, and a full board for the player to move.")
                .initializer(
                        "new $T(\"$L\", $T.$L, $T.$L, $T.$L)",
                        RuntimeTypes.MARKS_RULES,
                        marks,
                        Api.CHOICE,
                        rules.choice(),
                        Api.ENDING,
                        rules.hasWinCheck() ? Ending.WINS : rules.lines().completes(),
                        Api.ENDING,
                        plan.game().noMoves())
                .build());
        if (hasLines()) {
            masks.addArray(
                    type,
                    "LINES",
                    "The lines, each with its cells.",
                    rules.lines().masks());
        }
    }

    /** Adds the check of the lines that each cell is the last of; none where lines end nothing. */
    public void addCompletesLine(TypeSpec.Builder type) {
        if (!hasLines()) {
            return;
        }
        int checks = rules.lines().masks().size();
        List<MethodSpec> more = new ArrayList<>();
        CodeBlock.Builder cases =
                CodeBlock.builder().add("return switch (bit) {\n").indent();
        for (int cell = 0; cell < plan.game().board().cells(); cell++) {
            List<Long> last = linesUpTo(cell);
            if (!last.isEmpty()) {
                int bit = plan.layout().bits().get(cell);
                String name = plan.game().board().name(cell);
                if (checks <= MAX_IN_ONE_METHOD) {
                    cases.add("case $L -> ", bit).add(checks(last, ";"));
                } else {
                    String method = "lineUpTo" + name.toUpperCase(Locale.ROOT);
                    cases.add("case $L -> $L(marks);\n", bit, method);
                    addChecks(more, method, name, last);
                }
            }
        }
        cases.add("default -> false;\n").unindent().add("};\n");
        type.addMethod(overriding("boolean", "completesLine", "long marks", "int bit")
                .addCode(cases.build())
                .build());
        type.addMethods(more);
    }

    private List<Long> linesUpTo(int cell) {
        return rules.lines().masks().stream()
                .filter(line -> Long.SIZE - 1 - Long.numberOfLeadingZeros(line) == cell)
                .toList();
    }

    private CodeBlock checks(List<Long> lines, String end) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < lines.size(); i++) {
            String literal = masks.literal(lines.get(i));
            String last = i == lines.size() - 1 ? end : "";
            code.add(i == 0 ? "" : "        || ");
            code.add("(marks & $L) == $L$L // $L\n", literal, literal, last, masks.names(lines.get(i)));
        }
        return code.build();
    }

    /** Adds the check of the lines that one cell is the last of, in as many methods as it takes. */
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

    /** Adds the call of the declaration's win check; nothing where it has none. */
    public void addWinCheck(TypeSpec.Builder type, CallWarnings warnings) {
        if (!rules.hasWinCheck()) {
            return;
        }
        type.addMethod(
                overriding("boolean", "hasWinCheck").addCode("return true;\n").build());
        type.addMethod(warnings.keepBack(overriding("boolean", "hasWon", "long own", "long other", "Player owner"))
                .addCode(
                        "return $L.$L(own, other, owner);\n",
                        JavaLang.name(plan.game().type()),
                        rules.winCheck())
                .build());
    }

    private static MethodSpec.Builder overriding(String returns, String name, String... parameters) {
        return Methods.overriding(returns, name, parameters);
    }
}
