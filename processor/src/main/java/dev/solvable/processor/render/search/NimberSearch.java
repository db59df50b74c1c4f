package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.StateCode;
import javax.lang.model.element.Modifier;

/**
 * Grundy values by a memoised search with a fixed-size cache of their own, for impartial games too large for a table.
 */
final class NimberSearch implements Section {
    private final StateCode state;

    private final Folding folding;
    private final Translation translation;

    NimberSearch(StateCode state, Folding folding, Translation translation) {
        this.state = state;
        this.folding = folding;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(long[].class, "nimberKeys", Modifier.PRIVATE)
                .addJavadoc(
                        "The keys of the states whose Grundy values are cached; empty until the first is asked for.")
                .initializer("{}")
                .build());
        type.addField(FieldSpec.builder(byte[].class, "nimbers", Modifier.PRIVATE)
                .addJavadoc("For each key 1 more than its Grundy value; 0 for none.")
                .initializer("{}")
                .build());
        String ended = state.ended().isEmpty() ? "" : """
                if (ENDED) {
                    return 0;
                }
                """.replace("ENDED", state.ended());
        String child = state.endsGame().isEmpty()
                ? "searchNimber(CHILD)"
                : "(ENDS\n        ? 0\n        : searchNimber(CHILD))".replace("ENDS", state.endsGame());
        type.addMethod(translation
                .question("int", "nimber")
                .addCode(state.code("""
                        check(position);
                        """ + state.fromPosition() + ended + """
                                try {
                                    enter();
                                } catch (InterruptedException e) {
                                    throw cancelled();
                                }
                                try {
                                    if (nimberKeys.length == 0) {
                                        nimbers = new byte[CACHE_ENTRIES];
                                        nimberKeys = new long[CACHE_ENTRIES];
                                    }
                                    return searchNimber(STATE);
                                } catch (OutOfMemoryError e) {
                                    throw noRoom("cache", (long) CACHE_ENTRIES * (Long.BYTES + Byte.BYTES), e);
                                } finally {
                                    solving.unlock();
                                }
                                """))
                .build());
        type.addMethod(Methods.stateful("int", "searchNimber", state.parameters())
                .addJavadoc("The Grundy value of a state: the least number that no successor has.")
                .addCode(state.code(
                        """
                        countNode();
                        long key = KEY;
                        int slot = slot(key);
                        if (nimberKeys[slot] == key && nimbers[slot] != 0) {
                            return nimbers[slot] - 1;
                        }
                        long seen = 0;
                        """.replace("KEY", folding.key()) + state.forEachMove("seen |= 1L << " + child + ";\n") + """
                                int nimber = Long.numberOfTrailingZeros(~seen);
                                nimberKeys[slot] = key;
                                nimbers[slot] = (byte) (nimber + 1);
                                return nimber;
                                """))
                .build());
    }
}
