package dev.solvable.benchmarks.games;

import dev.solvable.Choice;
import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.benchmarks.interpreter.Rules;
import dev.solvable.sample.games.GameCatalog;
import java.util.List;
import java.util.Set;

/**
 * The games of the app with their rules as data: from the start, or, if the interpreter cannot finish that, from a
 * later position.
 */
public final class AppGames {
    /** Games that the interpreter has no rules for. */
    private static final Set<String> WITHOUT_RULES = Set.of(
            "TicTacToe3D", "OrderAndChaos", "DotsAndBoxes2x2", "DotsAndBoxes3x3", "MostThrees", "Nim", "Snort", "Col");

    /**
     * Games whose pieces move or whose rules are a program, which the interpreter does not know. They are named here
     * because asking the solvers would load all of them in every measured process.
     */
    private static final Set<String> ANALYSED = Set.of(
            "ThreeMensMorris",
            "Tapatan",
            "Achi",
            "PongHauKi",
            "MuTorere",
            "Dodgem3x3",
            "Dodgem4x4",
            "Hexapawn",
            "FoxAndHounds",
            "ThreeMensMills",
            "SixMensMorris",
            "QueensHexapawn",
            "KingAndPawn",
            "Neutreeko",
            "Teeko",
            "Clobber4x4",
            "Konane4x4",
            "Quixo",
            "Othello",
            "Kalah",
            "ScoredOthello",
            "ScoredKalah",
            "Checkers5x5",
            "Connect6");

    private AppGames() {}

    /** The games in the order of the app, without those that have no rules here. */
    public static List<Game> all() {
        return GameCatalog.names().stream()
                .filter(name -> !WITHOUT_RULES.contains(name) && !ANALYSED.contains(name))
                .map(AppGames::find)
                .toList();
    }

    /** One of the games, solved by one thread. */
    public static Game find(String name) {
        return new Game(name, threads -> solver(name), facts -> rules(name, facts), moves(name));
    }

    private static Solver solver(String name) {
        return GameCatalog.find(name).orElseThrow();
    }

    private static Rules rules(String name, GameFacts facts) {
        return switch (name) {
            case "TicTacToe", "FourByFour" -> Rules.marks(facts, Choice.OWN);
            case "MisereTicTacToe", "Sim" -> Rules.marks(facts, Choice.OWN).completingLoses();
            case "WildTicTacToe" -> Rules.marks(facts, Choice.ANY);
            case "Notakto" -> Rules.marks(facts, Choice.SHARED).completingLoses();
            case "ConnectFour4x4", "ConnectFour5x4", "ConnectFour6x5", "ConnectFour7x6" -> Rules.fallingMarks(facts);
            case "Hex" -> Rules.marks(facts, Choice.OWN).endingBy(AppGames::connects);
            case "BlockGame", "Cram", "RingCram", "Kayles", "DawsonsKayles" -> Rules.tiles(facts);
            case "MisereKayles" -> Rules.tiles(facts).noMovesWins();
            case "Domineering" -> Rules.domineering(facts);
            // A bite needs a free square, the first of its cells, and fills the rest.
            case "Chomp" ->
                Rules.source(facts, move -> Long.lowestOneBit(facts.moveCells().get(move)));
            // Row i of the queens is the queen on cell i.
            case "Queens" -> Rules.source(facts, move -> 1L << move);
            default -> throw new IllegalStateException("the benchmarks have no rules of " + name);
        };
    }

    private static String moves(String name) {
        return switch (name) {
            case "ConnectFour6x5" -> "623114254443";
            case "ConnectFour7x6" -> "15517555612345327661";
            case "BlockGame" -> "a1-a2-b1 d5-e4-e5";
            case "Queens" -> "";
            default -> "";
        };
    }

    /** Hex on three by three, cell by cell: whether the owner's cells connect the owner's sides. */
    private static boolean connects(long own, long other, Player owner) {
        boolean[] seen = new boolean[9];
        for (int i = 0; i < 3; i++) {
            if (reaches(owner == Player.FIRST ? i : 3 * i, own, owner, seen)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(int cell, long own, Player owner, boolean[] seen) {
        if (seen[cell] || (own >>> cell & 1) == 0) {
            return false;
        }
        seen[cell] = true;
        int row = cell / 3;
        int column = cell % 3;
        if ((owner == Player.FIRST ? row : column) == 2) {
            return true;
        }
        int[][] steps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}};
        for (int[] step : steps) {
            int y = row + step[0];
            int x = column + step[1];
            if (y >= 0 && y < 3 && x >= 0 && x < 3 && reaches(3 * y + x, own, owner, seen)) {
                return true;
            }
        }
        return false;
    }
}
