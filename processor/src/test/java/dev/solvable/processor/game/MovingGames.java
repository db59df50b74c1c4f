package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Direction;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Onto;
import dev.solvable.Over;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Problems.Problem;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Declares games of pieces without a compiler. */
public final class MovingGames {
    /** An ordinary top-level class. */
    static final GameDeclaration.Shape PLAIN_CLASS = new GameDeclaration.Shape(
            GameDeclaration.Shape.Kind.CLASS, Optional.empty(), false, List.of(), Optional.empty());

    private int cells;
    private Expectation expect = Expectation.UNSTATED;
    private int cacheEntries;
    private Optional<GameDeclaration.Board> board = Optional.empty();
    private final List<String> rows;
    private String hand = "";
    private List<Direction> forward = List.of(Direction.NORTH, Direction.SOUTH);
    private final List<MovingDeclaration.Move> moves = new ArrayList<>();
    private Optional<MovingDeclaration.Goal> goal = Optional.empty();
    private Optional<MovingDeclaration.Fewer> fewer = Optional.empty();
    private Optional<GameDeclaration.Lines> lines = Optional.empty();
    private Optional<Ending> noMoves = Optional.empty();
    private final Problems problems = new Problems();

    private MovingGames(List<String> rows) {
        this.rows = rows;
        this.cells =
                rows.stream().mapToInt(row -> row.replace(" ", "").length()).sum();
    }

    /** A game from its rows joined by {@code /}. */
    public static MovingGames pieces(String rows) {
        return new MovingGames(List.of(rows.split("/")));
    }

    public MovingGames cells(int number) {
        cells = number;
        return this;
    }

    public MovingGames expect(String result) {
        expect = Expectation.valueOf(result);
        return this;
    }

    public MovingGames cacheEntries(int entries) {
        cacheEntries = entries;
        return this;
    }

    public MovingGames hand(String pieces) {
        hand = pieces;
        return this;
    }

    public MovingGames forward(String... directions) {
        forward = Arrays.stream(directions).map(Direction::valueOf).toList();
        return this;
    }

    public MovingGames links(String... paths) {
        List<String> map = rows.stream().map(row -> row.replaceAll("[^ ]", ".")).toList();
        board = Optional.of(
                new GameDeclaration.Board(rows.size(), rows.get(0).length(), map, List.of(), List.of(paths)));
        return this;
    }

    public MovingGames move(String way) {
        return move(way, move -> move);
    }

    /** A way to move that is changed by what else is said of it. */
    public MovingGames move(String way, UnaryOperator<Move> more) {
        moves.add(more.apply(new Move(way)).declaration());
        return this;
    }

    public MovingGames goal(String of, boolean farSide, boolean leave, Integer... cells) {
        goal = Optional.of(new MovingDeclaration.Goal(of, List.of(cells), farSide, leave, ""));
        return this;
    }

    /** Pieces of a kind that come to the far side become others. */
    public MovingGames promotion(String of, String becomes) {
        goal = Optional.of(new MovingDeclaration.Goal(of, List.of(), true, false, becomes));
        return this;
    }

    public MovingGames fewer(int than, String of) {
        fewer = Optional.of(new MovingDeclaration.Fewer(than, of));
        return this;
    }

    public MovingGames lines(int length, boolean diagonals, String... patterns) {
        lines = Optional.of(new GameDeclaration.Lines(
                length, true, true, diagonals, List.of(patterns), Ending.WINS, false, Player.EITHER, false));
        return this;
    }

    public MovingGames noMoves(String ending) {
        noMoves = Optional.of(Ending.valueOf(ending));
        return this;
    }

    /** The game, in which nothing must be wrong; what is said of doubts is another matter. */
    public Game game() {
        Optional<Game> game = check();
        assertThat(problems.list())
                .filteredOn(problem -> problem.message().severity() == Message.Severity.ERROR)
                .isEmpty();
        return game.orElseThrow();
    }

    public DeclaredPieces rules() {
        return (DeclaredPieces) game().rules();
    }

    /** What is said of the game, errors and notes. */
    public List<Message> messages() {
        check();
        return problems.list().stream().map(Problem::message).toList();
    }

    private Optional<Game> check() {
        GameDeclaration declaration = new GameDeclaration(
                new GameType("games", "Game", false),
                PLAIN_CLASS,
                cells,
                Encoding.AUTO,
                cacheEntries,
                expect,
                board,
                Optional.empty(),
                List.of(),
                lines,
                noMoves,
                new MovingDeclaration(
                        Optional.of(new MovingDeclaration.Pieces(rows, hand, forward)), moves, goal, fewer),
                List.of(),
                List.of());
        Optional<Game> game = GameChecker.check(declaration, problems);
        game.ifPresent(checked -> Doubts.add(declaration, checked, problems));
        return game;
    }

    /** What may be said of a way to move. */
    public static final class Move {
        private final String way;
        private String of = "";
        private int far = 1;
        private boolean toTheEnd;
        private Onto onto = Onto.EMPTY;
        private Over over = Over.NOTHING;
        private boolean takes;
        private List<Integer> to = List.of();
        private boolean besideEnemy;
        private int whenLeft;

        private Move(String way) {
            this.way = way;
        }

        public Move of(String kinds) {
            of = kinds;
            return this;
        }

        public Move far(int steps) {
            far = steps;
            return this;
        }

        public Move toTheEnd() {
            toTheEnd = true;
            return this;
        }

        public Move onto(String what) {
            onto = Onto.valueOf(what);
            return this;
        }

        public Move over(String whom) {
            over = Over.valueOf(whom);
            return this;
        }

        public Move takes() {
            takes = true;
            return this;
        }

        public Move to(Integer... cells) {
            to = Arrays.asList(cells);
            return this;
        }

        public Move besideEnemy() {
            besideEnemy = true;
            return this;
        }

        public Move whenLeft(int pieces) {
            whenLeft = pieces;
            return this;
        }

        private MovingDeclaration.Move declaration() {
            return new MovingDeclaration.Move(
                    way, of, far, toTheEnd, onto, over, takes, true, to, besideEnemy, whenLeft);
        }
    }
}
