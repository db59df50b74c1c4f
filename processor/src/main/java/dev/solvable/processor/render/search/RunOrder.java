package dev.solvable.processor.render.search;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/**
 * The key of a state of a row of cells whose tiles cover neighbours: the runs of free cells alone matter, not their
 * order, so the longest is put first, and the next behind one taken cell.
 */
final class RunOrder implements Section {
    private final SolverPlan plan;

    RunOrder(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long", "key", "long taken")
                .addJavadoc(
                        "The state as one number, the same for all orders of its runs of free cells: free are the bits from the longest to the shortest.")
                .addCode(Code.of("""
                        long free = BOARD & ~taken;
                        long key = 0;
                        int length = 0; // of the runs put into the key, with a taken cell behind each
                        while (free != 0) {
                            long starts = free;
                            int longest = 1;
                            for (long next = free & free >>> 1; next != 0; next &= free >>> longest) {
                                starts = next; // of runs of one more cell
                                longest++;
                            }
                            if (longest < $least:L) {
                                break; // no tile fits
                            }
                            long run = -1L >>> Long.SIZE - longest;
                            free &= ~(run << Long.numberOfTrailingZeros(starts));
                            key |= run << length;
                            length += longest + 1;
                        }
                        return key;
                        """, "least", plan.leastFilled()))
                .build());
    }
}
