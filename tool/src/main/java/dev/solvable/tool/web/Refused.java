package dev.solvable.tool.web;

import dev.solvable.tool.source.Draft;
import dev.solvable.tool.source.WrongDeclarationException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why newer games could not be loaded, so that the games before are shown.
 *
 * @param reason what is wrong, on one line
 * @param text the text of the Java file that has errors; null where the games are not a Java file, or it cannot be read
 * @param messages the compiler's messages about that file
 * @param more how many messages are left out
 */
public record Refused(String reason, @Nullable String text, List<Draft.Message> messages, int more) {
    public Refused {
        messages = List.copyOf(messages);
    }

    /** A refusal with only a reason. */
    public static Refused because(String reason) {
        return new Refused(reason, null, List.of(), 0);
    }

    /** A refusal of a file that does not compile. */
    public static Refused of(WrongDeclarationException wrong) {
        Draft draft = wrong.draft();
        return new Refused(String.valueOf(wrong.getMessage()), wrong.text(), draft.messages(), draft.more());
    }
}
