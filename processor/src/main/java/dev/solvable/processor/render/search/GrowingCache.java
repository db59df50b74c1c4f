package dev.solvable.processor.render.search;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.plan.CacheSizes;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * A class for what is known of states: a hash table with linear probing over a few places (Knuth, 6.4). It starts so
 * small that a short search need not wait for it to be cleared, and is made larger as it fills, up to the size that the
 * plan chose; from then on what is new takes the place of what was there.
 */
public final class GrowingCache implements Section {
    /** In how many neighbouring places a key may be. */
    private static final int PLACES = 4;

    private final Game game;

    public GrowingCache(Game game) {
        this.game = game;
    }

    /**
     * The simple name of the class. A game is the only type of its package that a solver names, so no other can clash.
     */
    public static String name(Game game) {
        return game.type().name().split("\\.", 2)[0].equals("Cache") ? "StateCache" : "Cache";
    }

    /** A field for a cache that is made when the first question needs it. */
    public static FieldSpec field(Game game, String field, String javadoc) {
        return FieldSpec.builder(ClassName.get("", name(game)), field, Modifier.PRIVATE)
                .addJavadoc("$L", javadoc)
                .build();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        TypeSpec.Builder cache = TypeSpec.classBuilder(name(game))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("""
                        What is known of states: a hash table that starts small and grows as it fills, to a size that was fixed when this class was
                        written; from then on what is new takes the place of what was there.
                        """);
        addFields(cache);
        cache.addMethod(MethodSpec.constructorBuilder()
                .addParameter(String.class, "name")
                .addParameter(TypeName.INT, "most")
                .addCode("""
                        this.name = name;
                        this.most = most;
                        allocate(Math.min(most, FEWEST));
                        """)
                .build());
        addAccess(cache);
        addGrowth(cache);
        type.addType(cache.build());
    }

    private static void addFields(TypeSpec.Builder cache) {
        cache.addField(Methods.constant("int", "FEWEST", "The entries at first.", Code.literal(CacheSizes.FEWEST)));
        cache.addField(Methods.constant(
                "int", "PLACES", "A key is in one of so many places beside each other.", String.valueOf(PLACES)));
        cache.addField(FieldSpec.builder(String.class, "name", Modifier.PRIVATE, Modifier.FINAL)
                .build());
        cache.addField(FieldSpec.builder(TypeName.INT, "most", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("The entries at last.")
                .build());
        cache.addField(FieldSpec.builder(long[].class, "keys", Modifier.PRIVATE).build());
        cache.addField(FieldSpec.builder(char[].class, "facts", Modifier.PRIVATE)
                .addJavadoc("What is known for each key; 0 where there is none.")
                .build());
        cache.addField(FieldSpec.builder(TypeName.INT, "used", Modifier.PRIVATE)
                .addJavadoc("How many entries have a key.")
                .build());
    }

    private static void addAccess(TypeSpec.Builder cache) {
        cache.addMethod(Methods.stateful("int", "place", "long key")
                .addJavadoc("The first place for a key: the upper bits of a product scatter neighbours (Knuth, 6.4).")
                .addCode("return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * keys.length >>> 32);\n")
                .build());
        cache.addMethod(Methods.stateful("int", "get", "long key")
                .addJavadoc("What is known for a key; 0 for nothing.")
                .addCode("""
                        int first = place(key);
                        int end = Math.min(first + PLACES, keys.length);
                        for (int place = first; place < end; place++) {
                            if (keys[place] == key) {
                                return facts[place];
                            }
                            if (facts[place] == 0) {
                                return 0;
                            }
                        }
                        return 0;
                        """)
                .build());
        cache.addMethod(Methods.stateful("void", "put", "long key", "int fact")
                .addJavadoc("Keeps what is known for a key, which is not 0, in place of what was.")
                .addCode("""
                        if (used > keys.length / 2 && keys.length < most) {
                            grow();
                        }
                        int first = place(key);
                        int end = Math.min(first + PLACES, keys.length);
                        int place = first;
                        while (place < end && facts[place] != 0 && keys[place] != key) {
                            place++;
                        }
                        if (place == end) {
                            place = first; // all are taken: the first one goes
                        } else if (facts[place] == 0) {
                            used++;
                        }
                        keys[place] = key;
                        facts[place] = (char) fact;
                        """)
                .build());
    }

    private static void addGrowth(TypeSpec.Builder cache) {
        cache.addMethod(Methods.stateful("void", "grow")
                .addJavadoc("Makes the cache larger and keeps what is known.")
                .addCode(Code.of("""
                        long[] oldKeys = keys;
                        char[] oldFacts = facts;
                        allocate((int) Math.min(most, $factor:LL * keys.length));
                        used = 0;
                        for (int place = 0; place < oldKeys.length; place++) {
                            if (oldFacts[place] != 0) {
                                put(oldKeys[place], oldFacts[place]);
                            }
                        }
                        """, "factor", CacheSizes.GROWTH))
                .build());
        cache.addMethod(Methods.stateful("void", "allocate", "int entries")
                .addCode(Code.of("""
                        try {
                            char[] newFacts = new char[entries];
                            keys = new long[entries];
                            facts = newFacts;
                        } catch (OutOfMemoryError e) {
                            throw noRoom(name, $bytes:LL * most, e);
                        }
                        """, "bytes", CacheSizes.BYTES_OF_ENTRY))
                .build());
    }
}
