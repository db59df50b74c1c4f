package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.Direction;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads the letters of a way to move. */
final class WayReader {
    private static final String LETTERS =
            "W, F, K, N, L and *, and f, b and s before one of W, F, K and N say how pieces move";

    /** Advice for notation of chess variants that has another spelling here, or none. */
    private static final Map<Character, String> MEANT = Map.ofEntries(
            Map.entry('R', meant("\"W\" with far = 0")),
            Map.entry('B', meant("\"F\" with far = 0")),
            Map.entry('Q', meant("\"K\" with far = 0")),
            Map.entry('P', meant("\"fW\", and a second @Move with \"fF\" and onto = ENEMY")),
            Map.entry('D', meant("\"W\" with over = ANYONE, which jumps over exactly one piece")),
            Map.entry('A', meant("\"F\" with over = ANYONE, which jumps over exactly one piece")),
            Map.entry('m', meant("onto = EMPTY")),
            Map.entry('c', meant("onto = ENEMY")),
            Map.entry('l', meant("'s', which keeps the steps to both sides, or 'L', along a link")),
            Map.entry('r', meant("'s', which keeps the steps to both sides")),
            Map.entry('v', meant("\"fb\"")),
            Map.entry('p', meant("over = ANYONE")),
            Map.entry('j', meant("over = ANYONE")),
            Map.entry('i', "a move cannot depend on whether the piece has moved before; leave it out"),
            Map.entry('O', "castling moves two pieces at once, which cannot be expressed; leave it out"),
            Map.entry('0', "passing cannot be expressed; leave it out"),
            Map.entry('+', "a way does not tell of promotion: @Goal with becomes does; leave it out"),
            Map.entry('=', "a way does not tell of promotion: @Goal with becomes does; leave it out"),
            Map.entry(
                    '@',
                    "pieces are placed from the hand of @Pieces alone, and taken ones never come back; leave it out"),
            Map.entry('S', meant("'s' before a letter")));

    /** The same for whole words. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("pass", "passing cannot be expressed; leave this @Move out"),
            Map.entry("castle", "castling moves two pieces at once, which cannot be expressed; leave this @Move out"),
            Map.entry("drop", "pieces are placed from the hand of @Pieces alone; leave this @Move out"),
            Map.entry("king", meant("\"K\"")),
            Map.entry("queen", meant("\"K\" with far = 0")),
            Map.entry("rook", meant("\"W\" with far = 0")),
            Map.entry("bishop", meant("\"F\" with far = 0")),
            Map.entry("knight", meant("\"N\"")),
            Map.entry("pawn", meant("\"fW\", and a second @Move with \"fF\" and onto = ENEMY")),
            Map.entry("jump", meant("\"W\" or \"F\" with over = ANYONE")));

    private final String text;
    private final Place place;
    private final Problems problems;
    private final List<Way.Step> steps = new ArrayList<>();

    private WayReader(String text, Place place, Problems problems) {
        this.text = text;
        this.place = place;
        this.problems = problems;
    }

    /** The way; reports a problem and returns empty if it is empty or invalid. */
    static Optional<Way> read(String text, Place place, Problems problems) {
        WayReader reader = new WayReader(text, place, problems);
        return reader.read() ? Optional.of(new Way(List.copyOf(reader.steps))) : Optional.empty();
    }

    private boolean read() {
        if (text.isEmpty()) {
            problems.add(Message.WAY_EMPTY, place);
            return false;
        }
        String modifiers = "";
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            Optional<Way.Letter> letter = Arrays.stream(Way.Letter.values())
                    .filter(known -> known.character() == character)
                    .findFirst();
            if (letter.isPresent()) {
                if (!add(letter.get(), modifiers)) {
                    return false;
                }
                modifiers = "";
            } else if ("fbs".indexOf(character) >= 0) {
                modifiers += character;
            } else {
                String advice = Optional.ofNullable(WORDS.get(text.toLowerCase(Locale.ROOT)))
                        .orElseGet(() -> advice(character));
                problems.add(Message.WAY_LETTER, place, oneLine(text), quote(text, index), index + 1, advice);
                return false;
            }
        }
        if (!modifiers.isEmpty()) {
            problems.add(Message.WAY_MODIFIER, place, text, modifiers, "has no letter behind it", advice(modifiers));
        }
        return modifiers.isEmpty();
    }

    private boolean add(Way.Letter letter, String modifiers) {
        Way.Step step = new Way.Step(letter, modifiers.contains("f"), modifiers.contains("b"), modifiers.contains("s"));
        if (!modifiers.isEmpty() && !letter.hasDirection()) {
            problems.add(
                    Message.WAY_MODIFIER,
                    place,
                    text,
                    modifiers,
                    "has no meaning before " + letter.character() + ", as "
                            + (letter == Way.Letter.LINK ? "a link" : "a move to any cell") + " leads nowhere in"
                            + " particular",
                    "write " + letter.character() + " alone");
            return false;
        }
        if (letter.hasDirection() && step.vectors(Direction.NORTH).isEmpty()) {
            problems.add(
                    Message.WAY_MODIFIER,
                    place,
                    text,
                    modifiers,
                    "keeps no step of " + letter.character() + ", as each leads forward or backward",
                    "write sW for steps sideways, or keep others with f or b");
            return false;
        }
        steps.add(step);
        return true;
    }

    private static String meant(String other) {
        return "did you mean " + other + "? Write it so";
    }

    private static String advice(String modifiers) {
        return "write the letter that it is about, such as \"" + modifiers + "W\"";
    }

    private static String advice(char character) {
        String other = String.valueOf(character);
        String swapped = other.equals(other.toLowerCase(Locale.ROOT))
                ? other.toUpperCase(Locale.ROOT)
                : other.toLowerCase(Locale.ROOT);
        String meant = MEANT.get(character);
        if (meant != null) {
            return meant;
        }
        if (character >= '1' && character <= '9') {
            return meant("far = " + character);
        }
        return swapped.length() == 1 && !swapped.equals(other) && "WFKNLfbs".contains(swapped)
                ? meant("'" + swapped + "'")
                : LETTERS;
    }
}
