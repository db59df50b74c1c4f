package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.ScoreShell;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.search.tiles.OutcomeShell;
import dev.solvable.runtime.sums.TileSums;
import dev.solvable.runtime.sweep.marks.MarksTableShell;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The parts of every solver: the version of its runtime, its board, its constructors and its facts. */
public final class SolverFrame {
    /** The most characters of the rows of a board in a line of their own. */
    private static final int MAX_ROWS_IN_LINE = 100;

    /** The most characters of the rows of a board and of the names of its cells that need no line of their own. */
    private static final int MAX_BESIDE_VERSION = 50;

    private final SolverPlan plan;

    public SolverFrame(SolverPlan plan) {
        this.plan = plan;
    }

    /** Begins the class: its superclass, its board, with which it first checks the runtime's version, and its plan. */
    public void begin(TypeSpec.Builder type) {
        begin(type, Board.class, "BOARD", "The board", board());
    }

    /** The same for a game of marks, whose board is wrapped in the code of its marks. */
    public void beginWithCode(TypeSpec.Builder type) {
        CodeBlock code = CodeBlock.of("$T.$L($L)", MarksCode.class, code(), board());
        begin(type, MarksCode.class, "CODE", "The board, and how marks are encoded", code);
    }

    private void begin(TypeSpec.Builder type, Class<?> first, String name, String meaning, CodeBlock value) {
        type.superclass(shell());
        type.addField(Methods.constant(first, name)
                .addJavadoc(meaning
                        + (isFull() ? "" : ": a dot for a cell, a space for a hole")
                        + (plan.game().board().isNamed() ? "; then the names of its cells" : "")
                        + ". Another version of the runtime refuses this source.")
                .initializer(value)
                .build());
        type.addField(plan());
    }

    private Class<?> shell() {
        if (plan.scores()) {
            return ScoreShell.class;
        }
        if (plan.impartial()) {
            return plan.engine() == Algorithm.WORD_SWEEP ? OutcomeShell.class : ImpartialShell.class;
        }
        boolean marksTable = plan.engine() == Algorithm.SWEEP && plan.solving() instanceof MarksPlan;
        return marksTable ? MarksTableShell.class : SolverShell.class;
    }

    private boolean isFull() {
        return plan.game().board().cells()
                == plan.game().board().rows() * plan.game().board().columns();
    }

    private CodeBlock board() {
        Board board = plan.game().board();
        return CodeBlock.of(
                "$T.require($L, $S).board($L)$L",
                RuntimeVersion.class,
                RuntimeVersion.CURRENT,
                plan.game().type().solverName(),
                isFull() ? board.rows() + ", " + board.columns() : begin(board) + rows(board),
                board.isNamed() ? ".named(" + begin(board) + names(board) + ")" : "");
    }

    /** Where rows and names begin: on a new line if they are long. */
    private String begin(Board board) {
        int length = (isFull() ? 0 : rows(board).length())
                + (board.isNamed() ? names(board).length() : 0);
        return length <= MAX_BESIDE_VERSION ? "" : "\n        ";
    }

