package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import javax.lang.model.element.Modifier;

/**
 * How the entries of a cache, each of them a {@code long}, are read and written: as a whole where threads share them,
 * which a plain {@code long} need not be.
 */
public final class SharedLongs implements Section {
    private final String cache;

    /**
     * The access to a cache.
     *
     * @param cache the name of its field
     */
    public SharedLongs(String cache) {
        this.cache = cache;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(
                FieldSpec.builder(VarHandle.class, "WHOLE_LONGS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("Reads and writes a number of the cache as a whole, whatever other threads do.")
                        .initializer("$T.arrayElementVarHandle(long[].class)", MethodHandles.class)
                        .build());
        type.addMethod(Methods.stateful("long", "entry", "int place")
                .addJavadoc("An entry of the cache, which other threads may be changing.")
                .addCode("return threads > 1 ? (long) WHOLE_LONGS.getOpaque($1L, place) : $1L[place];\n", cache)
                .build());
        type.addMethod(Methods.stateful("void", "setEntry", "int place", "long entry")
                .addJavadoc("Changes an entry of the cache, which other threads may be reading.")
                .addCode("""
                        if (threads > 1) {
                            WHOLE_LONGS.setOpaque($1L, place, entry);
                        } else {
                            $1L[place] = entry;
                        }
                        """, cache)
                .build());
    }
}
