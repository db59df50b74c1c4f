package dev.solvable.tool.source;

import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.classpath.FoundGames;
import dev.solvable.tool.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A declaration that a user is writing: the messages about it, and its games.
 *
 * @param messages the compiler's messages in its order, then what cannot be loaded; at most {@link #MOST_MESSAGES}
 * @param more how many messages are left out
 * @param games those that the text declares; none where it has errors
 */
public record Draft(List<Message> messages, int more, Games games) {
    /** The maximum number of messages. */
    public static final int MOST_MESSAGES = 100;

    public Draft {
        messages = List.copyOf(messages);
    }

    /**
     * A message about the text.
     *
     * @param kind {@code error}, {@code warning} or {@code note}
     * @param line its line, from 1 on; 0 where it is about the whole text
     * @param column its column, from 1 on; 0 where it is about the whole text
     * @param text the message
     */
    public record Message(String kind, long line, long column, String text) {
        /**
         * A message of the compiler.
         *
         * @param name the compiler's name for the text
         */
        private static Message of(Diagnostic<? extends JavaFileObject> said, String name) {
            JavaFileObject file = said.getSource();
            // A message about a generated source has no place in the text.
            boolean hasPlace =
                    said.getLineNumber() > 0 && file != null && file.getName().equals(name);
            return new Message(
                    kind(said.getKind()),
                    hasPlace ? said.getLineNumber() : 0,
                    hasPlace ? said.getColumnNumber() : 0,
                    said.getMessage(Locale.ROOT));
        }

        private static String kind(Diagnostic.Kind kind) {
            return switch (kind) {
                case ERROR -> "error";
                case WARNING, MANDATORY_WARNING -> "warning";
                case NOTE, OTHER -> "note";
            };
        }

        private static Message aboutAll(String text) {
            return new Message("error", 0, 0, text);
        }
    }

    /**
     * Compiles a text and loads its games, in a class loader of their own.
     *
     * @param path the classes that the text may use beside the API
     */
    public static Draft of(String text, ClassPath path) {
        Compiled compiled = new GameCompiler(path).compile(text);
        List<Message> messages = messages(compiled, GameCompiler.TEXT);
        Games games = new Games(Map.of());
        if (compiled.success()) {
            games = FoundGames.in(
                    compiled.classes(),
                    compiled.sources(),
                    path,
                    complaint -> messages.add(Message.aboutAll(complaint)));
            if (games.names().isEmpty() && messages.stream().noneMatch(Draft::isError)) {
                messages.add(Message.aboutAll("there is no game here: put @SolvableGame on a class"));
            }
        }
        return of(messages, games);
    }

    /**
     * A text that has errors.
     *
     * @param name the compiler's name for it
     */
    static Draft wrong(Compiled compiled, String name) {
        return of(messages(compiled, name), new Games(Map.of()));
    }

    private static Draft of(List<Message> messages, Games games) {
        int told = Math.min(messages.size(), MOST_MESSAGES);
        return new Draft(messages.subList(0, told), messages.size() - told, games);
    }

    private static List<Message> messages(Compiled compiled, String name) {
        List<Message> messages = new ArrayList<>();
        compiled.failure().ifPresent(failure -> messages.add(Message.aboutAll(failure)));
        compiled.messages().forEach(said -> messages.add(Message.of(said, name)));
        return messages;
    }

    private static boolean isError(Message message) {
        return message.kind().equals("error");
    }
}
