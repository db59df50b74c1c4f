package dev.solvable.processor.render.position;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.HashSet;
import java.util.Set;

/** Reachability of move sources, whose moves may overlap: play goes on inside the taken cells, to no position twice. */
final class SourceReachability implements Section {
    private final Translation translation;

    SourceReachability(Translation translation) {
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(translation
                .question("boolean", "isReachable")
                .addCode(Code.of("""
                        check(position);
                        return leadsTo(position, 0, new $set:T<>());
                        """, "set", HashSet.class))
                .build());
        type.addMethod(Methods.stateful("boolean", "leadsTo", "long target", "long taken")
                .addParameter(ParameterizedTypeName.get(ClassName.get(Set.class), ClassName.get(Long.class)), "seen")
                .addJavadoc("Whether moves that fill nothing outside the target lead from one position to the other.")
                .addCode("""
                        if (taken == target) {
                            return true;
                        }
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        if (seen.add(taken)) {
                            for (int move = 0; move < filled.length; move++) {
                                if (fits(taken, move) && (filled[move] & ~target) == 0 && leadsTo(target, after(taken, move), seen)) {
                                    return true;
                                }
                            }
                        }
                        return false;
                        """)
                .build());
    }
}
