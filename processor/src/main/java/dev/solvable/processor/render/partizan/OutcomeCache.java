package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.search.SharedLongs;
import javax.lang.model.element.Modifier;

/**
 * The cache of an {@link OutcomeSearch}: for each set of cells the outcome with either player to move, in one
 * {@code long}, so that threads share it without a lock. Multiplication by an odd number is a bijection, so the lower
 * 56 bits of the product and the slot, which comes from the upper 32, tell all keys apart: two with the same lower bits
 * lie a 256th of the cache from each other.
 */
final class OutcomeCache implements Section {
    private final SolverPlan plan;

    OutcomeCache(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "OUTCOME_ENTRIES",
                "The entries of the cache of outcomes: enough for the slot and 56 bits to tell all keys apart.",
                String.valueOf(plan.outcomeEntries())));
        type.addField(FieldSpec.builder(Methods.type("long[]"), "outcomes", Modifier.PRIVATE)
                .addJavadoc("""
                        The cache of outcomes, empty until the first question. From the lowest bit: 2 for the outcome with the first player to
                        move (1 won, 2 lost), 2 for the second, 4 for the size of the search, 56 of the scattered key.
                        """)
                .initializer("{}")
                .build());
        new SharedLongs("outcomes").addTo(type);
        addCached(type);
        addRemember(type);
        type.addMethod(Methods.helper("long", "scattered", "long key")
                .addJavadoc("A key times an odd number: another one for each key (Knuth, 6.4).")
                .addCode("return key * 0x9E3779B97F4A7C15L;\n")
                .build());
        type.addMethod(Methods.helper("int", "outcomeSlot", "long scattered")
                .addJavadoc("Where in the cache of outcomes a scattered key belongs.")
                .addCode("return (int) ((scattered >>> 32) * OUTCOME_ENTRIES >>> 32);\n")
                .build());
        type.addMethod(Methods.helper("int", "otherSlot", "int slot")
                .addJavadoc("The other place in the cache for keys that belong into a slot.")
                .addCode("return Math.min(slot ^ 1, OUTCOME_ENTRIES - 1);\n")
                .build());
        type.addMethod(Methods.helper("boolean", "isOf", "long entry", "long scattered")
                .addJavadoc("Whether an entry of the cache is that of a scattered key.")
                .addCode("return (entry ^ scattered << 8) >>> 8 == 0;\n")
                .build());
    }

    private static void addCached(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "cachedOutcome", "long key", "boolean first")
                .addJavadoc("What the cache knows of cells with a player to move: 1 won, 2 lost, 0 nothing.")
                .addCode("""
                        long scattered = scattered(key);
                        int slot = outcomeSlot(scattered);
                        long entry = entry(slot);
                        if (!isOf(entry, scattered)) {
                            entry = entry(otherSlot(slot));
                            if (!isOf(entry, scattered)) {
                                return 0;
                            }
                        }
                        return (int) entry >> (first ? 0 : 2) & 3;
                        """)
                .build());
    }

    private static void addRemember(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful(
                        "void", "rememberOutcome", "long key", "boolean first", "boolean wins", "long searched")
                .addJavadoc("Caches an outcome, in place of the smaller of two searches.")
                .addCode("""
                        int size = Math.min(15, (64 - Long.numberOfLeadingZeros(searched)) / 2);
                        long scattered = scattered(key);
                        int slot = outcomeSlot(scattered);
                        long entry = entry(slot);
                        if (!isOf(entry, scattered)) {
                            int otherSlot = otherSlot(slot);
                            long other = entry(otherSlot);
                            if (isOf(other, scattered) || (other & 0xF0) < (entry & 0xF0)) {
                                slot = otherSlot;
                                entry = other;
                            }
                        }
                        int known = isOf(entry, scattered) ? (int) entry & 0xFF : 0;
                        size = Math.max(size, known >> 4);
                        setEntry(slot, scattered << 8 | size << 4 | known & 15 | (wins ? 1 : 2) << (first ? 0 : 2));
                        """)
                .build());
    }
}
