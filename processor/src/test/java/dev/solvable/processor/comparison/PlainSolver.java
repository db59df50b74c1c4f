package dev.solvable.processor.comparison;

import dev.solvable.Algorithm;
import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Position;
import dev.solvable.processor.reference.Reference;
import dev.solvable.processor.reference.Rules;
import java.util.stream.IntStream;

/**
 * The interpreter behind the API of generated solvers: what the comparison must find nothing wrong with. It has
 * positions for games without gravity only, and for those of both players' tiles up to 63 cells.
 */
class PlainSolver implements Solver {
    /** A plain solver of a game in which both players have the same moves. */
    static final class Impartial extends PlainSolver implements ImpartialSolver {
        Impartial(Declaration game) {
            super(game);
        }

        @Override
        public int nimber(long position) {
            return reference.nimber(sensible(position));
        }
    }

    /** A plain solver of a game that is played for points. */
    static final class Scored extends PlainSolver implements ScoreSolver {
        Scored(Declaration game) {
            super(game);
        }

        @Override
        public int score(long position) {
            return reference.score(sensible(position));
        }
    }

    final Reference reference;
    private final Declaration game;
    private final Rules rules;
    private final boolean ternary;
    private final String alphabet;
    private final int cells;

    PlainSolver(Declaration game) {
        this.game = game;
        reference = new Reference(game);
        rules = reference.rules();
        alphabet = game.rule().alphabet();
        ternary = game.encoding() == Encoded.TERNARY;
        cells = game.grid().cells();
    }

    static Solver of(Declaration game) {
        if (game.rule() instanceof Marks marks && marks.scores()) {
            return new Scored(game);
        }
        return game.rule().impartial() ? new Impartial(game) : new PlainSolver(game);
    }

    private long encode(Position position) {
        long number = 0;
        for (int cell = cells - 1; cell >= 0; cell--) {
            int digit = alphabet.indexOf(position.board().charAt(cell));
            number = ternary ? 3 * number + digit : number | (digit == 0 ? 0 : 1L << cell + (digit - 1) * cells);
        }
        return position.toMove() == Side.SECOND && rules.sideIsStated() ? number + sideUnit() : number;
    }

    /** What the second player's turn adds to a number: a bit above the cells, or one more digit. */
    private long sideUnit() {
        return ternary ? Math.round(Math.pow(3, cells)) : 1L << cells;
    }

    private Position decode(long number) {
        Side side = number / sideUnit() % 2 == 0 ? Side.FIRST : Side.SECOND;
        StringBuilder board = new StringBuilder();
        long rest = number;
        for (int cell = 0; cell < cells; cell++) {
            int digit = ternary
                    ? (int) Long.remainderUnsigned(rest, 3)
                    : (int) (number >>> cell & 1)
                            + (alphabet.length() < 3 ? 0 : 2 * (int) (number >>> cell + cells & 1));
            rest = Long.divideUnsigned(rest, 3);
            require(digit < alphabet.length());
            board.append(alphabet.charAt(digit));
        }
        Position position = rules.positions(board.toString()).get(0);
        position = rules.sideIsStated() ? new Position(position.board(), side) : position;
        require(encode(position) == number);
        return position;
    }

    Position sensible(long number) {
        Position position = decode(number);
        require(rules.makesSense(position.board()));
        return position;
    }

    private static void require(boolean condition) {
        if (!condition) {
            throw new IllegalArgumentException();
        }
    }

    @Override
    public GameFacts facts() {
        return new GameFacts(
                game.name(),
                game.grid().rows(),
                game.grid().columns(),
                cells,
                ternary ? Encoding.TERNARY : Encoding.BITMASK,
                "search by the definition",
                Algorithm.SEARCH,
                rules.moves().size(),
                rules.lines().size(),
                1,
                Fillings.count(game),
                game.cacheEntries(),
                0,
                Expectation.UNSTATED,
                game.grid().map(),
                rules.moves().stream()
                        .map(move -> FactsComparison.mask(move.filled()))
                        .toList(),
                rules.lines().stream().map(FactsComparison::mask).toList(),
                IntStream.range(0, cells).mapToObj(game.grid()::name).toList());
    }

    @Override
    public long initial() {
        return encode(rules.start());
    }

    @Override
    public long parse(String board) {
        require(!rules.sideIsStated());
        return encode(rules.positions(cells(board)).get(0));
    }

    @Override
    public long parse(String board, Player toMove) {
        Position position = new Position(cells(board), Side.valueOf(toMove.name()));
        Position right = rules.positions(position.board()).get(0);
        require(rules.sideIsStated() || right.toMove() == Side.EITHER || right.equals(position));
        return encode(rules.sideIsStated() ? position : right);
    }

    private String cells(String board) {
        String text = board.replaceAll("\\s", "");
        require(text.length() == cells && text.chars().allMatch(c -> alphabet.indexOf(c) >= 0));
        return text;
    }

    @Override
    public String format(long position) {
        return game.grid().picture(decode(position).board());
    }

    @Override
    public Player toMove(long position) {
        return Player.valueOf(sensible(position).toMove().name());
    }

    @Override
    public boolean isTerminal(long position) {
        return rules.terminal(sensible(position));
    }

    @Override
    public boolean isReachable(long position) {
        return reference.reachable().contains(decode(position));
    }

    @Override
    public Outcome outcome(long position) {
        return Outcome.valueOf(reference.value(sensible(position)).result().name());
    }

    @Override
    public int distance(long position) {
        return reference.value(sensible(position)).distance();
    }

    @Override
    public int[] moves(long position) {
        return rules.legalMoves(sensible(position)).stream()
                .mapToInt(move -> move)
                .toArray();
    }

    @Override
    public long play(long position, int move) {
        Position from = sensible(position);
        require(rules.legalMoves(from).contains(move));
        return encode(rules.play(from, move));
    }

    @Override
    public int bestMove(long position) {
        return reference.bestMove(sensible(position));
    }

    @Override
    public String moveName(int move) {
        require(move >= 0 && move < rules.moves().size());
        return rules.moves().get(move).name();
    }

    @Override
    public void solve(SolveListener listener) {
        listener.progress(1, 1);
    }

    /** Whether this class has positions for a game. */
    static boolean plays(Declaration game) {
        return !(game.rule() instanceof Marks marks && marks.gravity());
    }
}
