package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.generated.EveryKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Generated sources are read by people, and have a style of their own. */
@Tag("slow")
class GeneratedStyleTest {
    private static final int LONGEST_LINE = 120;

    private static final Path SAMPLES = Path.of("../sample-app/src/main/java/dev/solvable/sample/games");

    /** A mask, as a whole line of an array or of a check for lines, with what stands beside it. */
    private static final Pattern MASK = Pattern.compile("0b([01_]+)L(?:[,;])?(?: // (.*))?$");

    /** A line without a place to break it: a row of a picture, or a mask with its cells beside it. */
    private static final Pattern UNBROKEN =
            Pattern.compile(" \\*  .*|\\s*(\\S+|([&+] )?0b[01_]+L\\S*( (<<|>>>) \\S+)? // .*)");

    private static final Map<String, List<String>> SOURCES = new TreeMap<>();

    @BeforeAll
    static void compile() {
        EveryKind.compiled().sources().forEach((name, source) -> {
            assertThat(source).as(name).endsWith("}\n").doesNotContain("\r", "\t");
            SOURCES.put(name, source.lines().toList());
        });
    }

    private static List<String> lines(Predicate<String> condition) {
        List<String> found = new ArrayList<>();
        SOURCES.forEach((name, lines) ->
                lines.stream().filter(condition).limit(3).forEach(line -> found.add(name + ": " + line)));
        return found;
    }

    @Test
    void noLineIsTooLong() {
        assertThat(lines(GeneratedStyleTest::isTooLong)).isEmpty();
    }

