package dev.solvable.processor.comparison.moving;

import dev.solvable.Algorithm;
import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Rules;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingReference;
import dev.solvable.processor.reference.moving.MovingReference.Value;
import dev.solvable.processor.reference.moving.MovingRules;
import dev.solvable.processor.reference.moving.MovingRules.Move;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The interpreter of moving games behind the API of generated solvers: what the comparison must find nothing wrong
 * with. Positions and moves are numbered as they are asked for.
 */
class PlainMovingSolver implements Solver {
    private static final int MOST_MOVES = 10_000;

    private final MovingGame game;
    private final MovingReference reference;
    private final MovingRules rules;
    private final List<Position> positions = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();

    PlainMovingSolver(MovingGame game) {
        this.game = game;
        reference = new MovingReference(game);
        rules = reference.rules();
    }

    private long number(Position position) {
        if (!positions.contains(position)) {
            positions.add(position);
        }
        return positions.indexOf(position);
    }

    private Position position(long number) {
        require(number >= 0 && number < positions.size());
        return positions.get((int) number);
    }

    private static void require(boolean condition) {
        if (!condition) {
            throw new IllegalArgumentException();
        }
    }

    /** The legal moves by their indices. Two moves of one name take different pieces. */
    private Map<Integer, Move> legal(Position position) {
        Map<Integer, Move> legal = new TreeMap<>();
        for (Move move : rules.moves(position)) {
            String story =
                    move.name() + " " + changed(position.board(), move.after().board());
            if (!moves.contains(story)) {
                moves.add(story);
            }
            legal.put(moves.indexOf(story), move);
        }
        return legal;
    }

    private static List<Integer> changed(String before, String after) {
        List<Integer> changed = new ArrayList<>();
        for (int cell = 0; cell < before.length(); cell++) {
            if (before.charAt(cell) != after.charAt(cell)) {
                changed.add(cell);
            }
        }
        return changed;
    }

    @Override
    public GameFacts facts() {
        return new GameFacts(
                game.name(),
                game.grid().rows(),
                game.grid().columns(),
                game.grid().cells(),
                Encoding.BITMASK,
                "retrograde analysis by the definition",
                Algorithm.SEARCH,
                MOST_MOVES,
                0,
                1,
                0,
                0,
                0,
                Expectation.UNSTATED,
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    @Override
    public long initial() {
        return number(rules.start());
    }

    @Override
    public long parse(String board) {
        throw new IllegalArgumentException("the side is missing");
    }

    @Override
    public long parse(String board, Player toMove) {
        require(toMove != Player.EITHER);
        String text = board.replaceAll("\\s", "");
        int bar = text.indexOf('|');
        require(bar >= 0 != game.hand().isEmpty());
        String cells = bar < 0 ? text : text.substring(0, bar);
        String hand = MovingRules.sorted(bar < 0 ? "" : text.substring(bar + 1));
        require(cells.length() == game.start().length());
        require(sameKinds(game.start() + game.hand(), cells + hand) && sameKinds(game.hand(), hand));
        return number(new Position(cells, hand, toMove == Player.FIRST));
    }

    /** Whether no more pieces of any kind are here than there; kinds that may become one are taken for it. */
    private boolean sameKinds(String all, String some) {
        List<String> rest = new ArrayList<>(List.of(promoted(all).split("")));
        rest.addAll(Collections.nCopies(some.length(), "."));
        return some.isEmpty() || List.of(promoted(some).split("")).stream().allMatch(rest::remove);
    }

    private String promoted(String pieces) {
        Optional<MovingGame.Goal> goal =
                game.goal().filter(declared -> !declared.becomes().isEmpty());
        String of = goal.map(MovingGame.Goal::of).orElse("");
        StringBuilder promoted = new StringBuilder();
        for (char piece : pieces.toCharArray()) {
            boolean becomes =
                    goal.isPresent() && piece != '.' && (of.isEmpty() || of.indexOf(Character.toUpperCase(piece)) >= 0);
            String kind = becomes ? goal.get().becomes() : String.valueOf(piece);
            promoted.append(becomes && Character.isLowerCase(piece) ? kind.toLowerCase(Locale.ROOT) : kind);
        }
        return promoted.toString();
    }

    @Override
    public String format(long number) {
        Position position = position(number);
        return game.grid().picture(position.board()) + (game.hand().isEmpty() ? "" : "\n|" + position.hand());
    }

    @Override
    public Player toMove(long number) {
        return position(number).first() ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isTerminal(long number) {
        return rules.terminal(position(number));
    }

    @Override
    public boolean isReachable(long number) {
        return reference.reachable().contains(position(number));
    }

    private Value value(long number) {
        return reference.value(position(number));
    }

    @Override
    public Outcome outcome(long number) {
        return Outcome.valueOf(value(number).result().name());
    }

    @Override
    public int distance(long number) {
        return value(number).distance();
    }

    @Override
    public int[] moves(long number) {
        return legal(position(number)).keySet().stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }

    @Override
    public long play(long number, int move) {
        Optional<Move> legal = Optional.ofNullable(legal(position(number)).get(move));
        require(legal.isPresent());
        return number(legal.orElseThrow().after());
    }

    @Override
    public int bestMove(long number) {
        Value value = value(number);
        for (int move : moves(number)) {
            Value after = value(play(number, move));
            boolean keeps = after.result() == value.result().forOther();
            if (keeps && (value.result() == Rules.Result.DRAW || after.distance() == value.distance() - 1)) {
                return move;
            }
        }
        return -1;
    }

    @Override
    public String moveName(int move) {
        return moves.get(move).replaceAll(" .*", "");
    }

    @Override
    public void solve(SolveListener listener) {
        listener.progress(1, 1);
    }
}
