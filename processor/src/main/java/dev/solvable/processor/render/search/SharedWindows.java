package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * When another thread has settled a state up the line of play of a search of scores, see {@link Teamwork}: the window
 * of the search of each state on the line tells whether what the cache knows is enough. The depth of a state is the
 * number of cells that are taken.
 */
final class SharedWindows implements Section {
    @Override
    public void addTo(TypeSpec.Builder type) {
        addWindowEnds(type, "alphas", """
                For each depth the window of the search of the state on the line of play: its lower end.
                """);
        addWindowEnds(type, "betas", "The upper end.");
        type.addField(FieldSpec.builder(int.class, "overtakingScore", Modifier.PRIVATE)
                .addJavadoc("The score that another thread has found of a state up the line of play.")
                .build());
        type.addMethod(Methods.stateful("void", "enterLine", "int depth", "long key", "int alpha", "int beta")
                .addJavadoc("Puts a state on the line of play, with the window of its search.")
                .addCode("""
                        alphas[depth] = alpha;
                        betas[depth] = beta;
                        line.set(depth, key);
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "isOvertaken", "int depth", "long key")
                .addJavadoc(
                        "Whether the cache knows the score of the state on the line of play with this depth and key well enough.")
                .addCode("""
                        long known = lookUp(key);
                        if (known == 0) {
                            return false;
                        }
                        int lower = lower(known);
                        int upper = upper(known);
                        overtakingScore = lower >= betas[depth] ? lower : upper;
                        return lower >= betas[depth] || upper <= alphas[depth] || lower == upper;
                        """)
                .build());
    }

    private static void addWindowEnds(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(int[].class, name, Modifier.PRIVATE)
                .addJavadoc(javadoc)
                .addModifiers(Modifier.FINAL)
                .initializer("new int[CELLS + 1]")
                .build());
    }
}
