package dev.solvable.tool.games;

import dev.solvable.Solver;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The descriptions of a game in its sources.
 *
 * @param rules the rules in a few sentences, as the comment of the generated solver has them; empty where the build did
 *     not pack its source
 * @param about the first paragraph of the declaration's comment; empty where there is none, or no source
 */
public record GameWords(String rules, String about) {
    private static final Pattern RULES = Pattern.compile("\\*\\h*<p>(.*?)\\R\\h*\\*\\h*\\R", Pattern.DOTALL);
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final Pattern FIRST_PARAGRAPH = Pattern.compile("^(.*?)(?:\\n\\h*\\n|\\n\\h*<|$)", Pattern.DOTALL);

    /** The words of a game; reads its sources. */
    public static GameWords of(Solver solver) {
        return of(
                GameSources.solver(solver).orElse(""),
                GameSources.declaration(solver).orElse(""),
                simpleName(solver.facts().name()));
    }

    /**
     * The rules for readers without the sources. If they name a method that decides, the author's description follows.
     */
    public String told() {
        return rules.contains("()") ? (rules + " " + about).strip() : rules;
    }

    /** The words in two sources; either may be empty. */
    static GameWords of(String solver, String declaration, String name) {
        return new GameWords(
                first(RULES, solver).map(GameWords::plain).orElse(""),
                comment(declaration, name)
                        .flatMap(text -> first(FIRST_PARAGRAPH, text))
                        .map(GameWords::plain)
                        .orElse(""));
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** The comment right before a type's annotations, without its stars. */
    private static Optional<String> comment(String declaration, String name) {
        Matcher type = Pattern.compile("\\b(?:class|interface|record)\\h+" + Pattern.quote(name) + "\\b")
                .matcher(declaration);
        if (!type.find()) {
            return Optional.empty();
        }
        Matcher comment = COMMENT.matcher(declaration).region(0, type.start());
        Optional<String> last = Optional.empty();
        int end = 0;
        while (comment.find()) {
            last = Optional.of(comment.group(1));
            end = comment.end();
        }
        // With a brace or a semicolon in between, it is the comment of another type or of the file.
        return declaration
                        .substring(end, type.start())
                        .replaceAll("\"[^\"]*\"|\\([^)]*\\)", "")
                        .matches("(?s)[^;]*")
                ? last.map(text -> text.replaceAll("(?m)^\\h*\\*\\h?", "").strip())
                : Optional.empty();
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** Text without Javadoc markup, on one line. */
    private static String plain(String javadoc) {
        return javadoc.replaceAll("(?m)^\\h*\\*\\h?", "")
                .replaceAll("\\{@\\w+\\s+([^}]*)}", "$1")
                .replaceAll("<[^>]+>", "")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
