package dev.solvable.processor.render;

import dev.solvable.processor.render.CodeLine.Place;

/**
 * The lines of a generated source: short Javadoc comments are put on one line, for which JavaPoet takes three, and
 * lines that are too long are broken, signatures later than JavaPoet does. Without regular expressions, which are slow
 * in a cold JVM.
 */
public final class SourceLines {
    private static final int LONGEST_LINE = 120;

    private static final String DEEPER = " ".repeat(8);

    private static final String OPEN = "/**\n";

    private static final String ITEM = "* <li>";

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
        String begin = " ".repeat(indent) + (!isText ? DEEPER : line.startsWith(ITEM, indent) ? "*     " : "* ");
        String rest = line;
        String further = ""; // where a line is broken again within brackets
        while (rest.length() > LONGEST_LINE) {
            Place place = isText
                    ? new Place(endInText(rest, begin.length()), false)
                    : new CodeLine(rest, LONGEST_LINE).place(LONGEST_LINE - begin.length() - further.length());
            if (place.end() == 0) {
                break;
            }
            all.append(rest, 0, place.end()).append('\n');
            begin += place.isInBrackets() ? further : "";
            boolean isValue = rest.charAt(place.end() - 1) == '='; // the value of a constant is a line of its own
            rest = begin + rest.substring(place.end()).stripLeading();
            begin += isValue ? DEEPER : "";
            further = isText || isValue ? "" : DEEPER;
        }
        all.append(rest).append('\n');
    }

    /** The last space at which a line of a comment may be broken; 0 if there is none. */
    private static int endInText(String line, int begin) {
        int end = line.lastIndexOf(' ', LONGEST_LINE);
        return end > begin ? end : 0;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
