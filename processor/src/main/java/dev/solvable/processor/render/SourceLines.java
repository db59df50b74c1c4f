package dev.solvable.processor.render;

import java.util.List;

/**
 * The lines of a generated source: short Javadoc comments are put on one line, for which JavaPoet takes three, and
 * lines that are too long are broken, signatures later than JavaPoet does. Without regular expressions, which are slow
 * in a cold JVM.
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
        joined.lines().map(lines::withBegin).forEach(lines::add);
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

    /** The line; where it ends a signature that JavaPoet has broken early, with the line before, which is removed. */
    private String withBegin(String line) {
        int comma = all.length() - 2;
        if (!line.endsWith(") {") || all.charAt(comma) != ',') {
            return line;
        }
        int before = all.lastIndexOf("\n", comma) + 1;
        String whole = all.substring(before, comma + 1) + " " + line.strip();
        if (whole.length() > LONGEST_LINE) {
            return line;
        }
        all.setLength(before);
        return whole;
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
            int end = isText ? endInText(rest, begin.length()) : endInCode(rest, LONGEST_LINE - begin.length());
            if (end == 0) {
                break;
            }
            all.append(rest, 0, end).append('\n');
            String next = begin + rest.substring(end).stripLeading();
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
     * Where a line of code may be broken best; 0 if there is no such place. It is the last space within the fewest
     * brackets, there after a comma or before the value of a constant rather than before an operator. Arguments of a
     * call stay together if the next line has room for all that follows the bracket.
     */
    private static int endInCode(String line, int room) {
        int call = 0;
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
                call = depth > 1 ? call : character == '(' ? i + 1 : 0;
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
        return least == 2 && line.length() - call <= room ? call : end;
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
