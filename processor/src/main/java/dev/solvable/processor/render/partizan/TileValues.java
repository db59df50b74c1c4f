package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.stream.IntStream;

/**
 * What the tiles that a player lays out for a {@link CountingProof} are worth, all tiles of a shape at once: their
 * cells that count something are added up in masks of the tiles that have one such cell at least, two, three and four.
 */
final class TileValues implements Section {
    private final PlayerTiles tiles;

    TileValues(PlayerTiles tiles) {
        this.tiles = tiles;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        StringBuilder code = new StringBuilder("lone = 0;\nothers = 0;\n");
        if (tiles.shifted()) {
            IntStream.range(0, tiles.shapes().size()).forEach(shape -> addAdd(type, shape));
            for (int shape = 0; shape < tiles.shapes().size(); shape++) {
                code.append("""
                        one = 0;
                        two = 0;
                        three = 0;
                        four = 0;
                        PLAYERAddNUMBER(once);
                        if (twice != 0) {
                            PLAYERAddNUMBER(twice);
                        }
                        lone += counts(laidNUMBER & ~contestedNUMBER, unit);
                        others += counts(contestedNUMBER, unit);
                        """.replace("NUMBER", number(shape)).replace("PLAYER", tiles.player()));
            }
        }
        type.addMethod(Methods.stateful("void", tiles.player() + "Count", "int unit")
                .addJavadoc(
                        "Counts the tiles of the $L player by their values: a unit and the weight of their cells.",
                        tiles.player())
                .addCode(CodeBlock.of("$L", code))
                .build());
    }

    private String number(int shape) {
        return tiles.shapes().size() > 1 ? String.valueOf(shape) : "";
    }

    private void addAdd(TypeSpec.Builder type, int shape) {
        StringBuilder code = new StringBuilder("long met;\n");
        for (int offset : tiles.shapes().get(shape).offsets()) {
            code.append("met = cells").append(TilePairs.shifted(offset)).append(";\n");
            code.append("""
                    four |= three & met;
                    three |= two & met;
                    two |= one & met;
                    one |= met;
                    """);
        }
        type.addMethod(Methods.stateful("void", tiles.player() + "Add" + number(shape), "long cells")
                .addJavadoc("Adds 1 to the values of tiles of the $L player for each of these cells.", tiles.player())
                .addCode(CodeBlock.of("$L", code))
                .build());
    }
}
