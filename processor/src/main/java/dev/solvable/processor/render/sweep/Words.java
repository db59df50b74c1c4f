package dev.solvable.processor.render.sweep;

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
        StringBuilder digits = new StringBuilder();
        for (int low = Long.SIZE - 4; low >= 0; low -= 4) {
            digits.append(Character.toUpperCase(Character.forDigit((int) (word >>> low) & 0xF, 16)));
            digits.append(low % 16 == 0 && low > 0 ? "_" : "");
        }
        return "0x" + digits + "L";
    }
}
