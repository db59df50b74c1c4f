package dev.solvable.processor.render;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.Rules;
import dev.solvable.processor.plan.SolverPlan;

/** The facts of the game and of its solver, and the starting position. */
final class FactsSection implements Section {
    private final SolverPlan plan;
    private final Masks masks;

    FactsSection(SolverPlan plan, Masks masks) {
        this.plan = plan;
        this.masks = masks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        Board board = plan.game().board();
        type.addField(Methods.constant(
                "int", "CELLS", "The number of cells, holes not counted.", String.valueOf(board.cells())));
        type.addField(Methods.constant(
                "long", "BOARD", "Every cell of the board, cell i as bit i.", masks.literal(board.mask())));
        Rules rules = plan.game().rules();
        boolean marks = rules instanceof MarkRules;
        boolean lines = rules instanceof MarkRules markRules
                && !markRules.lines().masks().isEmpty();
        type.addMethod(Methods.api("GameFacts", "facts")
                .addCode(Code.of(
                        """
                        return new $facts:T(
                                $name:S,
                                $rows:L, // rows
                                $columns:L, // columns
                                CELLS,
                                $encoding:T.$chosen:L,
                                $algorithm:S,
                                $moves:L, // moves
                                $lines:L, // lines
                                $symmetries:L, // symmetries
                                $states:LL, // states
                                $entries:L, // cache entries
                                $bytes:LL, // cache bytes
                                $expectation:T.UNSTATED,
                                $list:T.of(MAP),
                                $moveCells:L,
                                $lineCells:L);
                        """,
                        "name",
                        plan.game().type().name(),
                        "rows",
                        board.rows(),
                        "columns",
                        board.columns(),
                        "chosen",
                        plan.encoding(),
                        "algorithm",
                        plan.algorithm(),
                        "moves",
                        MovesSection.count(rules),
                        "lines",
                        lines ? "LINES.length" : "0",
                        "symmetries",
                        plan.symmetries().order(),
                        "states",
                        plan.states(),
                        "entries",
                        switch (plan.engine()) {
                            case SWEEP -> "POSITIONS";
                            case SEARCH -> "CACHE_ENTRIES";
                        },
                        "bytes",
                        plan.cacheBytes(),
                        "moveCells",
                        marks
                                ? Code.of("$longStream:T.range(0, CELLS).map(cell -> 1L << cell).boxed().toList()")
                                : Code.of("$longStream:T.of(TILES).boxed().toList()"),
                        "lineCells",
                        lines ? Code.of("$longStream:T.of(LINES).boxed().toList()") : Code.of("$list:T.of()")))
                .build());
        type.addMethod(Methods.api("long", "initial").addCode("return 0;\n").build());
    }
}
