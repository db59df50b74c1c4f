package dev.solvable.processor.render;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets a Javadoc comment of one line on one line, where JavaPoet takes three. */
public final class OneLineJavadoc {
    private static final int LONGEST_LINE = 120;

    private static final Pattern OF_THREE_LINES = Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");

    private OneLineJavadoc() {}

    /** The source with its short comments on one line each. */
    public static String in(String source) {
        return OF_THREE_LINES.matcher(source).replaceAll(comment -> {
            String line = comment.group(1) + "/** " + comment.group(2) + " */";
            return Matcher.quoteReplacement(line.length() <= LONGEST_LINE ? line : comment.group());
        });
    }
}
