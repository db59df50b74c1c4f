package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.PackedEntry;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * A cache of fixed size of which an entry is one {@code long}, {@link PackedEntry}, so that the threads of a search
 * share it without a lock. A state has two places to go: of two that want the same, the one that took less work gives
 * way (Breuker, Uiterwijk and van den Herik 1994, "two-deep").
 */
public final class PackedCache implements Section {
    private final PackedEntry entry;
    private final int entries;

    public PackedCache(SolverPlan plan, PackedEntry entry) {
        this.entry = entry;
        this.entries = plan.searchEntries();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addConstants(type);
        type.addField(FieldSpec.builder(long[].class, "cache", Modifier.PRIVATE)
                .addJavadoc("""
                        What is known of states, a number each; 0 for nothing. Its lowest TAG_BITS bits are a part of the product that stands for
                        a state, above them are a lower bound on the score and an upper one, both plus WON, and how much work it took. Empty
                        until the first question.
                        """)
                .initializer("{}")
                .build());
        new SharedLongs("cache").addTo(type);
        type.addMethod(Methods.stateful("void", "allocateCache")
                .addJavadoc("Makes the cache, empty.")
                .addCode("""
                        try {
                            cache = new long[CACHE_ENTRIES];
                        } catch (OutOfMemoryError e) {
                            throw noRoom("cache", (long) CACHE_ENTRIES * Long.BYTES, e);
                        }
                        """)
                .build());
        addPlaces(type);
        addAccess(type);
        addBounds(type);
        addUpkeep(type);
    }

    private void addConstants(TypeSpec.Builder type) {
        String number = Code.literal(entries);
        type.addField(Methods.constant("int", "CACHE_ENTRIES", "The entries of the cache.", number));
        type.addField(Methods.constant(
                "int",
                "CACHE_SETS",
                entries % 2 == 0
                        ? "The cache is divided into sets of two entries."
                        : "The cache is divided into sets of two entries, but for the last, which has one.",
                entries % 2 == 0 ? "CACHE_ENTRIES / 2" : "CACHE_ENTRIES / 2 + 1"));
        type.addField(Methods.constant(
                "int", "PRODUCT_BITS", "The bits of a product of a key.", String.valueOf(entry.productBits())));
        type.addField(Methods.constant(
                "int",
                "TAG_BITS",
                "The lowest bits of a product, which two products that belong in one set do not have in common.",
                String.valueOf(entry.tagBits())));
        type.addField(Methods.constant(
                "int", "BOUND_BITS", "The bits of a bound on a score.", String.valueOf(entry.boundBits())));
    }

    private void addPlaces(TypeSpec.Builder type) {
        String product = "key * 0x9E3779B97F4A7C15L";
        type.addMethod(Methods.helper("long", "product", "long key")
                .addJavadoc("""
                        A number that stands for a key, and for no other, as the factor is odd. Its upper bits scatter neighbours (Knuth, 6.4).
                        """)
                .addCode(
                        entry.productBits() == Long.SIZE
                                ? "return " + product + ";\n"
                                : "return " + product + " & (1L << PRODUCT_BITS) - 1;\n")
                .build());
        type.addMethod(Methods.helper("int", "firstPlace", "long product")
                .addJavadoc("""
                        The first entry of the set in which a product belongs. Products of one set differ by less than 1 << TAG_BITS, so their
                        lowest TAG_BITS bits tell which is which: a state is never taken for another.
                        """)
                .addCode("return (int) ((product >>> PRODUCT_BITS - 32) * CACHE_SETS >>> 32) * 2;\n")
                .build());
        type.addMethod(Methods.helper("int", "secondPlace", "int firstPlace")
                .addJavadoc("The other entry of a set.")
                .addCode(
                        entries % 2 == 0
                                ? "return firstPlace + 1;\n"
                                : "return Math.min(firstPlace + 1, CACHE_ENTRIES - 1);\n")
                .build());
    }

    private static void addAccess(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "isOf", "long entry", "long product")
                .addJavadoc("Whether an entry is about the state of a product of its set.")
                .addCode("return (entry ^ product) << Long.SIZE - TAG_BITS == 0;\n")
                .build());
        type.addMethod(Methods.stateful("long", "lookUp", "long key")
                .addJavadoc("What is known of the state with this key; 0 for nothing.")
                .addCode("""
                        long product = product(key);
                        int place = firstPlace(product);
                        long entry = entry(place);
                        if (isOf(entry, product)) {
                            return entry >>> TAG_BITS;
                        }
                        entry = entry(secondPlace(place));
                        return isOf(entry, product) ? entry >>> TAG_BITS : 0;
                        """)
                .build());
    }

    private static void addBounds(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "lower", "long known")
                .addJavadoc("The lower bound in what is known of a state.")
                .addCode("return ((int) known & (1 << BOUND_BITS) - 1) - WON;\n")
                .build());
        type.addMethod(Methods.helper("int", "upper", "long known")
                .addJavadoc("The upper bound in what is known of a state.")
                .addCode("return ((int) known >> BOUND_BITS & (1 << BOUND_BITS) - 1) - WON;\n")
                .build());
    }

    private void addUpkeep(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long", "workOf", "long entry")
                .addJavadoc("How much work an entry took, as the number of its bits.")
                .addCode("return entry >>> TAG_BITS + 2 * BOUND_BITS;\n")
                .build());
        type.addMethod(Methods.stateful("void", "remember", "long key", "int lower", "int upper", "long work")
                .addJavadoc("""
                        Caches bounds on the score of a state, in place of what took less work.

                        @param work how many states were searched for it
                        """)
                .addCode(Code.of("""
                        long product = product(key);
                        int place = firstPlace(product);
                        long entry = entry(place);
                        if (!isOf(entry, product)) {
                            int second = secondPlace(place);
                            long other = entry(second);
                            if (isOf(other, product) || workOf(other) < workOf(entry)) {
                                place = second;
                            }
                        }
                        long workBits = Math.min($most:L, Long.SIZE - Long.numberOfLeadingZeros(work));
                        long known = (workBits << BOUND_BITS | upper + WON) << BOUND_BITS | lower + WON;
                        entry = known << TAG_BITS | product & (1L << TAG_BITS) - 1;
                        setEntry(place, entry);
                        """, "most", (1 << entry.workBits()) - 1))
                .build());
    }
}
