package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
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
                .addJavadoc("Fills the table with several threads, this one among them.")
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        $counter:T next = new $counter:T(); // how many parts are done or being filled
                        $flags:T filled = new $flags:T(PARTS); // 1 for each part that is
                        $flag:T stopped = new $flag:T();
                        $service:T helpers = $executors:T.newFixedThreadPool(threads - 1);
                        try {
                            listener.progress(0, $positions:L);
                            $callable:T<Integer> help = () -> sweepParts(won, next, filled, stopped, (done, total) -> {});
                            $list:T<$future:T<Integer>> helped = $ints:T.range(1, threads)
                                    .mapToObj(helper -> helpers.submit(help))
                                    .toList();
                            sweepParts(won, next, filled, stopped, listener);
                            for ($future:T<Integer> parts : helped) {
                                parts.get();
                            }
                        } catch ($failed:T e) {
                            if (e.getCause() instanceof Error error) {
                                throw error;
                            }
                            throw new IllegalStateException(e.getCause());
                        } finally {
                            stopped.set(true);
                            helpers.shutdownNow();
                        }
                        """,
                        "counter",
                        AtomicInteger.class,
                        "flags",
                        AtomicIntegerArray.class,
                        "flag",
                        AtomicBoolean.class,
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
        addSweepParts(type);
    }

    private void addSweepParts(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "sweepParts")
                .addParameter(Methods.type(rules.tableType()), "won")
                .addParameter(AtomicInteger.class, "next")
                .addParameter(AtomicIntegerArray.class, "filled")
                .addParameter(AtomicBoolean.class, "stopped")
                .addParameter(Methods.type("SolveListener"), "listener")
                .addJavadoc("""
                        Fills parts of the table as long as there are any, and returns how many. A tile frees no cell, so the boards of a part
                        lead to those of the same part and of parts that have more of their cells taken: those with most come first, and
                        mostly nobody waits for another thread, and never long.
                        """)
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        int[] fullestFirst = $ints:T.range(0, PARTS)
                                .boxed()
                                .sorted($comparator:T.comparing(part -> -Integer.bitCount(part)))
                                .mapToInt(part -> part)
                                .toArray();
                        int parts = 0;
                        boolean complete = false;
                        try {
                            for (int i = next.getAndIncrement(); i < PARTS; i = next.getAndIncrement()) {
                                if (Thread.interrupted()) {
                                    throw new InterruptedException();
                                }
                                listener.progress((long) i * (WORDS / PARTS) << $shift:L, $positions:L);
                                int part = fullestFirst[i];
                                for (int cell = 1; cell < PARTS; cell <<= 1) {
                                    while (part != (part | cell) && filled.get(part | cell) == 0) {
                                        if (stopped.get()) {
                                            return parts;
                                        }
                                        Thread.yield();
                                    }
                                }
                                sweepPart(won, part);
                                filled.set(part, 1);
                                parts++;
                            }
                            complete = true;
                            return parts;
                        } finally {
                            if (!complete) {
                                stopped.set(true); // nobody waits for a part that will not be filled
                            }
                        }
                        """,
                        "ints",
                        IntStream.class,
                        "comparator",
                        Comparator.class,
                        "shift",
                        shift(),
                        "positions",
                        positions))
                .build());
    }
}
