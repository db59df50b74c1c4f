package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.Rules;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.MoveCode;

/** The facts of the game and of its solver, and the starting position. */
final class FactsSection implements Section {
    private final SolverPlan plan;
    private final Masks masks;
    private final MoveCode moves;

    FactsSection(SolverPlan plan, Masks masks, MoveCode moves) {
        this.plan = plan;
        this.masks = masks;
        this.moves = moves;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        Board board = plan.game().board();
        type.addField(Methods.constant(
                "int", "CELLS", "The number of cells, holes not counted.", String.valueOf(board.cells())));
        type.addField(Methods.constant(
                "long",
                "BOARD",
                plan.layout().inColumns()
                        ? "Every cell of the board, a column of bits each."
                        : "Every cell of the board, cell i as bit i.",
                masks.literal(board.mask())));
        Rules rules = plan.game().rules();
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
                                $words:S,
                                $algorithm:T.$engine:L,
                                $moves:L, // moves
                                $lines:L, // lines
                                $symmetries:L, // symmetries
                                $states:LL, // states
                                $entries:L, // cache entries
                                $bytes:L, // cache bytes
                                $expectation:T.$proved:L,
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
                        Api.ALGORITHM,
                        "words",
                        plan.engine().description(),
                        "engine",
                        plan.engine(),
                        "moves",
                        moves.count(),
                        "lines",
                        lines ? "LINES.length" : "0",
                        "symmetries",
                        plan.symmetries().order(),
                        "states",
                        plan.states(),
                        "entries",
                        switch (plan.engine()) {
                            case SWEEP -> "POSITIONS";
                            case WORD_SWEEP -> String.valueOf(plan.cacheEntries());
                            case SUMS, OUTCOME_SEARCH, SEARCH, THREAT_SEARCH -> "CACHE_ENTRIES";
                        },
                        "bytes",
                        bytes(),
                        "proved",
                        plan.proved(),
                        "moveCells",
                        moves.cells(),
                        "lineCells",
                        lineCells(lines)))
                .build());
        boolean guards = plan.form() == Form.GUARDED && !plan.translates();
        type.addMethod(Methods.api("long", "initial")
                .addCode(guards ? "return BOTTOMS; // every guard at the bottom\n" : "return 0;\n")
                .build());
    }

    private String bytes() {
        String bytes = plan.memory().bytes() + "L";
        int ofMove = plan.memory().bytesOfMove();
        int ofHelper = plan.sharesSearches() ? plan.memory().bytesOfHelper() : 0;
        return bytes
                + (ofMove == 0 ? "" : " + " + ofMove + "L * " + moves.count())
                + (ofHelper == 0 ? "" : " + " + ofHelper + "L * (threads - 1)");
    }

    private CodeBlock lineCells(boolean lines) {
        if (!lines) {
            return Code.of("$list:T.of()");
        }
        return plan.layout().inColumns()
                ? Code.of("$longStream:T.of(LINES).map(line -> cells(line)).boxed().toList()")
                : Code.of("$longStream:T.of(LINES).boxed().toList()");
    }
}
