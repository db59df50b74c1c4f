package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.tool.fixtures.ScoredGames;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are played for points, in every command. */
@Tag("slow")
class ScoredCommandsTest {
    private static final int SIDES = 12;
    private static final int ALL = (1 << SIDES) - 1;

    @TempDir
    private Path folder;

    private String boxes = "";
    private String coins = "";

    @BeforeEach
    void writeFiles() throws IOException {
        boxes = ScoredGames.dotsAndBoxes(folder).toString();
        coins = ScoredGames.coins(folder).toString();
    }

    private static Run successful(String... args) {
        Run run = Run.withoutGames(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run;
    }

    private static int sides(String board) {
        String marks = board.replace("/", "");
        int drawn = 0;
        for (int side = 0; side < SIDES; side++) {
            drawn |= marks.charAt(side) == '#' ? 1 << side : 0;
        }
        return drawn;
    }

    @Test
    void everyMoveHasItsPoints() {
        Random random = new Random(26);
        for (int i = 0; i < 20; i++) {
            int drawn = random.nextInt(ALL) & random.nextInt(ALL + 1);
            JsonObject answer = JsonParser.parseString(successful("solve", boxes, ScoredGames.board(drawn), "--json")
                            .out())
                    .getAsJsonObject();
            assertThat(answer.get("score").getAsInt()).isEqualTo(ScoredGames.value(drawn));
            assertThat(answer.get("distance").getAsInt()).isEqualTo(SIDES - Integer.bitCount(drawn));
            for (JsonElement element : answer.getAsJsonArray("moves")) {
                JsonObject move = element.getAsJsonObject();
                int side = move.get("move").getAsInt();
                assertThat(move.get("score").getAsInt()).isEqualTo(ScoredGames.ofMove(drawn, side));
                assertThat(move.get("gain").getAsInt()).isEqualTo(ScoredGames.closed(drawn, side));
                assertThat(move.has("again")).isEqualTo(ScoredGames.closed(drawn, side) > 0);
            }
        }
    }

    @Test
    void pointsAreToldInWords() {
        assertThat(successful("solve", boxes).lines())
                .contains("to move:    either", "score:      +2", "outcome:    WIN", "distance:   12", "best move:  b1")
                .contains("  b1  +2 in 12  best", "  b3  0 in 12");
        assertThat(successful("solve", boxes, "##/##./##/.##/.#").lines())
                .contains("score:      0", "  e2  0 in 3  best", "  a4  -2 in 3");
    }

    /** The rows 2 9 3 and 9 3 4 are worth -8 to who has to take from them, as a 9 goes to the other player. */
    @Test
    void aMoveMayGiveTheOtherPlayerPoints() {
        assertThat(successful("solve", coins, "..2934", "--to-move", "second").lines())
                .contains("to move:    second", "score:      +12")
                .contains("  f1  +12 in 4  best", "  c1  +10 in 4");
        assertThat(successful("solve", coins, "...9..", "--to-move", "first").lines())
                .contains("score:      -9", "outcome:    LOSS", "  d1    -9 in 1  best");
    }

    @Test
    void everyPositionIsARowWithItsScore() throws IOException {
        Path file = folder.resolve("boxes.csv");
        successful("export", boxes, file.toString());
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(0)).isEqualTo("board,side,outcome,distance,best_moves,score");
        String[] names = {"b1", "d1", "a2", "c2", "e2", "b3", "d3", "a4", "c4", "e4", "b5", "d5"};
        Set<Integer> seen = new HashSet<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",", -1);
            int drawn = sides(fields[0]);
            int value = ScoredGames.value(drawn);
            assertThat(seen.add(drawn)).isTrue();
            assertThat(fields[2]).isEqualTo(value > 0 ? "win" : value < 0 ? "loss" : "draw");
            assertThat(fields[5]).isEqualTo(String.valueOf(value));
            Set<String> best = new TreeSet<>();
            for (int side = 0; side < SIDES; side++) {
                if ((drawn >> side & 1) == 0 && ScoredGames.ofMove(drawn, side) == value) {
                    best.add(names[side]);
                }
            }
            assertThat(fields[4].isEmpty() ? Set.of() : new TreeSet<>(List.of(fields[4].split(" "))))
                    .as(line)
                    .isEqualTo(best);
        }
        assertThat(seen).hasSize(ALL + 1);
    }

    @Test
    void tablesHaveScores() {
        for (String game : List.of(boxes, coins)) {
            for (String option : List.of("", "--outcomes")) {
                String table = folder.resolve("scores" + option + ".table").toString();
                List<String> save = new ArrayList<>(List.of("save", game, table));
                if (!option.isEmpty()) {
                    save.add(option);
                }
                assertThat(successful(save.toArray(String[]::new)).out())
                        .contains(" has the scores" + (option.isEmpty() ? " and distances of " : " of "));
                assertThat(successful("verify", table, game).out())
                        .endsWith("every value follows from the rules and from the values after each move\n");
                assertThat(successful("solve", game, "--table", table)).isEqualTo(successful("solve", game));
            }
        }
        String book = folder.resolve("book.table").toString();
        assertThat(successful("save", boxes, book, "--plies", "2").out())
                .contains(" has the scores and distances of ", "the first 2 plies of DotsAndBoxes2x2");
        assertThat(successful("verify", book, boxes).out()).contains("every value but those of the last ply");
        assertThat(successful("solve", boxes, "--table", book)).isEqualTo(successful("solve", boxes));
    }

    @Test
    void aTableOfOtherPointsIsRefused() throws IOException {
        String table = folder.resolve("coins.table").toString();
        successful("save", coins, table);
        Files.writeString(Path.of(coins), Files.readString(Path.of(coins)).replace("coin == 9 ? -9", "coin == 9 ? -8"));

        Run run = Run.withoutGames("solve", coins, "--table", table);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("it is a table of Coins with other rules than it has now");
    }

    private static Run played(String typed, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = new Program(() -> new Games(Map.of()), Map.of())
                .run(
                        new Streams(
                                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                                new PrintWriter(out),
                                new PrintWriter(err)),
                        args);
        return new Run(status, out.toString().replace(System.lineSeparator(), "\n"), err.toString());
    }

    @Test
    void whoClosesABoxMovesAgainAndThePointsDecide() {
        Run won = played("values\ne2\nhint\na4\n", "play", boxes, "##/##./##/.##/##");
        assertThat(won.err()).isEmpty();
        assertThat(won.out())
                .contains("+2", "points from here to the end, less the other player's; best: ")
                .contains("hint: a4 (+1 in 1)")
                .contains("  points: you 1, I 0\n", "  points: you 2, I 0\n")
                .endsWith("You win.\n")
                .doesNotContain("me:");

        assertThat(played("a4\n", "play", boxes, "##/##./##/.##/.#").out())
                .contains("me:  e2", "me:  b5", "  points: you 0, I 2\n")
                .endsWith("You lose.\nMove 1, a4, gave 2 points away; better was e2.\n");
    }

    @Test
    void statisticsTellBothWhoMayBeToMove() {
        List<String> rows = successful("games", boxes, "--stats").lines();
        Set<Integer> first = new HashSet<>(Set.of(0));
        Set<Integer> second = new HashSet<>();
        for (int ply = 0; ply <= SIDES; ply++) {
            long wins = count(first, 1) + count(second, -1);
            long draws = count(first, 0) + count(second, 0);
            long losses = count(first, -1) + count(second, 1);
            assertThat(rows.get(ply + 2).strip().split(" +"))
                    .startsWith(numbers(ply, wins + draws + losses, wins, draws, losses));
            Set<Integer> nextFirst = new HashSet<>();
            Set<Integer> nextSecond = new HashSet<>();
            addSuccessors(first, nextFirst, nextSecond);
            addSuccessors(second, nextSecond, nextFirst);
            first = nextFirst;
            second = nextSecond;
        }
    }

    private static String[] numbers(long... numbers) {
        String[] words = new String[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            words[i] = String.format(Locale.ROOT, "%,d", numbers[i]);
        }
        return words;
    }

    private static long count(Set<Integer> positions, int sign) {
        return positions.stream()
                .filter(drawn -> Integer.signum(ScoredGames.value(drawn)) == sign)
                .count();
    }

    private static void addSuccessors(Set<Integer> positions, Set<Integer> again, Set<Integer> other) {
        for (int drawn : positions) {
            for (int side = 0; side < SIDES; side++) {
                if ((drawn >> side & 1) == 0) {
                    (ScoredGames.closed(drawn, side) > 0 ? again : other).add(drawn | 1 << side);
                }
            }
        }
    }

    @Test
    void aPuzzleHasOneMoveThatGetsMorePoints() {
        JsonObject found = JsonParser.parseString(
                        successful("puzzles", boxes, "--win-in", "5", "--count", "40", "--json")
                                .out())
                .getAsJsonObject();
        assertThat(found.getAsJsonArray("puzzles")).isNotEmpty();
        for (JsonElement puzzle : found.getAsJsonArray("puzzles")) {
            int drawn = sides(puzzle.getAsJsonObject().get("board").getAsString());
            int winning = 0;
            for (int side = 0; side < SIDES; side++) {
                winning += (drawn >> side & 1) == 0 && ScoredGames.ofMove(drawn, side) > 0 ? 1 : 0;
            }
            assertThat(winning).isEqualTo(1);
        }
    }
}