    @Test
    void noLineOfASampleIsTooLong() throws IOException {
        Map<String, String> games = new TreeMap<>();
        try (Stream<Path> files = Files.list(SAMPLES)) {
            for (Path file : files.toList()) {
                games.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        Map<String, String> sources = GameCompiler.compile(games, List.of(new SolvableGameProcessor()))
                .sources();
        assertThat(sources).hasSizeGreaterThan(10);
        assertThat(sources.values().stream().flatMap(String::lines).filter(GeneratedStyleTest::isTooLong))
                .isEmpty();
    }

    private static boolean isTooLong(String line) {
        return line.length() > LONGEST_LINE && !UNBROKEN.matcher(line).matches();
    }

    @Test
    void nothingIsLeftOver() {
        assertThat(lines(line -> line.contains("TODO") || line.contains("FIXME") || line.contains("XXX")))
                .isEmpty();
        assertThat(lines(line -> line.endsWith(" "))).isEmpty();
        assertThat(lines(line -> line.contains("\u0000") || line.matches(".*[^\\x20-\\x7e].*")))
                .isEmpty();
        // Text that stands for code, or a hole of a template that nothing has filled.
        assertThat(lines(line -> line.matches(".*\\b(STATE|CHILD|CHILD_POSITION|BODY|ENDS|OWNER|LOSER)\\b.*")
                        || line.matches(".*\\$\\w*:?[LTSN]\\b.*")))
                .isEmpty();
    }

    @Test
    void noBlankLineFollowsAnother() {
        SOURCES.forEach(
                (name, lines) -> assertThat(String.join("\n", lines)).as(name).doesNotContain("\n\n\n"));
    }

    /** Every mask that does not make up a constant by itself names its cells, and names them right. */
    @Test
    void everyMaskHasItsCellsBesideIt() {
        SOURCES.forEach((name, lines) -> {
            List<String> cells = cellNames(lines);
            int[] bits = bits(lines, cells.size());
            int masks = 0;
            String above = "";
            for (String line : lines) {
                String comment = above.matches(" *// .*: .*") ? above.substring(above.lastIndexOf(": ") + 2) : null;
                above = line;
                Matcher mask = MASK.matcher(line);
                boolean goesOn =
                        line.replace(")", "").length() > line.replace("(", "").length();
                if (goesOn || line.contains("private static final long ") || !mask.find()) {
                    continue;
                }
                long value = Long.parseUnsignedLong(mask.group(1).replace("_", ""), 2);
                // Masks of rows of a table count by cells, where marks fall too.
                assertThat(mask.group(2) == null ? comment : mask.group(2))
                        .as(name + ": " + line)
                        .isIn(
                                names(value, cells, bits),
                                names(value, cells, IntStream.range(0, 64).toArray()));
                masks++;
            }
            boolean hasMasks = lines.stream().anyMatch(line -> line.matches(".*long\\[] (LINES|TILES) = .*"));
            assertThat(masks > 0 || !hasMasks).as(name).isTrue();
        });
    }

    private static String names(long mask, List<String> cells, int[] bits) {
        return IntStream.range(0, cells.size())
                .filter(cell -> (mask >>> bits[cell] & 1) != 0)
                .mapToObj(cells::get)
                .collect(Collectors.joining(" "));
    }

    /** The rows of the board, of which the source has the number and the length where there is no hole. */
    private static List<String> rows(List<String> lines) {
        String source = String.join("\n", lines);
        int from = source.indexOf(").board(");
        String arguments = source.substring(from, source.indexOf(";", from));
        Matcher grid = Pattern.compile("board\\((\\d+), (\\d+)\\)").matcher(arguments);
        if (grid.find()) {
            return Collections.nCopies(Integer.parseInt(grid.group(1)), ".".repeat(Integer.parseInt(grid.group(2))));
        }
        return Pattern.compile("\"([. ]+)\"")
                .matcher(arguments)
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
    }

    /** The names of the cells, row by row: those that the source gives, else those of the grid. */
    private static List<String> cellNames(List<String> lines) {
        String source = String.join("\n", lines);
        int named = source.indexOf(".named(");
        if (named >= 0) {
            return Pattern.compile("\"([^\"]+)\"")
                    .matcher(source.substring(named, source.indexOf(";", named)))
                    .results()
                    .flatMap(line -> Stream.of(line.group(1).split(" ")))
                    .toList();
        }
        List<String> rows = rows(lines);
        List<String> names = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == '.') {
                    names.add(columnName(column) + (row + 1));
                }
            }
        }
        return names;
    }

    private static String columnName(int column) {
        return column < 26
                ? String.valueOf((char) ('a' + column))
                : columnName(column / 26 - 1) + (char) ('a' + column % 26);
    }

    /** The bit of each cell: its number; where marks fall, columns from the bottom up, with one more bit above each. */
    private static int[] bits(List<String> lines, int cells) {
        int[] bits = IntStream.range(0, cells).toArray();
        if (lines.stream().noneMatch(line -> line.contains("MarksCode.columns("))) {
            return bits;
        }
        List<String> names = cellNames(lines);
        List<String> rows = rows(lines);
        int bit = 0;
        for (int column = 0; column < rows.get(0).length(); column++) {
            boolean hasCells = false;
            for (int row = rows.size(); row >= 1; row--) {
                int cell = names.indexOf(columnName(column) + row);
                if (cell >= 0) {
                    bits[cell] = bit;
                    bit++;
                    hasCells = true;
                }
            }
            bit += hasCells ? 1 : 0;
        }
        return bits;
    }

    /** A reader meets the board, what is known of the game, lines or tiles, and then how it is played. */
    @Test
    void sectionsComeInTheOrderInWhichAReaderAsks() {
        List<String> constants = List.of(
                " Board BOARD =",
                " MarksCode CODE =",
                " Plan PLAN =",
                " long[] LINES =",
                " long[] TILES =",
                "Game GAME =");
        List<String> rules = List.of(
                " boolean completesLine(long ", " boolean hasLine(long ", " long threats(long ", " long key(long ");
        List<String> constructors = List.of("Solver() {", "Solver(int threads) {");
        SOURCES.forEach((name, lines) -> {
            String source = String.join("\n", lines);
            assertThat(places(source, constants, rules))
                    .as(name)
                    .hasSizeGreaterThanOrEqualTo(2)
                    .isSorted();
            assertThat(places(source, constants, constructors))
                    .as(name)
                    .hasSizeGreaterThanOrEqualTo(4)
                    .isSorted();
        });
    }

    private static List<Integer> places(String source, List<String> first, List<String> then) {
        return Stream.concat(first.stream(), then.stream())
                .map(source::indexOf)
                .filter(place -> place >= 0)
                .toList();
    }

    @Test
    void theClassCommentShowsTheBoardAndThePlan() {
        SOURCES.forEach((name, lines) -> {
            String source = String.join("\n", lines);
            String comment = source.substring(source.indexOf("/**"), source.indexOf("@Generated("));
            assertThat(comment)
                    .as(name)
                    .containsSubsequence(
                            " * Perfect play for {@link ", "<pre>\n *      ", "</pre>", "How it is solved:")
                    .containsPattern(
                            "it keeps (8 to 10|up to 43) bytes for each|It keeps at most [\\d,]+ bytes((,| and) [\\d,]+ for each move)?( and [\\d,]+ for each further thread)?(: [\\d,]+)? for the ((table|cache) of|values by rank)");
        });
    }
}
