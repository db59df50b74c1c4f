package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Fills a table of words a part at a time, by {@code sweepPart}; several threads share the parts that do not wait for
 * each other.
 *
 * @param rules the game
 * @param positions an expression for the number of positions, as reported to a listener
 * @param shared whether several threads may be asked for
 */
record PartsSweep(WordRules rules, String positions, boolean shared) implements Section {
    /** A word holds the outcomes of so many positions, as a power of 2; of two, where there are two tables. */
    private int shift() {
        return SweepOrder.CELLS_IN_WORD + (rules.partizan() ? 1 : 0);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful(rules.tableType(), "sweep", "SolveListener listener")
                .addJavadoc("Fills the table, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        $type:L won = new long$tables:L[WORDS];
                        $together:Lfor (int part = PARTS - 1; part >= 0; part--) {
                            if (Thread.interrupted()) {
                                throw new InterruptedException();
                            }
                            listener.progress((PARTS - 1L - part) * (WORDS / PARTS) << $shift:L, $positions:L);
                            sweepPart(won, part);
                        }
                        return won;
                        """,
                        "type",
                        rules.tableType(),
                        "together",
                        shared ? """
                                if (threads > 1) {
                                    sweepTogether(won, listener);
                                    return won;
                                }
                                """ : "",
                        "tables",
                        rules.partizan() ? "[2]" : "",
                        "shift",
                        shift(),
                        "positions",
                        positions))
                .build());
        if (shared) {
            addSweepTogether(type);
        }
    }

    private void addSweepTogether(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "sweepTogether", rules.tableType() + " won", "SolveListener listener")
                .addJavadoc("""
                        Fills the table with several threads. A tile frees no cell, so the boards of a part lead to those of the same part and of
                        parts that have more of their cells taken: parts with equally many are independent of each other.
                        """)
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        $service:T workers = $executors:T.newFixedThreadPool(threads);
                        try {
                            long done = 0;
                            for (int taken = Integer.bitCount(PARTS - 1); taken >= 0; taken--) {
                                listener.progress(done * (WORDS / PARTS) << $shift:L, $positions:L);
                                int cells = taken;
                                $list:T<$callable:T<Integer>> parts = $ints:T.range(0, PARTS)
                                        .filter(part -> Integer.bitCount(part) == cells)
                                        .<$callable:T<Integer>>mapToObj(part -> () -> sweepPart(won, part))
                                        .toList();
                                for ($future:T<Integer> words : workers.invokeAll(parts)) {
                                    words.get();
                                    done++;
                                }
                            }
                        } catch ($failed:T e) {
                            if (e.getCause() instanceof Error error) {
                                throw error;
                            }
                            throw new IllegalStateException(e.getCause());
                        } finally {
                            workers.shutdownNow();
                        }
                        """,
                        "shift",
                        shift(),
                        "positions",
                        positions,
                        "service",
                        ExecutorService.class,
                        "executors",
                        Executors.class,
                        "callable",
                        Callable.class,
                        "ints",
                        IntStream.class,
                        "future",
                        Future.class,
                        "failed",
                        ExecutionException.class))
                .build());
    }
}
