package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * A cache of fixed size in which a state has two places to go: of two that want the same, the one that took less work
 * gives way (Breuker, Uiterwijk and van den Herik 1994, "two-deep"). Key and bounds lie side by side, so that both
 * places are in one line of the processor's cache.
 */
public final class TwoWayCache implements Section {
    private final SolverPlan plan;

    public TwoWayCache(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        String entries = Code.literal(plan.searchEntries());
        type.addField(Methods.constant("int", "CACHE_ENTRIES", "The entries of the cache.", entries));
        type.addField(FieldSpec.builder(long[].class, "cache", Modifier.PRIVATE)
                .addJavadoc("""
                        Two numbers an entry: the key of a state, and what is known of it; 0 for nothing. The lowest 8 bits of that are a lower
                        bound on the score, the next 8 an upper one, both plus WON, and the others the work it took. Empty until the first
                        question.
                        """)
                .initializer("{}")
                .build());
        type.addMethod(Methods.stateful("void", "allocateCache")
                .addJavadoc("Makes the cache, empty.")
                .addCode("""
                        try {
                            cache = new long[2 * CACHE_ENTRIES];
                        } catch (OutOfMemoryError e) {
                            throw noRoom("cache", (long) CACHE_ENTRIES * 2 * Long.BYTES, e);
                        }
                        """)
                .build());
        addAccess(type);
        addUpkeep(type);
    }

    private static void addAccess(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "slot", "long key")
                .addJavadoc("The first place for a key: the upper bits of a product scatter neighbours (Knuth, 6.4).")
                .addCode("return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * CACHE_ENTRIES >>> 32) * 2;\n")
                .build());
        type.addMethod(Methods.helper("int", "neighbour", "int slot")
                .addJavadoc("The second place for what belongs in the first.")
                .addCode("return Math.min(slot ^ 2, 2 * CACHE_ENTRIES - 2);\n")
                .build());
        type.addMethod(Methods.stateful("long", "lookUp", "long key")
                .addJavadoc("What is known of the state with this key; 0 for nothing.")
                .addCode("""
                        int slot = slot(key);
                        if (cache[slot] == key) {
                            return cache[slot + 1];
                        }
                        int neighbour = neighbour(slot);
                        return cache[neighbour] == key ? cache[neighbour + 1] : 0;
                        """)
                .build());
        type.addMethod(Methods.helper("int", "lower", "long known")
                .addJavadoc("The lower bound in what is known of a state.")
                .addCode("return (int) (known & 0xFF) - WON;\n")
                .build());
        type.addMethod(Methods.helper("int", "upper", "long known")
                .addJavadoc("The upper bound in what is known of a state.")
                .addCode("return (int) (known >>> 8 & 0xFF) - WON;\n")
                .build());
    }

    private static void addUpkeep(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "remember", "long key", "int lower", "int upper", "long work")
                .addJavadoc("""
                        Caches bounds on the score of a state, in place of what took less work.

                        @param work how many states were searched for it
                        """)
                .addCode("""
                        int slot = slot(key);
                        int neighbour = neighbour(slot);
                        if (cache[slot] != key && (cache[neighbour] == key || cache[neighbour + 1] >>> 16 < cache[slot + 1] >>> 16)) {
                            slot = neighbour;
                        }
                        cache[slot] = key;
                        cache[slot + 1] = work << 16 | (long) (upper + WON) << 8 | lower + WON;
                        """)
                .build());
    }
}
