package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.StateCode;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The number under which a search caches a state. Where the plan folds symmetric states together, it is that of the
 * least image of the state under the symmetries of the game; on a row of cells the order of runs is left out, too.
 */
public final class Folding implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final boolean named;

    public Folding(SolverPlan plan, StateCode state) {
        this(plan, state, false);
    }

    /**
     * The number under which a search caches a state.
     *
     * @param named whether a method {@code key} is needed in any case, as the search asks for keys of other states than
     *     the one it is at
     */
    Folding(SolverPlan plan, StateCode state, boolean named) {
        this.plan = plan;
        this.state = state;
        this.named = named || state.key().contains("?"); // code longer than a name or a sum would make the search long
    }

    /** An expression for the key of a state. */
    String key() {
        return plan.folds() || named ? "key(" + state.arguments() + ")" : state.key();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (!plan.folds()) {
            if (named) {
                type.addMethod(Methods.helper("long", "key", state.parameters())
                        .addJavadoc("The state as one number.")
                        .addCode("return $L;\n", state.key())
                        .build());
            }
            return;
        }
        if (plan.ordersRuns()) {
            new RunOrder(plan).addTo(type);
            return;
        }
        addSymmetries(type);
        addImages(type);
        type.addMethod(Methods.helper("long", "key", state.parameters())
                .addJavadoc(
                        "The state as one number, the same for all its turned and mirrored images: the least of them counts.")
                .addCode(leastImage())
                .build());
    }

    private void addSymmetries(TypeSpec.Builder type) {
        List<int[]> permutations = plan.symmetries().permutations();
        CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
        for (int i = 1; i < permutations.size(); i++) {
            StringBuilder row = new StringBuilder();
            for (int cell : permutations.get(i)) {
                row.append(row.length() == 0 ? "" : ", ").append(cell);
            }
            code.add("{$L}$L\n", row, i < permutations.size() - 1 ? "," : "");
        }
        type.addField(FieldSpec.builder(int[][].class, "SYMMETRIES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The turned and mirrored images of the board: where each cell goes.")
                .initializer(code.unindent().add("}").build())
                .build());
    }

    private void addImages(TypeSpec.Builder type) {
        String from = plan.layout().inColumns() ? "BITS[cell]" : "cell";
        String to = plan.layout().inColumns() ? "BITS[symmetry[cell]]" : "symmetry[cell]";
        type.addField(FieldSpec.builder(long[][].class, "IMAGES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "For each symmetry the images of every 8 bits of a mask, 256 for the lowest 8, 256 for the next.")
                .initializer("images()")
                .build());
        type.addMethod(Methods.helper("long[][]", "images")
                .addCode(Code.of("""
                        long[][] images = new long[SYMMETRIES.length][256 * $chunks:L];
                        for (int i = 0; i < images.length; i++) {
                            int[] symmetry = SYMMETRIES[i];
                            for (int cell = 0; cell < CELLS; cell++) {
                                int bit = $from:L;
                                for (int bits = 0; bits < 256; bits++) {
                                    images[i][bit / 8 * 256 + bits] |= (bits >>> bit % 8 & 1L) << $to:L;
                                }
                            }
                        }
                        return images;
                        """, "chunks", chunks(), "from", from, "to", to))
                .build());
        CodeBlock.Builder image = CodeBlock.builder().add("return images[(int) mask & 0xFF]");
        for (int chunk = 1; chunk < chunks(); chunk++) {
            image.add("\n        | images[$L | (int) (mask >>> $L) & 0xFF]", 256 * chunk, 8 * chunk);
        }
        type.addMethod(Methods.helper("long", "image", "long[] images", "long mask")
                .addJavadoc("The image of a mask under the symmetry with these images.")
                .addCode(image.add(";\n").build())
                .build());
    }

    /** How many groups of 8 bits a mask has. */
    private int chunks() {
        int bits = plan.layout().inColumns()
                ? plan.layout().length()
                : plan.game().board().cells();
        return (bits + 7) / 8;
    }

    private CodeBlock leastImage() {
        List<String> masks = state.masks();
        String first = masks.get(0);
        CodeBlock.Builder code = CodeBlock.builder();
        for (String mask : masks) {
            code.add("long $L = $L;\n", least(mask), mask);
        }
        code.beginControlFlow("for (long[] images : IMAGES)");
        code.add("long $L = image(images, $L);\n", image(first), first);
        if (masks.size() == 1) {
            code.add("$L = Math.min($L, $L);\n", least(first), least(first), image(first));
        } else {
            String second = masks.get(1);
            code.beginControlFlow("if ($L <= $L)", image(first), least(first));
            code.add("long $L = image(images, $L);\n", image(second), second);
            code.beginControlFlow("if ($L < $L || $L < $L)", image(first), least(first), image(second), least(second));
            code.add("$L = $L;\n$L = $L;\n", least(first), image(first), least(second), image(second));
            code.endControlFlow().endControlFlow();
        }
        code.endControlFlow();
        String key = state.key();
        for (String mask : masks) {
            key = key.replaceAll("\\b" + mask + "\\b", least(mask));
        }
        return code.add("return $L;\n", key).build();
    }

    private static String least(String mask) {
        return "least" + capitalised(mask);
    }

    private static String image(String mask) {
        return "image" + capitalised(mask);
    }

    private static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
