package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

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
                .addJavadoc("Fills the table with several threads, this one among them; it alone tells the listener.")
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        $atomic:T begun = new $atomic:T(); // bit p: part p is filled or being filled
                        $atomic:T filled = new $atomic:T(); // bit p: part p is filled
                        Runnable help = () -> {
                            while (Long.bitCount(filled.get()) < PARTS && !Thread.currentThread().isInterrupted()) {
                                sweepNext(won, begun, filled);
                            }
                        };
                        $service:T helpers = $executors:T.newFixedThreadPool(threads - 1);
                        try {
                            for (int helper = 1; helper < threads; helper++) {
                                helpers.submit(help); // should one fail, the others fill its part
                            }
                            for (int told = 0; told < PARTS; told++) { // as many reports as parts, whoever fills them
                                if (Thread.interrupted()) {
                                    throw new InterruptedException();
                                }
                                listener.progress((long) told * (WORDS / PARTS) << $shift:L, $positions:L);
                                while (Long.bitCount(filled.get()) <= told) {
                                    sweepNext(won, begun, filled);
                                }
                            }
                        } finally {
                            helpers.shutdownNow();
                        }
                        """,
                        "atomic",
                        AtomicLong.class,
                        "service",
                        ExecutorService.class,
                        "executors",
                        Executors.class,
                        "shift",
                        shift(),
                        "positions",
                        positions))
                .build());
        addSweepNext(type);
    }

    private void addSweepNext(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("void", "sweepNext")
                .addParameter(Methods.type(rules.tableType()), "won")
                .addParameter(AtomicLong.class, "begun")
                .addParameter(AtomicLong.class, "filled")
                .addJavadoc("""
                        Fills a part of the table that nobody has begun, the fuller boards first. A tile frees no cell, so the boards of a
                        part lead to those of the same part and of parts with more cells taken: once those with one more are filled, so
                        are all. Where no part is ready, other threads are let go on.
                        """)
                .addCode("""
                        for (int part = PARTS - 1; part >= 0; part--) {
                            long needed = 0; // the parts with one more cell taken
                            for (int cell = 1; cell < PARTS; cell <<= 1) {
                                needed |= (part & cell) == 0 ? 1L << (part | cell) : 0;
                            }
                            long before = begun.get();
                            if ((before >>> part & 1) == 0 && (needed & ~filled.get()) == 0
                                    && begun.compareAndSet(before, before | 1L << part)) {
                                try {
                                    sweepPart(won, part);
                                } catch (RuntimeException | Error e) {
                                    begun.addAndGet(-(1L << part));
                                    throw e;
                                }
                                filled.addAndGet(1L << part);
                                return;
                            }
                        }
                        Thread.yield();
                        """)
                .build());
    }
}
