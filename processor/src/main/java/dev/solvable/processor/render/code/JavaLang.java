package dev.solvable.processor.render.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.TypeReader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The types of {@code java.lang} that generated code names. They need no import, unless the game's package has a type
 * of the same name.
 */
public final class JavaLang {
    private static final List<ClassName> NAMED = Stream.of(
                    InterruptedException.class,
                    Long.class,
                    Math.class,
                    Override.class,
                    String.class,
                    SuppressWarnings.class,
                    UnsupportedOperationException.class)
            .map(ClassName::get)
            .toList();

    private JavaLang() {}

    /** Those that types of a game's package shadow, in the order of their names. */
    public static List<ClassName> shadowed(TypeElement game, Elements elements) {
        String packageName = elements.getPackageOf(game).getQualifiedName().toString();
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        return NAMED.stream()
                .filter(type -> TypeReader.seenBy(game, prefix + type.simpleName(), elements)
                        .isPresent())
                .toList();
    }

    /** The name of a game's type in code, with its package if the simple name means a type of {@code java.lang}. */
    public static CodeBlock name(GameType game) {
        String[] names = game.name().split("\\.", -1);
        boolean isShadow = NAMED.stream().anyMatch(type -> type.simpleName().equals(names[0]));
        if (isShadow && !game.packageName().isEmpty()) {
            return CodeBlock.of("$L", game.packageName() + "." + game.name());
        }
        String[] nested = Arrays.copyOfRange(names, 1, names.length);
        return CodeBlock.of("$T", ClassName.get(game.packageName(), names[0], nested));
    }
}
