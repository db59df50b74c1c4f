package dev.solvable.processor.render.code;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.solvable.Player;
import java.lang.reflect.Type;
import javax.lang.model.element.Modifier;

/** Starts the declarations of generated methods and constants. */
public final class Methods {
    private Methods() {}

    /** A public method that overrides one of the runtime's rules for this game. */
    public static MethodSpec.Builder hook(String returns, String name, String... parameters) {
        return method(returns, name, parameters).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }

    /** A private static method. */
    public static MethodSpec.Builder helper(String returns, String name, String... parameters) {
        return method(returns, name, parameters).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    }

    private static MethodSpec.Builder method(String returns, String name, String... parameters) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name).returns(type(returns));
        for (String parameter : parameters) {
            int space = parameter.lastIndexOf(' ');
            method.addParameter(type(parameter.substring(0, space)), parameter.substring(space + 1));
        }
        return method;
    }

    /** A private constant with an initialiser in Java text. */
    public static FieldSpec constant(String type, String name, String javadoc, String initialiser) {
        return FieldSpec.builder(type(type), name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("$L", javadoc)
                .initializer("$L", initialiser)
                .build();
    }

    /** A private constant without an initialiser yet. */
    public static FieldSpec.Builder constant(Type type, String name) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    }

    /** The type with this name: one that hooks use, or an array of it. */
    private static TypeName type(String name) {
        if (name.endsWith("[]")) {
            return ArrayTypeName.of(type(name.substring(0, name.length() - 2)));
        }
        return switch (name) {
            case "void" -> TypeName.VOID;
            case "boolean" -> TypeName.BOOLEAN;
            case "int" -> TypeName.INT;
            case "long" -> TypeName.LONG;
            case "String" -> ClassName.get(String.class);
            case "Player" -> ClassName.get(Player.class);
            default -> throw new IllegalArgumentException(name);
        };
    }
}