    /** The names of the cells, in full lines. */
    private static String names(Board board) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String name : board.cellNames()) {
            String literal = Literals.inString(name);
            boolean begins = length == 0 || length + literal.length() > MAX_ROWS_IN_LINE;
            lines.append(!begins ? " " : length == 0 ? "\"" : "\",\n        \"").append(literal);
            length = begins ? literal.length() : length + 1 + literal.length();
        }
        return lines.append('"').toString();
    }

    /** The rows of a board in one line if they fit, else one line each. */
    private static String rows(Board board) {
        boolean fits = board.rows() * (board.columns() + "\"\", ".length()) <= MAX_ROWS_IN_LINE;
        return board.map().stream()
                .map(row -> '"' + row + '"')
                .collect(Collectors.joining(fits ? ", " : ",\n        "));
    }

    /** The factory method of the runtime's code of a game of marks. */
    private String code() {
        return switch (plan.form()) {
            case TAKEN -> "oneMask";
            case TWO_MASKS -> "twoMasks";
            case BASE_3 -> "baseThree";
            case GUARDED -> "columns";
            default -> throw new IllegalStateException("a game of marks has no side");
        };
    }

    /**
     * Adds the constant for the split depth.
     *
     * @return the entries of a search's table and the split depth, as the arguments of the constructor of a search
     */
    public CodeBlock addSearchSizes(TypeSpec.Builder type) {
        String meaning = plan.sharesSearches()
                ? "threads share states with fewer cells "
                        + (plan.engine() == Algorithm.OUTCOME_SEARCH ? "out of play than this." : "taken than this.")
                : "threads share no states.";
        type.addField(Methods.constant(
                "int",
                "SPLIT_DEPTH",
                "The split depth: " + meaning,
                String.valueOf(plan.solving().splitDepth())));
        return CodeBlock.of("PLAN.entries(), SPLIT_DEPTH");
    }

    /**
     * Adds the constructors, with one thread and with a given number.
     *
     * @param engine makes the engine, for {@code threads}
     */
    public void addConstructors(TypeSpec.Builder type, CodeBlock engine) {
        addPublicConstructors(type, CodeBlock.of("super(PLAN, $L);\n", engine));
    }

    /**
     * Adds the constructors of a solver that has Grundy values if the game is impartial.
     *
     * @param engineType the class of the engine
     * @param engine makes the engine, for {@code threads}
     * @param nimbers makes the object that finds Grundy values, for the {@code engine}
     */
    public void addConstructors(TypeSpec.Builder type, Class<?> engineType, CodeBlock engine, CodeBlock nimbers) {
        if (plan.impartial()) {
            addConstructors(type, engineType, "engine", engine, CodeBlock.of("engine, $L", nimbers));
        } else {
            addConstructors(type, engine);
        }
    }

    /** Adds the constructors of a solver whose sums find both outcomes and Grundy values. */
    public void addConstructorsOfSums(TypeSpec.Builder type, CodeBlock sums) {
        CodeBlock both = CodeBlock.of("new $T(sums, PLAN.entries()), sums", OutcomeEngine.class);
        addConstructors(type, TileSums.class, "sums", sums, both);
    }

    private void addConstructors(
            TypeSpec.Builder type, Class<?> partType, String name, CodeBlock part, CodeBlock engineAndNimbers) {
        addPublicConstructors(type, CodeBlock.of("this($L);\n", part));
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(partType, name)
                .addCode("super(PLAN, $L);\n", engineAndNimbers)
                .build());
    }

    private void addPublicConstructors(TypeSpec.Builder type, CodeBlock ofThreads) {
        type.addMethod(constructor()
                .addJavadoc("A solver that has solved nothing yet; the first question solves, in the thread that asks.")
                .addCode("this(1);\n")
                .build());
        type.addMethod(constructor()
                .addParameter(int.class, "threads")
                .addJavadoc(
                        "As above, with at most this many threads, at least 1; $L.",
                        plan.usesThreads()
                                ? "they share " + plan.solving().sharedWork().work()
                                : "this game is solved by one")
                .addCode(ofThreads)
                .build());
    }

    private MethodSpec.Builder constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        return plan.game().type().isPublic() ? constructor.addModifiers(Modifier.PUBLIC) : constructor;
    }

    /** The facts that are known before anything is solved. */
    private FieldSpec plan() {
        Memory memory = plan.memory();
        int ofMove = memory.bytesOfMove();
        int ofHelper = plan.sharesSearches() ? memory.bytesOfHelper() : 0;
        boolean known = ofMove == 0 && ofHelper == 0;
        String states = plan.states() == Long.MAX_VALUE ? "Long.MAX_VALUE" : Literals.literal(plan.states()) + "L";
        String sizes = Literals.literal(plan.largestEntries())
                + ", "
                + Literals.literal(memory.bytes())
                + "L"
                + (known ? "" : ", " + Literals.literal(ofMove) + ", " + Literals.literal(ofHelper));
        return Methods.constant(Plan.class, "PLAN")
                .addJavadoc("The plan: encoding, expected result, symmetries, states, table entries, bytes"
                        + (known ? "." : ", bytes a move, bytes a thread."))
                .initializer(
                        "new $T($T.$L, $T.$L, $L, $L, $L)",
                        Plan.class,
                        Encoding.class,
                        plan.encoding(),
                        Expectation.class,
                        plan.proved(),
                        Literals.literal(plan.symmetries().order()),
                        states,
                        sizes)
                .build();
    }
}
