package dev.solvable.processor.render.marks;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepRows;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.search.marks.MarksNimberSearch;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.search.threat.ThreatSearchEngine;
import dev.solvable.runtime.sweep.marks.MarksNimberTable;
import dev.solvable.runtime.sweep.marks.MarksTable;
import dev.solvable.runtime.sweep.marks.PointsTable;
import dev.solvable.runtime.sweep.marks.TableRows;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Writes the solver of a game of marks: what the runtime's engine needs to know of the game. */
public final class MarksWriter {
    /** The most characters of symmetries in a line. */
    private static final int CHARACTERS_IN_A_LINE = 100;

    private final SolverPlan plan;
    private final MarksPlan solving;
    private final DeclaredMarks rules;
    private final CallWarnings warnings;
    private final SolverFrame frame;
    private final MarksParts parts;
    private final StateKeys keys;

    /** The methods of the rules that this game overrides. */
    private final TypeSpec.Builder hooks;

    public MarksWriter(SolverPlan plan, MarksPlan solving, CallWarnings warnings) {
        this.plan = plan;
        this.solving = solving;
        this.rules = solving.rules();
        this.warnings = warnings;
        this.frame = new SolverFrame(plan);
        this.parts = new MarksParts(plan, rules);
        this.keys = new StateKeys(plan, solving.images());
        this.hooks = MarksParts.beginRules(keys);
    }

    /** Adds the body of the solver. */
    public void addTo(TypeSpec.Builder type) {
        frame.beginWithCode(type);
        parts.addGame(type);
        if (rules.scores()) {
            addPoints(type);
            return;
        }
        switch (solving.engine()) {
            case SWEEP -> addTable(type);
            case THREAT_SEARCH -> addThreatSearch(type);
            case SEARCH -> addSearch(type);
            default -> throw new IllegalStateException("no writer for " + solving);
        }
    }

    private void addPoints(TypeSpec.Builder type) {
        keys.addTo(type, hooks);
        Class<?> engineType = solving.engine() == Algorithm.SWEEP ? PointsTable.class : PointsSearchEngine.class;
        CodeBlock rules = MarksParts.endRules(type, hooks);
        frame.addConstructors(type, CodeBlock.of("new $T($L, PLAN.entries(), threads)", engineType, rules));
    }

    private void addTable(TypeSpec.Builder type) {
        if (!rules.gravity()) { // if marks fall, the runtime checks lines by itself
            parts.addCompletesLine(hooks);
        }
        parts.addWinCheck(hooks, warnings);
        solving.rows().ifPresent(rows -> addRows(type, rows));
        CodeBlock engine = CodeBlock.of(
                "new $T($L, PLAN.entries(), threads$L)",
                MarksTable.class,
                MarksParts.endRules(type, hooks),
                solving.rows().isPresent() ? ", ROWS" : "");
        frame.addConstructors(type, MarksTable.class, engine, CodeBlock.of("new $T(engine)", MarksNimberTable.class));
    }

    private void addRows(TypeSpec.Builder type, SweepRows rows) {
        Board board = plan.game().board();
        Masks byNumber = new Masks(board, MarksCode.oneMask(board));
        long cells = rows.cells().stream().mapToLong(cell -> 1L << cell).sum();
        StringBuilder arguments = new StringBuilder(byNumber.literal(cells))
                .append(", // ")
                .append(byNumber.names(cells))
                .append('\n');
        int inLine = Math.max(1, CHARACTERS_IN_A_LINE / (board.cells() + 4));
        for (int i = 0; i < rows.symmetries().size(); i++) {
            boolean last = i == rows.symmetries().size() - 1;
            arguments
                    .append(i % inLine == 0 ? "        \"" : " \"")
                    .append(digits(rows.symmetries().get(i)))
                    .append(last ? "\"" : "\",")
                    .append(!last && i % inLine == inLine - 1 ? "\n" : "");
        }
        type.addField(Methods.constant(TableRows.class, "ROWS")
                .addJavadoc("""
                        The cells that vary within a row of the table, and the symmetries that keep them: where cells 0, 1, 2 and so
                        on go, a digit a cell, from 10 on a letter.
                        """)
                .initializer("new $T($L)", TableRows.class, arguments)
                .build());
    }

    private static String digits(int[] images) {
        StringBuilder digits = new StringBuilder();
        for (int image : images) {
            digits.append(Character.forDigit(image, Character.MAX_RADIX));
        }
        return digits.toString();
    }

    private void addSearch(TypeSpec.Builder type) {
        CodeBlock sizes = frame.addSearchSizes(type);
        parts.addWinCheck(hooks, warnings);
        if (!rules.lineMasks().isEmpty()) {
            new LineShapes(plan).addTo(hooks, false);
        }
        keys.addTo(type, hooks);
        CodeBlock engine = CodeBlock.of(
                "new $T($L, $L, threads)", MarksSearchEngine.class, MarksParts.endRules(type, hooks), sizes);
        frame.addConstructors(
                type, MarksSearchEngine.class, engine, CodeBlock.of("new $T(engine)", MarksNimberSearch.class));
    }

    private void addThreatSearch(TypeSpec.Builder type) {
        type.addField(Methods.constant(int[].class, "CELL_RANKS")
                .addJavadoc(
                        rules.gravity()
                                ? "The rank of each bit: the number of columns with fewer lines; 0 for guards."
                                : "The rank of each cell: the number of cells with fewer lines, equals counted once.")
                .initializer(Literals.array(cellRanks()))
                .build());
        CodeBlock sizes = frame.addSearchSizes(type);
        new LineShapes(plan).addTo(hooks, rules.gravity());
        keys.addTo(type, hooks);
        CodeBlock engine = CodeBlock.of(
                "new $T($L, CELL_RANKS, $L, threads)",
                ThreatSearchEngine.class,
                MarksParts.endRules(type, hooks),
                sizes);
        frame.addConstructors(type, engine);
    }

    /**
     * The static move order: for each bit the rank of its cell by the number of lines through the cell or, if marks
     * fall, through its column. Ties have the same rank, guards have 0.
     */
    private List<Integer> cellRanks() {
        Board board = plan.game().board();
        int bits = rules.gravity() ? plan.code().positionBits() : board.cells();
        List<Long> through = new ArrayList<>(Collections.nCopies(bits, 0L));
        for (int cell : Board.cellsOf(board.mask())) {
            long group = Board.cellsOf(board.mask()).stream()
                    .filter(other -> other == cell || rules.gravity() && board.column(other) == board.column(cell))
                    .mapToLong(member -> 1L << member)
                    .sum();
            through.set(
                    plan.code().bit(cell),
                    rules.lineMasks().stream()
                            .filter(line -> (line & group) != 0)
                            .count());
        }
        List<Long> distinct = new ArrayList<>(new TreeSet<>(through));
        return through.stream().map(distinct::indexOf).toList();
    }
}
