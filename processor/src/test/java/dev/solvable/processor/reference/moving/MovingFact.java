package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.Truth;
import dev.solvable.processor.reference.Truth.Row;
import dev.solvable.processor.reference.moving.MovingGame.Goal;
import dev.solvable.processor.reference.moving.MovingGame.Heading;
import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A published fact about a game of moving pieces.
 *
 * @param row the row of {@code moving_games.csv}, which names its source
 * @param game the game
 */
public record MovingFact(Row row, MovingGame game) {
    private static final Pattern MORRIS = Pattern.compile("morris3x3 np=(\\d) adj=(\\S+) ([68]) lines blocked=lose");
    private static final Pattern HEXAPAWN = Pattern.compile("hexapawn rows=(\\d) cols=(\\d)");

    /** Pong hau k'i from other starts. */
    private static final Map<String, String> PONG_HAU_KI = Map.of(
            "pong hau k'i", "XX.oo",
            "pong hau k'i diag start", "Xo.oX",
            "pong hau k'i sides start", "Xo.Xo",
            "pong hau k'i bottom first", "oo.XX");

    /**
     * All rows with counts that the annotations can say. No {@code @Move} knows what was played before: two games of
     * morris forbid the centre to the first piece, and one mu torere restricts the first two moves of each player.
     */
    public static List<MovingFact> all() {
        List<MovingFact> facts = new ArrayList<>();
        for (Row row : Truth.rows("moving_games.csv")) {
            if (!row.text("reachable_states_incl_side").isEmpty()) {
                game(row.text("game")).ifPresent(game -> facts.add(new MovingFact(row, game)));
            }
        }
        return facts;
    }

    /** How many positions can be reached, the side to move included. */
    public int positions() {
        return row.number("reachable_states_incl_side");
    }

    private static Optional<MovingGame> game(String name) {
        Matcher morris = MORRIS.matcher(name);
        Matcher hexapawn = HEXAPAWN.matcher(name);
        if (morris.matches()) {
            return Optional.of(morris(
                    Integer.parseInt(morris.group(1)),
                    morris.group(2),
                    morris.group(3).equals("8")));
        }
        if (hexapawn.matches()) {
            return Optional.of(hexapawn(Integer.parseInt(hexapawn.group(1)), Integer.parseInt(hexapawn.group(2))));
        }
        if (PONG_HAU_KI.containsKey(name)) {
            return Optional.of(pongHauKi(PONG_HAU_KI.get(name)));
        }
        return name.equals("mu torere rule=adjopp")
                ? Optional.of(muTorere())
                : name.equals("dodgem 3x3") ? Optional.of(dodgem()) : Optional.empty();
    }

    private static MovingGame morris(int pieces, String ways, boolean diagonals) {
        String way = switch (ways) {
            case "anywhere" -> "*";
            case "orth" -> "W";
            case "king" -> "K";
            case "orth+centre-diagonals" -> "WL";
            default -> throw new IllegalArgumentException("no such way to move: " + ways);
        };
        MovingGame game = MovingGame.of("Morris", Collections.nCopies(3, "..."), Step.of(way))
                .hand("X".repeat(pieces) + "o".repeat(pieces))
                .lines(Lines.straight(3).directed(true, true, diagonals));
        return way.equals("WL") ? game.on(Grid.full(3, 3), "0-4-8", "2-4-6") : game;
    }

    public static MovingGame hexapawn(int rows, int columns) {
        List<String> start = new ArrayList<>(Collections.nCopies(rows, ".".repeat(columns)));
        start.set(0, "p".repeat(columns));
        start.set(rows - 1, "P".repeat(columns));
        return MovingGame.of("Hexapawn", start, Step.of("fW"), Step.of("fF").onto(Onto.ENEMY))
                .goal(new Goal("", List.of(), true, false));
    }

    public static MovingGame pongHauKi(String start) {
        return MovingGame.of("PongHauKi", List.of(start), Step.of("L"))
                .on(Grid.full(1, 5), "0-2-1-4-3-0", "2-3", "2-4");
    }

    public static MovingGame muTorere() {
        Step round = Step.of("L").to(0, 1, 2, 3, 4, 5, 6, 7);
        Step in = Step.of("L").to(8).besideAnEnemy();
        return MovingGame.of("MuTorere", List.of("XXXXoooo."), round, in)
                .on(Grid.full(1, 9), "0-1-2-3-4-5-6-7-0", "0-8-1", "2-8-3", "4-8-5", "6-8-7");
    }

    public static MovingGame dodgem() {
        return MovingGame.of("Dodgem", List.of("X..", "X..", ".oo"), Step.of("fsW"))
                .forward(Heading.EAST, Heading.NORTH)
                .goal(new Goal("", List.of(), false, true))
                .noMoves(Ends.WINS);
    }
}
