package dev.solvable.processor.render.sweep;

import java.util.Locale;
import java.util.function.IntPredicate;

/** Words of a table of outcomes as Java text. */
final class Words {
    private Words() {}

    /** The word with the bits of these fillings of the six lowest cells. */
    static String literal(IntPredicate fillings) {
        long word = 0;
        for (int filling = 0; filling < Long.SIZE; filling++) {
            word |= (fillings.test(filling) ? 1L : 0) << filling;
        }
        String digits = String.format(Locale.ROOT, "%016X", word);
        return "0x" + digits.replaceAll("(.{4})(?!$)", "$1_") + "L";
    }
}
