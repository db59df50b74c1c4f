package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/**
 * A table that {@code sweep} fills as a whole, once, when the first question needs it or {@code solve} is called.
 *
 * @param type the type of the array
 * @param name the name of the field, and of the method that fills it where it is not
 * @param javadoc what an entry says
 * @param size an expression for the number of positions, as reported to a listener
 * @param bytes an expression for the bytes that the table takes
 */
record SolvedTable(String type, String name, String javadoc, String size, String bytes) implements Section {
    @Override
    public void addTo(TypeSpec.Builder solver) {
        solver.addField(FieldSpec.builder(Methods.type(type), name, Modifier.PRIVATE, Modifier.VOLATILE)
                .addJavadoc(javadoc + "; null until the first question.")
                .build());
        solver.addMethod(Methods.stateful(type, name)
                .addJavadoc("The table, filled where it is not.")
                .addCode(Code.of("""
                        $type:L table = $name:L;
                        if (table == null) {
                            try {
                                solve((done, total) -> {});
                            } catch (InterruptedException e) {
                                throw cancelled();
                            }
                            table = $name:L;
                        }
                        return table;
                        """, "type", type, "name", name))
                .build());
        solver.addMethod(Methods.api("void", "solve", "SolveListener listener")
                .addException(InterruptedException.class)
                .addCode(Code.of("""
                        if ($name:L == null) {
                            enter();
                            try {
                                if ($name:L == null) {
                                    $name:L = sweep(told(listener));
                                }
                            } catch (OutOfMemoryError e) {
                                throw noRoom("table", $bytes:L, e);
                            } finally {
                                solving.unlock();
                            }
                        }
                        listener.progress($size:L, $size:L);
                        """, "name", name, "size", size, "bytes", bytes))
                .build());
    }
}
