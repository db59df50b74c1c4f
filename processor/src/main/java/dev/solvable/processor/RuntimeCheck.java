package dev.solvable.processor;

import dev.solvable.processor.declaration.TypeReader;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.RuntimeVersion;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Checks the release of Java and the version of the runtime that a game is compiled with, as its solver needs one of
 * each. The compiler reads the runtime from the game's class path or modules; it is never loaded.
 */
final class RuntimeCheck {
    private static final String VERSION_CONSTANT = "CURRENT";

    private RuntimeCheck() {}

    /** Adds a problem if the Java is older, or the runtime is missing or of another version. */
    static void check(TypeElement game, ProcessingEnvironment environment, Problems problems) {
        SourceVersion java = environment.getSourceVersion();
        if (java.compareTo(SourceVersion.RELEASE_17) < 0) {
            problems.add(
                    Message.JAVA_RELEASE,
                    Place.ofType(),
                    game.getSimpleName(),
                    java.name().replace("RELEASE_", ""));
        }
        // No constant of this class: if its initializer failed, the second game would get an error without the name.
        String name = RuntimeVersion.class.getName();
        Optional<TypeElement> version = TypeReader.seenBy(game, name, environment.getElementUtils());
        if (version.isEmpty()) {
            problems.add(Message.RUNTIME_MISSING, Place.ofType(), game.getSimpleName());
            return;
        }
        for (VariableElement field : ElementFilter.fieldsIn(version.get().getEnclosedElements())) {
            if (field.getSimpleName().contentEquals(VERSION_CONSTANT)) {
                Object found = field.getConstantValue();
                if (!Integer.valueOf(RuntimeVersion.CURRENT).equals(found)) {
                    problems.add(
                            Message.RUNTIME_VERSION, Place.ofType(), RuntimeVersion.CURRENT, String.valueOf(found));
                }
            }
        }
    }
}
