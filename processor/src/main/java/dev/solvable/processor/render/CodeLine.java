package dev.solvable.processor.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line of code that is too long, and where it is broken best. */
final class CodeLine {
    private static final List<String> OPERATORS = List.of("& ", "| ", "&& ", "|| ", "+ ", "? ", ": ");

    private final String line;
    private final int longest;

    /** The spaces of the least rank, at which the line may be broken. */
    private final List<Integer> spaces = new ArrayList<>();

    /** Twice the number of brackets around the spaces, and 1 more if they stand before operators. */
    private int rank = Integer.MAX_VALUE;

    /** Where the contents of the brackets begin that close at the end of the line. */
    private final List<Integer> opened = new ArrayList<>();

    /**
     * Where a line is broken.
     *
     * @param end the number of characters before that place; 0 if there is none
     * @param isInBrackets whether it is within brackets
     */
    record Place(int end, boolean isInBrackets) {}

    CodeLine(String line, int longest) {
        this.line = line;
        this.longest = longest;
        scan();
    }

    private void scan() {
        char quote = 0;
        int indent = line.length() - line.stripLeading().length();
        int last = closing();
        for (int i = indent; i < last && !(quote == 0 && line.startsWith("//", i)); i++) {
            char character = line.charAt(i);
            if (quote != 0) {
                i += character == '\\' ? 1 : 0;
                quote = character == quote ? 0 : quote;
            } else if (character == '"' || character == '\'') {
                quote = character;
            } else if ("([{".indexOf(character) >= 0) {
                opened.add(i + 1);
            } else if (")]}".indexOf(character) >= 0 && !opened.isEmpty()) {
                opened.remove(opened.size() - 1);
            } else if (character == ' ' && i <= longest) {
                addSpace(i);
            }
        }
    }

    /** Where the brackets begin that close at the end of the line. */
    private int closing() {
        int end = line.length();
        while (")]};,".indexOf(line.charAt(end - 1)) >= 0) {
            end--;
        }
        return end;
    }

    private void addSpace(int space) {
        boolean endsPart = endsPart(space);
        int here = 2 * opened.size() + (endsPart ? 0 : 1);
        if (here > rank || !endsPart && !precedesOperator(space) || line.startsWith("//", space + 1)) {
            return;
        }
        if (here < rank) {
            spaces.clear();
        }
        rank = here;
        spaces.add(space);
    }

    private boolean endsPart(int space) {
        return line.charAt(space - 1) == ',' || isBeforeValue(space);
    }

    /** Whether the value of a constant follows, and no array. */
    private boolean isBeforeValue(int space) {
        return line.charAt(space - 1) == '=' && line.contains(" static final ") && line.charAt(space + 1) != '{';
    }

    private boolean precedesOperator(int space) {
        return OPERATORS.stream().anyMatch(operator -> line.startsWith(operator, space + 1));
    }

    /**
     * The best place: the last space within the fewest brackets, there after a comma or before the value of a constant
     * rather than before an operator. If that leaves a single word, it is the space before.
     *
     * <p>A line that would be broken within brackets is rather broken after the first bracket that closes at its end,
     * if the next line has room for all that follows. So is a constant whose value takes more than a line. If the next
     * line has no room for the whole last argument of a call, or would get a single word, the line may be broken after
     * a bracket of that argument.
     *
     * @param room the characters that the next line has room for
     */
    Place place(int room) {
        int space = spaces.isEmpty() ? 0 : spaces.get(spaces.size() - 1);
        boolean isValue = space > 0 && line.charAt(space - 1) == '=';
        boolean leavesWord = space > 0 && !isValue && line.indexOf(' ', space + 1) < 0;
        boolean leavesLine = line.length() - space - 1 <= room && !leavesWord;
        boolean mayEndWithBracket = space == 0 || rank >= 2 || isValue && !leavesLine;
        Optional<Integer> bracket = opened.stream()
                .filter(begin -> mayEndWithBracket && line.charAt(begin - 1) == '(' && begin <= longest)
                .limit(leavesLine || isValue ? 1 : opened.size())
                .filter(begin -> line.length() - begin <= room)
                .findFirst();
        int end = leavesWord && spaces.size() > 1 ? spaces.get(spaces.size() - 2) : space;
        return bracket.map(begin -> new Place(begin, true)).orElse(new Place(end, space > 0 && rank >= 2));
    }
}
