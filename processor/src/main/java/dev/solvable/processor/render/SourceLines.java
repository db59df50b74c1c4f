package dev.solvable.processor.render;

import java.util.List;

/**
 * The lines of a generated source: short Javadoc comments are put on one line, for which JavaPoet takes three, and
 * lines that are too long are broken. Without regular expressions, which are slow in a cold JVM.
 */
public final class SourceLines {
    private static final int LONGEST_LINE = 120;

    private static final String OPEN = "/**\n";

    private static final String ITEM = "* <li>";

    private static final List<String> OPERATORS = List.of("& ", "| ", "&& ", "|| ", "+ ", "? ", ": ");

    private final StringBuilder all;

    private SourceLines(int length) {
        this.all = new StringBuilder(length);
    }

    /** The source with these lines changed. */
    public static String in(String source) {
        String joined = joined(source);
        SourceLines lines = new SourceLines(joined.length() + joined.length() / 16);
        joined.lines().forEach(lines::add);
        return lines.all.toString();
    }

    /** The source with each comment on one line that fits there. */
    private static String joined(String source) {
        StringBuilder all = new StringBuilder(source.length());
        int done = 0;
        for (int open = source.indexOf(OPEN); open >= 0; open = source.indexOf(OPEN, open + 1)) {
            int text = open + OPEN.length();
            int close = source.indexOf('\n', text) + 1;
            int end = source.indexOf('\n', close);
            String line = source.substring(text, close - 1).strip();
            String comment = "/** " + line.substring(1).stripLeading() + " */";
            int indent = open - source.lastIndexOf('\n', open) - 1;
            if (source.substring(close, end).strip().equals("*/") && indent + comment.length() <= LONGEST_LINE) {
                all.append(source, done, open).append(comment);
                done = end;
            }
        }
        return all.append(source, done, source.length()).toString();
    }

    /** Adds a line, broken into several if it is too long and there is a place to break it. */
    private void add(String line) {
        int indent = indent(line);
        boolean isPicture = line.startsWith("*  ", indent);
        if (line.length() <= LONGEST_LINE || isPicture) {
            all.append(line).append('\n');
            return;
        }
        boolean isText = line.startsWith("* ", indent);
        String begin = " ".repeat(indent) + (!isText ? "        " : line.startsWith(ITEM, indent) ? "*     " : "* ");
        String rest = line;
        while (rest.length() > LONGEST_LINE) {
            int end = isText ? endInText(rest, begin.length()) : endInCode(rest);
            if (end == 0) {
                break;
            }
            all.append(rest, 0, end).append('\n');
            String next = begin + rest.substring(end + 1);
            begin += rest.charAt(end - 1) == '=' ? "        " : ""; // the value of a constant goes on further in
            rest = next;
        }
        all.append(rest).append('\n');
    }

    /** The last space at which a line of a comment may be broken; 0 if there is none. */
    private static int endInText(String line, int begin) {
        int end = line.lastIndexOf(' ', LONGEST_LINE);
        return end > begin ? end : 0;
    }

    /**
     * The last of the best spaces at which a line of code may be broken: within the fewest brackets, there after a
     * comma or before the value of a constant rather than before an operator; 0 if there is none.
     */
    private static int endInCode(String line) {
        int end = 0;
        int least = Integer.MAX_VALUE;
        int depth = 0;
        char quote = 0;
        for (int i = indent(line); i <= LONGEST_LINE && !(quote == 0 && line.startsWith("//", i)); i++) {
            char character = line.charAt(i);
            if (quote != 0) {
                i += character == '\\' ? 1 : 0;
                quote = character == quote ? 0 : quote;
            } else if (character == '"' || character == '\'') {
                quote = character;
            } else if ("([{".indexOf(character) >= 0) {
                depth++;
            } else if (")]}".indexOf(character) >= 0) {
                depth--;
            } else if (character == ' ' && !line.startsWith(" //", i)) {
                int rank =
                        endsPart(line, i) ? 2 * depth : precedesOperator(line, i) ? 2 * depth + 1 : Integer.MAX_VALUE;
                if (rank < Integer.MAX_VALUE && rank <= least) {
                    end = i;
                    least = rank;
                }
            }
        }
        return end;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static boolean endsPart(String line, int space) {
        char before = line.charAt(space - 1);
        return before == ',' || before == '=' && line.contains(" static final ") && line.charAt(space + 1) != '{';
    }

    private static boolean precedesOperator(String line, int space) {
        return OPERATORS.stream().anyMatch(operator -> line.startsWith(operator, space + 1));
    }
}
