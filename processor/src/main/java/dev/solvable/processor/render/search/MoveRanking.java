package dev.solvable.processor.render.search;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Lines;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The order in which a search for lines tries open moves: by the threats that a mark makes, those first that can be
 * carried out soon; then by how many lines run through its cell, or where marks fall through its column.
 */
public final class MoveRanking implements Section {
    private final SolverPlan plan;
    private final Lines lines;
    private final MarkCode marks;

    public MoveRanking(SolverPlan plan, Lines lines, MarkCode marks) {
        this.plan = plan;
        this.lines = lines;
        this.marks = marks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int[]",
                "CELL_RANKS",
                marks.gravity()
                        ? "How many columns have fewer lines through them, for each bit; 0 for guards."
                        : "How many cells have fewer lines through them, for each cell; equals counted once.",
                cellRanks()));
        type.addField(
                Methods.constant("int", "THREAT_RANK", "A threat counts more than the lines through any cell.", "64"));
        addRankMoves(type);
        addRank(type);
    }

    private void addRankMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "rankMoves", "long own", "long other")
                .addJavadoc(
                        "Puts the open moves of a state in order, the most promising first; equals stay as they are.")
                .addCode("""
                        int marks = Long.bitCount(own | other);
                        int first = marks * MOST_MOVES;
                        long theirs = threats(other);
                        for (int i = first; i < first + open[marks]; i++) {
                            int place = order[i];
                            int rank = rank(own, other, moves[place], theirs);
                            int at = i;
                            while (at > first && ranks[at - 1] < rank) {
                                ranks[at] = ranks[at - 1];
                                order[at] = order[at - 1];
                                at--;
                            }
                            ranks[at] = rank;
                            order[at] = place;
                        }
                        """)
                .build());
    }

    private void addRank(TypeSpec.Builder type) {
        String cell = "CELL_RANKS[Long.numberOfTrailingZeros(move)]";
        if (marks.gravity()) {
            type.addMethod(Methods.helper("int", "rank", "long own", "long other", "long move", "long theirs")
                    .addJavadoc("""
                            How promising a move is: by the mover's threats after it, but for those above a threat of the other player's. A threat
                            just above a playable cell counts three times, one above that twice.
                            """)
                    .addCode(Code.of("""
                            long above = (own | other | move) + BOTTOMS & BOARD;
                            long threats = threats(own | move) & ~other & ~((theirs & ~own) << 1);
                            int soon = Long.bitCount(threats & above << 1);
                            int later = Long.bitCount(threats & (above << 1 & BOARD) << 1);
                            return THREAT_RANK * (2 * soon + later + Long.bitCount(threats)) + $cell:L;
                            """, "cell", cell))
                    .build());
            return;
        }
        type.addMethod(Methods.helper("int", "rank", "long own", "long other", "long move", "long theirs")
                .addJavadoc("How promising a move is: by the threats it makes and those it takes away.")
                .addCode(Code.of("""
                        long threats = threats(own | move) & ~other;
                        return THREAT_RANK * (2 * Long.bitCount(threats) + Long.bitCount(theirs & move)) + $cell:L;
                        """, "cell", cell))
                .build());
    }

    private String cellRanks() {
        int bits = plan.layout().inColumns()
                ? plan.layout().length()
                : plan.game().board().cells();
        List<Long> through = new ArrayList<>(Collections.nCopies(bits, 0L));
        for (int cell = 0; cell < plan.game().board().cells(); cell++) {
            through.set(plan.layout().bits().get(cell), linesThrough(group(cell)));
        }
        List<Long> distinct = new ArrayList<>(new TreeSet<>(through));
        int[] ranks = through.stream().mapToInt(distinct::indexOf).toArray();
        return Arrays.stream(ranks).mapToObj(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    /** The cell alone, or where marks fall its column. */
    private long group(int cell) {
        return plan.layout().columns().stream()
                .filter(column -> column.contains(cell))
                .findAny()
                .map(column -> column.stream().mapToLong(member -> 1L << member).sum())
                .orElse(1L << cell);
    }

    private long linesThrough(long cells) {
        return lines.masks().stream().filter(line -> (line & cells) != 0).count();
    }
}
