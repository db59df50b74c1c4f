package dev.solvable.processor.render;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.TypeReader;
import dev.solvable.processor.render.code.JavaLang;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes the shape of a solver for a declaration with errors, so that the code that uses the solver still compiles and
 * the errors of the declaration are the only ones to be seen.
 */
public final class StubWriter {
    private static final String API = "dev.solvable";
    private static final String GENERATOR = "dev.solvable.processor.SolvableGameProcessor";

    private StubWriter() {}

    /** The stub of the solver of a type; every method of it throws. */
    public static JavaFile write(GameType type, TypeElement origin, Elements elements) {
        boolean impartial = TypeReader.impartial(origin);
        boolean scored = TypeReader.scores(origin);
        Modifier[] visibility = type.isPublic() ? new Modifier[] {Modifier.PUBLIC} : new Modifier[0];
        TypeSpec.Builder stub = TypeSpec.classBuilder(type.solverName())
                .addJavadoc("Stands in for the solver of {@code $L}, whose declaration has errors.\n", type.name())
                .addAnnotation(AnnotationSpec.builder(api("Generated"))
                        .addMember("value", "$S", GENERATOR)
                        .build())
                .addModifiers(visibility)
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(api(scored ? "ScoreSolver" : impartial ? "ImpartialSolver" : "Solver"))
                .addOriginatingElement(origin)
                .addMethod(MethodSpec.constructorBuilder()
                        .addJavadoc("A solver that answers no question.\n")
                        .addModifiers(visibility)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addJavadoc("A solver that answers no question.\n")
                        .addModifiers(visibility)
                        .addParameter(int.class, "threads")
                        .build());
        addMethods(stub, type);
        if (impartial && !scored) {
            add(stub, type, method("nimber", TypeName.INT).addParameter(long.class, "position"));
        }
        if (scored) {
            add(stub, type, method("score", TypeName.INT).addParameter(long.class, "position"));
        }
        return JavaFile.builder(type.packageName(), stub.build())
                .skipJavaLangImports(JavaLang.shadowed(origin, elements).isEmpty())
                .indent("    ")
                .build();
    }

    private static void addMethods(TypeSpec.Builder stub, GameType type) {
        ClassName string = ClassName.get(String.class);
        TypeName ints = ArrayTypeName.of(TypeName.INT);
        add(stub, type, method("facts", api("GameFacts")));
        add(stub, type, method("initial", TypeName.LONG));
        add(stub, type, method("parse", TypeName.LONG).addParameter(String.class, "board"));
        add(
                stub,
                type,
                method("parse", TypeName.LONG)
                        .addParameter(String.class, "board")
                        .addParameter(api("Player"), "toMove"));
        add(stub, type, method("format", string).addParameter(long.class, "position"));
        add(stub, type, method("toMove", api("Player")).addParameter(long.class, "position"));
        add(stub, type, method("isTerminal", TypeName.BOOLEAN).addParameter(long.class, "position"));
        add(stub, type, method("isReachable", TypeName.BOOLEAN).addParameter(long.class, "position"));
        add(stub, type, method("outcome", api("Outcome")).addParameter(long.class, "position"));
        add(stub, type, method("distance", TypeName.INT).addParameter(long.class, "position"));
        add(stub, type, method("moves", ints).addParameter(long.class, "position"));
        add(
                stub,
                type,
                method("play", TypeName.LONG)
                        .addParameter(long.class, "position")
                        .addParameter(int.class, "move"));
        add(stub, type, method("bestMove", TypeName.INT).addParameter(long.class, "position"));
        add(stub, type, method("moveName", string).addParameter(int.class, "move"));
        add(
                stub,
                type,
                method("moveName", string).addParameter(long.class, "position").addParameter(int.class, "move"));
        // They throw what the interface throws, so that code that catches it compiles too.
        add(
                stub,
                type,
                method("solve", TypeName.VOID)
                        .addParameter(api("SolveListener"), "listener")
                        .addException(InterruptedException.class));
        add(
                stub,
                type,
                method("solve", TypeName.VOID)
                        .addParameter(long.class, "position")
                        .addParameter(api("SolveListener"), "listener")
                        .addException(InterruptedException.class));
    }

    private static ClassName api(String simpleName) {
        return ClassName.get(API, simpleName);
    }

    private static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name).returns(result);
    }

    private static void add(TypeSpec.Builder stub, GameType type, MethodSpec.Builder method) {
        stub.addMethod(method.addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addStatement(
                        "throw new $T($S)",
                        UnsupportedOperationException.class,
                        "the declaration of " + type.name() + " has errors; correct them and compile again")
                .build());
    }
}
