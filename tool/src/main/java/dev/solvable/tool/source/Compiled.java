package dev.solvable.tool.source;

import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * The result of a compilation.
 *
 * @param success whether there are no errors
 * @param messages the compiler's messages, in its order
 * @param classes the class files by binary name
 * @param sources the sources by file name, those that the processor wrote and the declaration itself
 */
record Compiled(
        boolean success,
        List<Diagnostic<? extends JavaFileObject>> messages,
        Map<String, byte[]> classes,
        Map<String, String> sources) {
    Compiled {
        messages = List.copyOf(messages);
        classes = Map.copyOf(classes);
        sources = Map.copyOf(sources);
    }

    /** The number of errors. */
    long errors() {
        return messages.stream()
                .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
                .count();
    }
}
