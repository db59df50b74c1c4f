package dev.solvable.processor.render;

import java.util.ArrayList;
import java.util.List;

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

    private static final List<String> OPERATORS = List.of("& ", "| ", "&& ", "|| ", "+ ", "? ", ": ");

    private final StringBuilder all;

    /** Where a line may be broken, 0 if nowhere, and whether that is within brackets. */
    private record Place(int end, boolean isInBrackets) {}

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
                    ? placeInText(rest, begin.length())
                    : placeInCode(rest, LONGEST_LINE - begin.length() - further.length());
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

    /** The last space at which a line of a comment may be broken. */
    private static Place placeInText(String line, int begin) {
        int end = line.lastIndexOf(' ', LONGEST_LINE);
        return new Place(end > begin ? end : 0, false);
    }

    /**
     * Where a line of code may be broken best. It is the last space within the fewest brackets, there after a comma or
     * before the value of a constant rather than before an operator; but see {@link #placeAtBracket}. If it leaves a
     * word for the last line, it is the place before.
     */
    private static Place placeInCode(String line, int room) {
        Place best = new Place(0, false);
        Place earlier = best;
        int least = Integer.MAX_VALUE;
        List<Integer> opened = new ArrayList<>();
        char quote = 0;
        int last = lastBrackets(line);
        for (int i = indent(line); i < last && !(quote == 0 && line.startsWith("//", i)); i++) {
            char character = line.charAt(i);
            int depth = opened.size();
            if (quote != 0) {
                i += character == '\\' ? 1 : 0;
                quote = character == quote ? 0 : quote;
            } else if (character == '"' || character == '\'') {
                quote = character;
            } else if ("([{".indexOf(character) >= 0) {
                opened.add(i + 1);
            } else if (")]}".indexOf(character) >= 0 && depth > 0) {
                opened.remove(depth - 1);
            } else if (character == ' ' && i <= LONGEST_LINE && !line.startsWith(" //", i)) {
                int rank =
                        endsPart(line, i) ? 2 * depth : precedesOperator(line, i) ? 2 * depth + 1 : Integer.MAX_VALUE;
                if (rank < Integer.MAX_VALUE && rank <= least) {
                    earlier = rank == least ? best : new Place(0, false);
                    best = new Place(i, depth > 0);
                    least = rank;
                }
            }
        }
        boolean leavesWord =
                line.indexOf(' ', best.end() + 1) < 0 && best.end() > 0 && line.charAt(best.end() - 1) != '=';
        Place place = placeAtBracket(line, room, opened, best, leavesWord);
        return place.end() == best.end() && leavesWord && earlier.end() > 0 ? earlier : place;
    }

    /**
     * A line that would be broken within brackets is rather broken after the first bracket that closes at its end, if
     * the next line has room for all that follows. So is a constant whose value takes more than a line. If the next
     * line has no room for the whole last argument of a call, or the other place leaves it a word, it may be broken
     * after a bracket of that argument.
     *
     * @param opened where the contents of these brackets begin
     */
    private static Place placeAtBracket(String line, int room, List<Integer> opened, Place other, boolean leavesWord) {
        boolean isOtherShort = line.length() - other.end() - 1 <= room && !leavesWord;
        boolean isValue = other.end() > 0 && line.charAt(other.end() - 1) == '=';
        boolean isBetter = other.isInBrackets() || other.end() == 0 || isValue && !isOtherShort;
        return opened.stream()
                .filter(begin -> isBetter && line.charAt(begin - 1) == '(' && begin <= LONGEST_LINE)
                .limit(isOtherShort || isValue ? 1 : opened.size())
                .filter(begin -> line.length() - begin <= room)
                .findFirst()
                .map(begin -> new Place(begin, true))
                .orElse(other);
    }

    /** Where the brackets begin that close at the end of a line. */
    private static int lastBrackets(String line) {
        int end = line.length();
        while (")]};,".indexOf(line.charAt(end - 1)) >= 0) {
            end--;
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
