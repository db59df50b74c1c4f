package dev.solvable.benchmarks.contest;

import dev.solvable.ScoreSolver;
import dev.solvable.benchmarks.games.AppGames;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.games.OwnGames;
import dev.solvable.benchmarks.textbook.Textbook;
import dev.solvable.benchmarks.textbook.TextbookConnectFour;
import dev.solvable.benchmarks.textbook.TextbookDomineering;
import dev.solvable.benchmarks.textbook.TextbookDotsAndBoxes;
import dev.solvable.benchmarks.textbook.TextbookKayles;
import dev.solvable.benchmarks.textbook.TextbookTicTacToe;
import dev.solvable.benchmarks.textbook.TextbookTiles;
import dev.solvable.sample.games.GameCatalog;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All contests: work that is measured from the start of a program to its answer. */
public final class Contests {
    /** The textbook program has a byte for every board; larger boards need too much memory. */
    private static final int MAX_CELLS_BY_THE_BOOK = 26;

    /** The textbook programs by the name of the game; each finds the outcome of the empty board. */
    private static final Map<String, Supplier<Textbook>> TEXTBOOKS = Map.ofEntries(
            Map.entry("TicTacToe", () -> new TextbookTicTacToe(3)),
            Map.entry("FourByFour", () -> new TextbookTicTacToe(4)),
            Map.entry("ConnectFour4x4", () -> new TextbookConnectFour(4, 4)),
            Map.entry("ConnectFour5x4", () -> new TextbookConnectFour(5, 4)),
            Map.entry("Cram", () -> TextbookTiles.cram(5, 4)),
            Map.entry("Kayles", () -> new TextbookKayles(20, 1)),
            Map.entry("DawsonsKayles", () -> new TextbookKayles(15, 2)),
            Map.entry("Domineering", () -> new TextbookDomineering(5, 5)),
            Map.entry("Domineering 6x6", () -> new TextbookDomineering(6, 6)));

    private Contests() {}

    /** The contests that are run, in the order of the tables. */
    public static List<Contest> held() {
        return all().stream().filter(Contests::isHeld).toList();
    }

    /** Only solvers that sweep their game evaluate every position. */
    private static boolean isHeld(Contest contest) {
        return contest.group() != Group.EVERY_POSITION
                || AppGames.find(contest.work()).solver().facts().solvedBy().sweeps();
    }

    /** All contests, without loading a solver class. */
    private static List<Contest> all() {
        List<Contest> contests = new ArrayList<>();
        AppGames.all().forEach(game -> contests.add(whole(game)));
        AppGames.all().forEach(game -> contests.add(position(Group.VALUE, game, Question.VALUE)));
        AppGames.all().forEach(game -> contests.add(position(Group.OUTCOME, game, Question.OUTCOME)));
        contests.add(new Contest(Group.ALL_BOARDS, "all boards of 5x5", allBoards()));
        OwnGames.searches().forEach(game -> contests.add(search(game)));
        OwnGames.sums().forEach(game -> contests.add(position(Group.SEARCH, game, Question.NIMBER)));
        growing().forEach(contests::add);
        contests.addAll(MovingGame.contests());
        contests.add(new Contest(Group.POINTS, "DotsAndBoxes3x3", dotsAndBoxes()));
        contests.add(new Contest(Group.FIRST_ANSWER, "1,000 boards of BLOCKGAME", thousandBoards()));
        return contests;
    }

    /** A contest by its {@link Contest#id()}. */
    public static Contest find(String id) {
        return all().stream()
                .filter(contest -> contest.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no contest " + id));
    }

    private static Contest position(Group group, Game game, Question question) {
        Map<Competitor, Supplier<Attempt>> attempts = new EnumMap<>(Competitor.class);
        attempts.put(Competitor.GENERATED, Attempts.generated(game, question, 1));
        attempts.put(Competitor.INTERPRETER, Attempts.interpreter(game, question));
        Supplier<Textbook> textbook = TEXTBOOKS.get(game.name());
        if (question == Question.OUTCOME && textbook != null) {
            attempts.put(Competitor.TEXTBOOK, Attempts.textbook(textbook));
        }
        return new Contest(group, game.name(), attempts);
    }

    /** The outcome of a position that is searched, by one thread and by two. */
    private static Contest search(Game game) {
        Map<Competitor, Supplier<Attempt>> attempts =
                new EnumMap<>(position(Group.SEARCH, game, Question.OUTCOME).attempts());
        attempts.put(Competitor.GENERATED_TWO_THREADS, Attempts.generated(game, Question.OUTCOME, 2));
        return new Contest(Group.SEARCH, game.name(), attempts);
    }

    private static Contest whole(Game game) {
        return new Contest(
                Group.EVERY_POSITION,
                game.name(),
                Map.of(
                        Competitor.GENERATED, WholeGame.generated(game),
                        Competitor.INTERPRETER, WholeGame.interpreter(game)));
    }

    private static Map<Competitor, Supplier<Attempt>> allBoards() {
        return Map.of(
                Competitor.GENERATED, generatedBlockGame(1),
                Competitor.GENERATED_TWO_THREADS, generatedBlockGame(2),
                Competitor.TEXTBOOK, BlockGameBoards.textbook(BlockGameBoards.CELLS),
                Competitor.HAND_TUNED, BlockGameBoards.handTuned(false),
                Competitor.HAND_TUNED_TWO_THREADS, BlockGameBoards.handTuned(true));
    }

    /** Every set of edges of three by three boxes: a generated solver fills a table, the textbook program a map. */
    private static Map<Competitor, Supplier<Attempt>> dotsAndBoxes() {
        return Map.of(
                Competitor.GENERATED,
                () -> new FreshProgram<>(
                        () -> (ScoreSolver) GameCatalog.find("DotsAndBoxes3x3").orElseThrow(),
                        solver -> "score " + solver.score(solver.initial()),
                        solver -> solver.facts().states()),
                Competitor.TEXTBOOK,
                () -> new FreshProgram<>(
                        () -> new TextbookDotsAndBoxes(3, 3),
                        book -> "score " + book.score(0),
                        TextbookDotsAndBoxes::positions));
    }

    private static Map<Competitor, Supplier<Attempt>> thousandBoards() {
        return Map.of(
                Competitor.GENERATED, BlockGameBoards.thousand(generatedBlockGame(1)),
                Competitor.TEXTBOOK, BlockGameBoards.thousand(BlockGameBoards.textbook(BlockGameBoards.CELLS)),
                Competitor.HAND_TUNED, BlockGameBoards.thousand(BlockGameBoards.handTuned(false)));
    }

    private static Supplier<Attempt> generatedBlockGame(int threads) {
        return BlockGameBoards.generated(() -> OwnGames.blockGame(threads), BlockGameBoards.CELLS);
    }

    private static Stream<Contest> growing() {
        List<Game> boards = OwnGames.growing();
        return IntStream.range(0, boards.size()).mapToObj(i -> growing(boards.get(i), OwnGames.FEWEST_CELLS + i));
    }

    private static Contest growing(Game game, int cells) {
        Map<Competitor, Supplier<Attempt>> attempts = new EnumMap<>(Competitor.class);
        attempts.put(Competitor.GENERATED, BlockGameBoards.generated(game::solver, cells));
        if (cells <= MAX_CELLS_BY_THE_BOOK) {
            attempts.put(Competitor.TEXTBOOK, BlockGameBoards.textbook(cells));
        }
        return new Contest(Group.GROWTH, game.name(), attempts);
    }
}
