package dev.solvable.processor.render;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.ImpartialSolver;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.TypeReader;
import dev.solvable.processor.render.code.JavaLang;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes a stub of a solver for a declaration with errors. Code that uses the solver still compiles, so only the errors
 * of the declaration are printed.
 */
public final class StubWriter {
    /** The names of parameters of these types. */
    private static final Map<Class<?>, String> PARAMETERS = Map.of(
            long.class, "position",
            int.class, "move",
            String.class, "board",
            Player.class, "toMove",
            SolveListener.class, "listener");

    private StubWriter() {}

    /** The stub of the solver of a type; every method of it throws. */
    public static JavaFile write(GameType type, TypeElement origin, Elements elements) {
        Class<?> api = TypeReader.scores(origin)
                ? ScoreSolver.class
                : TypeReader.impartial(origin) ? ImpartialSolver.class : Solver.class;
        Modifier[] visibility = type.isPublic() ? new Modifier[] {Modifier.PUBLIC} : new Modifier[0];
        TypeSpec.Builder stub = SolverWriter.begin(type, origin)
                .addJavadoc("Stands in for the solver of {@code $L}, whose declaration has errors.\n", type.name())
                .addSuperinterface(api)
                .addMethod(constructor(visibility).build())
                .addMethod(constructor(visibility)
                        .addParameter(int.class, "threads")
                        .build());
        Arrays.stream(api.getMethods())
                .filter(method -> !java.lang.reflect.Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toString))
                .forEach(method -> stub.addMethod(refusing(method, type)));
        return SolverWriter.file(type, stub, JavaLang.shadowed(origin, elements));
    }

    private static MethodSpec.Builder constructor(Modifier[] visibility) {
        return MethodSpec.constructorBuilder()
                .addJavadoc("A solver that answers no question.\n")
                .addModifiers(visibility);
    }

    /** A method that throws; it declares the interface's exceptions, so that code that catches them compiles, too. */
    private static MethodSpec refusing(Method method, GameType type) {
        MethodSpec.Builder stub = MethodSpec.methodBuilder(method.getName())
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(method.getReturnType())
                .addStatement(
                        "throw new $T($S)",
                        UnsupportedOperationException.class,
                        "the declaration of " + type.name() + " has errors; correct them and compile again");
        for (Class<?> parameter : method.getParameterTypes()) {
            stub.addParameter(parameter, Objects.requireNonNull(PARAMETERS.get(parameter)));
        }
        for (Class<?> exception : method.getExceptionTypes()) {
            stub.addException(exception);
        }
        return stub.build();
    }
}
