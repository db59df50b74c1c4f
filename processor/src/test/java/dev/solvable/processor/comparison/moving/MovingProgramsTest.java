package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.Answers;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.reference.DeclarationSource;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.Rules;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingReference;
import dev.solvable.processor.reference.moving.MovingReference.Value;
import dev.solvable.processor.reference.moving.MovingRules;
import dev.solvable.processor.reference.moving.MovingRules.Move;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import dev.solvable.processor.reference.moving.RandomMovingGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Moving games written down as programs: {@code GameRules} that look up what the interpreter says of each position. The
 * numbers of their positions are anywhere among all longs.
 */
@Tag("slow")
class MovingProgramsTest {
    private static final int GAMES = 12;
    private static final int MOST_POSITIONS = 400;
    private static final long SEED = 77;

    private static final String PROGRAM = """
            package games;

            import dev.solvable.*;

            @SolvableGame(cells = %d)
            @Board(rows = %d, columns = %d, map = %s)
            public final class %s implements GameRules {
                private static final long SPREAD = 0x9E3779B97F4A7C15L;
                private static final String[] BOARDS = {%s};
                private static final String[] NEXT = {%s};
                private static final String SIDES = "%s";
                private static final String ENDS = "%s";

                public %5$s() {}

                private static int index(long position) {
                    for (int i = 0; i < BOARDS.length; i++) {
                        if (i * SPREAD == position) {
                            return i;
                        }
                    }
                    throw new IllegalArgumentException("no position: " + position);
                }

                @Override
                public long start() {
                    return 0;
                }

                @Override
                public Player toMove(long position) {
                    return SIDES.charAt(index(position)) == '1' ? Player.FIRST : Player.SECOND;
                }

                @Override
                public int successors(long position, long[] into) {
                    int count = 0;
                    for (String next : NEXT[index(position)].split(" ")) {
                        if (!next.isEmpty()) {
                            into[count++] = Integer.parseInt(next) * SPREAD;
                        }
                    }
                    return count;
                }

                @Override
                public int mostMoves() {
                    return %d;
                }

                @Override
                public Outcome atEnd(long position) {
                    return switch (ENDS.charAt(index(position))) {
                        case 'W' -> Outcome.WIN;
                        case 'D' -> Outcome.DRAW;
                        default -> Outcome.LOSS;
                    };
                }

                @Override
                public String format(long position) {
                    return BOARDS[index(position)];
                }

                @Override
                public long parse(String board, Player toMove) {
                    for (int i = 0; i < BOARDS.length; i++) {
                        boolean same = BOARDS[i].replaceAll("\\\\s", "").equals(board.replaceAll("\\\\s", ""));
                        if (same && toMove(i * SPREAD) == toMove) {
                            return i * SPREAD;
                        }
                    }
                    throw new IllegalArgumentException("no position:\\n" + board);
                }
            }
            """;

    @Test
    void programsAgreeWithTheInterpreter() {
        List<MovingGame> games = LongStream.range(0, 10 * GAMES)
                .mapToObj(i -> RandomMovingGames.of("Program" + i, SEED + i))
                .filter(game -> game.hand().isEmpty()
                        && new MovingReference(game).reachable().size() < MOST_POSITIONS)
                .limit(GAMES)
                .toList();
        assertThat(games).hasSize(GAMES);
        Map<String, String> sources = new TreeMap<>();
        games.forEach(game -> sources.put(game.name(), program(game)));
        GameCompiler.Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        int compared = 0;
        for (MovingGame game : games) {
            compared += compare(game, compilation.solver(game.name(), 1 + compared % 3));
        }
        System.out.printf("programs: %d games, %d positions compared%n", GAMES, compared);
    }

    private static List<Position> positions(MovingReference reference) {
        List<Position> positions = new ArrayList<>(reference.reachable());
        Collections.shuffle(positions, new Random(1));
        Collections.swap(positions, 0, positions.indexOf(reference.rules().start()));
        return positions;
    }

    private static String program(MovingGame game) {
        MovingReference reference = new MovingReference(game);
        MovingRules rules = reference.rules();
        List<Position> positions = positions(reference);
        List<String> boards = positions.stream()
                .map(position -> game.grid().picture(position.board()).replace("\n", "\\n"))
                .toList();
        List<String> next = positions.stream()
                .map(position -> rules.moves(position).stream()
                        .map(Move::after)
                        .map(after -> String.valueOf(positions.indexOf(after)))
                        .collect(Collectors.joining(" ")))
                .toList();
        String sides = positions.stream().map(p -> p.first() ? "1" : "2").collect(Collectors.joining());
        String ends = positions.stream()
                .map(p -> rules.terminal(p) ? rules.resultAtEnd(p).name().substring(0, 1) : ".")
                .collect(Collectors.joining());
        int most = positions.stream().mapToInt(p -> rules.moves(p).size()).max().orElseThrow();
        Grid grid = game.grid();
        String map = DeclarationSource.strings(grid.map());
        return PROGRAM.formatted(
                grid.cells(),
                grid.rows(),
                grid.columns(),
                map,
                game.name(),
                quoted(boards),
                quoted(next),
                sides,
                ends,
                most);
    }

    private static String quoted(List<String> texts) {
        return texts.stream().map(text -> "\"" + text + "\"").collect(Collectors.joining(",\n"));
    }

    private static int compare(MovingGame game, Solver solver) {
        MovingReference reference = new MovingReference(game);
        Answers answers = new Answers(() -> program(game));
        for (Position position : positions(reference)) {
            Player side = position.first() ? Player.FIRST : Player.SECOND;
            String text = game.grid().picture(position.board());
            answers.at(text + "\n" + side + " to move");
            long number = solver.parse(text, side);
            Value value = reference.value(position);
            answers.equal("format", text, solver.format(number));
            answers.equal("toMove", side, solver.toMove(number));
            answers.equal("isReachable", true, solver.isReachable(number));
            answers.equal("isTerminal", reference.rules().terminal(position), solver.isTerminal(number));
            answers.equal("outcome", Outcome.valueOf(value.result().name()), solver.outcome(number));
            answers.equal("distance", value.distance(), solver.distance(number));
            TreeSet<String> right = new TreeSet<>();
            reference
                    .rules()
                    .moves(position)
                    .forEach(move -> right.add(game.grid().picture(move.after().board())));
            TreeSet<String> given = new TreeSet<>();
            for (int move : solver.moves(number)) {
                given.add(solver.format(solver.play(number, move)));
            }
            answers.equal("moves", right, given);
            int best = solver.bestMove(number);
            answers.equal("whether there is a best move", !right.isEmpty(), best >= 0);
            if (best >= 0) {
                long after = solver.play(number, best);
                boolean keeps = solver.outcome(after)
                        .name()
                        .equals(value.result().forOther().name());
                boolean inTime = value.result() == Rules.Result.DRAW || solver.distance(after) == value.distance() - 1;
                answers.equal("bestMove keeps the value", true, keeps && inTime);
            }
        }
        answers.at("the start");
        answers.equal("initial", 0L, solver.initial());
        return reference.reachable().size();
    }
}
