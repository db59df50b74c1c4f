package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * A direct-mapped cache of fixed size, for a search by one thread: a key in one array, the bounds on its score in
 * another. What is new takes the place of what was there.
 */
final class BoundsCache implements Section {
    private final SolverPlan plan;

    BoundsCache(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        String entries = Code.literal(plan.searchEntries());
        type.addField(Methods.constant("int", "CACHE_ENTRIES", "The entries of the cache.", entries));
        type.addField(FieldSpec.builder(long[].class, "keys", Modifier.PRIVATE)
                .addJavadoc("The keys of the cached states; empty until the first question.")
                .initializer("{}")
                .build());
        type.addField(FieldSpec.builder(char[].class, "bounds", Modifier.PRIVATE)
                .addJavadoc(
                        "For each key an upper and a lower bound on its score, in 8 bits each, above -WON - 1; 0 for none.")
                .initializer("{}")
                .build());
        addAllocate(type);
        addSlot(type);
        addAccess(type);
    }

    private static void addAllocate(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "allocateCache")
                .addJavadoc("Makes the cache, empty.")
                .addCode("""
                        try {
                            bounds = new char[CACHE_ENTRIES];
                            keys = new long[CACHE_ENTRIES];
                        } catch (OutOfMemoryError e) {
                            throw noRoom("cache", (long) CACHE_ENTRIES * (Long.BYTES + Character.BYTES), e);
                        }
                        """)
                .build());
    }

    /** Adds where in an array of {@code CACHE_ENTRIES} a key belongs. */
    static void addSlot(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "slot", "long key")
                .addJavadoc(
                        "Where in the cache a key belongs: the upper bits of a product scatter neighbours (Knuth, 6.4).")
                .addCode("return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * CACHE_ENTRIES >>> 32);\n")
                .build());
    }

    private static void addAccess(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "lookUp", "long key")
                .addJavadoc("What is known of the state with this key; 0 for nothing.")
                .addCode("""
                        int slot = slot(key);
                        return keys[slot] == key ? bounds[slot] : 0;
                        """)
                .build());
        type.addMethod(Methods.helper("int", "lower", "int known")
                .addJavadoc("The lower bound in what is known of a state.")
                .addCode("return (known & 0xFF) - (WON + 1);\n")
                .build());
        type.addMethod(Methods.helper("int", "upper", "int known")
                .addJavadoc("The upper bound in what is known of a state.")
                .addCode("return (known >> 8) - (WON + 1);\n")
                .build());
        type.addMethod(Methods.stateful("void", "remember", "long key", "int lower", "int upper")
                .addJavadoc("Caches bounds on the score of a state, in place of what was there.")
                .addCode("""
                        int slot = slot(key);
                        keys[slot] = key;
                        bounds[slot] = (char) (upper + (WON + 1) << 8 | lower + (WON + 1));
                        """)
                .build());
    }
}
