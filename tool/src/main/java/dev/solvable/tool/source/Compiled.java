package dev.solvable.tool.source;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * The result of a compilation.
 *
 * @param success whether there are no errors
 * @param messages the compiler's messages, in its order
 * @param output what the compiler printed beside its messages
 * @param classes the class files by binary name
 * @param sources the sources by file name, those that the processor wrote and the declaration itself
 */
record Compiled(
        boolean success,
        List<Diagnostic<? extends JavaFileObject>> messages,
        String output,
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

    /** Why the compiler failed although no message is an error, as where its stack is too small. */
    Optional<String> failure() {
        if (success || errors() > 0) {
            return Optional.empty();
        }
        // The words before the exception ask for a report to the compiler's authors.
        String exception = output.lines()
                .takeWhile(line -> !line.startsWith("\tat "))
                .filter(line -> !line.isBlank())
                .reduce("", (before, line) -> ": " + line);
        return Optional.of("the compiler gave up" + exception);
    }
}
