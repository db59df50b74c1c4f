package dev.solvable.processor.render.search;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.concurrent.atomic.AtomicLongArray;
import javax.lang.model.element.Modifier;

/**
 * The states from the question to the one that a thread is searching, which the other threads of its team see: they put
 * off what is under search there, and whoever finds that a state on the line was settled meanwhile goes back up to it.
 *
 * @param solver the generated class
 * @param depths how many depths a line of play has: each of its states is deeper than the last, and one state has the
 *     same depth on all lines
 * @param nowhere a number that is no state's key
 */
record LineOfPlay(ClassName solver, String depths, String nowhere) implements Section {
    @Override
    public void addTo(TypeSpec.Builder type) {
        addLine(type);
        addClearLine(type);
        addLookUps(type);
        addOvertaken(type);
    }

    private void addLine(TypeSpec.Builder type) {
        type.addField(
                Methods.constant("long", "NOWHERE", "In place of a key: no state on a line of play has it.", nowhere));
        type.addField(FieldSpec.builder(AtomicLongArray.class, "line", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("For each depth the key of the state that is under search, for the others to see.")
                .initializer("new $T($L)", AtomicLongArray.class, depths)
                .build());
        type.addField(FieldSpec.builder(int.class, "overtaken", Modifier.PRIVATE)
                .addJavadoc("The depth of the state up the line of play that another thread has settled.")
                .build());
    }

    private static void addClearLine(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "clearLine")
                .addJavadoc("Takes all states off the line of play.")
                .addCode("""
                        for (int depth = 0; depth < line.length(); depth++) {
                            line.lazySet(depth, NOWHERE);
                        }
                        """)
                .build());
    }

    private void addLookUps(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("boolean", "isSearchedByOthers", "int depth", "long key")
                .addJavadoc("Whether another thread is searching the state with this depth and key.")
                .addCode(Code.of("""
                        for ($solver:T solver : team) {
                            if (solver != this && solver.line.get(depth) == key) {
                                return true;
                            }
                        }
                        return false;
                        """, "solver", solver))
                .build());
        type.addMethod(Methods.stateful("void", "lookUpLine", "int depth")
                .addJavadoc("""
                        Looks up what the others have found of the states on the line of play, and goes back to the first of which the score is
                        known well enough.

                        @param depth that of the last state on the line
                        @throws Overtaken where there is one
                        """)
                .addCode("""
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        for (int above = 0; above <= depth; above++) {
                            long key = line.get(above);
                            if (key != NOWHERE && isOvertaken(above, key)) {
                                overtaken = above;
                                throw OVERTAKEN;
                            }
                        }
                        """)
                .build());
    }

    private static void addOvertaken(TypeSpec.Builder type) {
        type.addType(TypeSpec.classBuilder("Overtaken")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(RuntimeException.class)
                .addJavadoc("Leads back to a state that another thread has settled.")
                .addField(FieldSpec.builder(
                                long.class, "serialVersionUID", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("1L")
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addCode("super(null, null, false, false); // one for all, without a stack trace\n")
                        .build())
                .build());
        type.addField(FieldSpec.builder(
                        ClassName.get("", "Overtaken"), "OVERTAKEN", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("Thrown so seldom that it costs nothing, and made only once.")
                .initializer("new Overtaken()")
                .build());
    }
}
