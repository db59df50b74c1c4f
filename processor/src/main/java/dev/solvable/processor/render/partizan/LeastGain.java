package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * The least that a player gains from the items of a {@link CountingProof} while the other destroys some with every
 * move. An item is worth its tiles and the cells that it takes from the other player.
 */
final class LeastGain implements Section {
    private final boolean tilesListed;
    private final boolean tilesInMasks;

    /**
     * The section.
     *
     * @param tilesListed whether there are single tiles in the list of items, not only pairs
     * @param tilesInMasks whether there are tiles in masks
     */
    LeastGain(boolean tilesListed, boolean tilesInMasks) {
        this.tilesListed = tilesListed;
        this.tilesInMasks = tilesInMasks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(long[].class, "AT_LEAST", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "A count of 8 bits for each of the values 1 to 8, all the values up to a number counted once.")
                .initializer("atLeast()")
                .build());
        type.addMethod(Methods.helper("long[]", "atLeast").addCode("""
                        long[] atLeast = new long[9];
                        for (int value = 1; value < atLeast.length; value++) {
                            atLeast[value] = atLeast[value - 1] | 1L << 8 * (value - 1);
                        }
                        return atLeast;
                        """).build());

        if (tilesInMasks) {
            addCounts(type);
        }
        LayoutFields.addMask(type, "lone", "How many items that no tile meets with another have each value at least.");
        LayoutFields.addMask(type, "others", "The same of contested tiles.");
        type.addMethod(Methods.stateful("int", "least", "int unit", "boolean first", "boolean begins")
                .addJavadoc(
                        "The least that the items are worth to a player: a unit for each tile, and the weight of the cells.")
                .addCode("""
                        if (first) {
                            firstCount(unit);
                        } else {
                            secondCount(unit);
                        }
                        lone += Long.bitCount(extra & (once | twice)) + (Long.bitCount(extra & once & twice) << 8);
                        long paired = listed == 0 ? 0 : countListed(unit);
                        return begins ? leastAfterMove(lone, paired, others, first) : least(lone, paired, others, first);
                        """)
                .build());
        type.addMethod(Methods.stateful("long", "countListed", "int unit")
                .addJavadoc("Counts the items in the list; returns how many contested pairs have each value at least.")
                .addCode("""
                        long paired = 0;
                        int leastPair = 8;
                        for (int i = 0; i < listed; i++) {
                            int value = MOVES * unit + Long.bitCount(items[i] & once) + Long.bitCount(items[i] & twice);
                            value = Math.min(value, 8);
                            CONTESTED
                        }
                        others &= AT_LEAST[leastPair] * 0xFF; // no more than a pair, as pairs are to be taken first
                        return paired;
                        """.replace("MOVES", tilesListed ? "(i < pairs ? 2 : 1)" : "2")
                        .replace("    CONTESTED\n", (tilesListed ? """
                                if (!contestedItems[i]) {
                                    lone += AT_LEAST[value];
                                } else if (i < pairs) {
                                    paired += AT_LEAST[value];
                                    leastPair = Math.min(leastPair, value);
                                } else {
                                    others += AT_LEAST[value];
                                }
                                """ : """
                                if (contestedItems[i]) {
                                    paired += AT_LEAST[value];
                                    leastPair = Math.min(leastPair, value);
                                } else {
                                    lone += AT_LEAST[value];
                                }
                                """).indent(4)))
                .build());
        type.addMethod(
                Methods.helper("int", "leastAfterMove", "long lone", "long paired", "long others", "boolean first")
                        .addJavadoc("The same where the player begins, and takes the best item of one kind.")
                        .addCode("""
                        int best = highest(lone);
                        int least = best + least(lone - AT_LEAST[best], paired, others, first);
                        if (paired != 0) {
                            best = highest(paired);
                            least = Math.max(least, best + least(lone, paired - AT_LEAST[best], others, first));
                        }
                        if (others != 0) {
                            best = highest(others);
                            least = Math.max(least, best + least(lone, paired, others - AT_LEAST[best], first));
                        }
                        return least;
                        """)
                        .build());
        type.addMethod(Methods.helper("int", "highest", "long counts")
                .addJavadoc("The highest value that has a count, 0 for none.")
                .addCode("return (71 - Long.numberOfLeadingZeros(counts)) / 8;\n")
                .build());
        type.addMethod(Methods.helper("int", "least", "long lone", "long paired", "long others", "boolean first")
                .addJavadoc("""
                        The least that items are worth once the other player begins to destroy them: of those that no tile meets with another
                        one a move, of pairs one a move and with it other items, else as many as a tile meets. Each time the player takes the
                        best that is left, so of n items of some value at least every second, or every third, and so on.
                        """)
                .addCode("""
                        int met = first ? SECOND_LARGEST : FIRST_LARGEST;
                        int lost = ((int) (paired & 0xFF) + 1) / 2 * (met - 1);
                        long halves = (lone >>> 1 & 0x7F7F7F7F_7F7F7F7FL) + (paired >>> 1 & 0x7F7F7F7F_7F7F7F7FL);
                        int least = (int) (halves * 0x01010101_01010101L >>> 56); // the sum of all 8 counts
                        int last = Math.max(0, (int) (others & 0xFF) - lost);
                        if ((lone & 1) != 0 && last != rounds(last, first) * (met + 1)) {
                            least++; // of the last of both kinds one is left
                        }
                        for (long rest = others; (rest & 0xFF) > lost + met; rest >>>= 8) { // fewer have a higher value
                            least += rounds((int) (rest & 0xFF) - lost, first);
                        }
                        return least;
                        """)
                .build());
        type.addMethod(Methods.helper("int", "rounds", "int items", "boolean first")
                .addJavadoc(
                        "How many of so many items a player gets if the other meets as many as a tile can before each.")
                .addCode("return first ? items / (SECOND_LARGEST + 1) : items / (FIRST_LARGEST + 1);\n")
                .build());
    }

    private static void addCounts(TypeSpec.Builder type) {
        LayoutFields.addMask(type, "one", "The lowest cells of the tiles that have one weighed cell at least.");
        LayoutFields.addMask(type, "two", "Of those that have two.");
        LayoutFields.addMask(type, "three", "Of those that have three.");
        LayoutFields.addMask(type, "four", "Of those that have four.");
        type.addMethod(Methods.stateful("long", "counts", "long tiles", "int unit")
                .addJavadoc("How many tiles have each value at least.")
                .addCode("""
                        long more = Long.bitCount(tiles & one) + (Long.bitCount(tiles & two) << 8) + (Long.bitCount(tiles & three) << 16);
                        more += (long) Long.bitCount(tiles & four) << 24;
                        return Long.bitCount(tiles) * AT_LEAST[unit] + (more << 8 * unit);
                        """)
                .build());
    }
}
