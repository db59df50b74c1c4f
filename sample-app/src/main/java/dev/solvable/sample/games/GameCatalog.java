package dev.solvable.sample.games;

import dev.solvable.Solver;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The games of this app by name. A generated solver is loaded when it is asked for, not before. */
public final class GameCatalog {
    private GameCatalog() {}

    /** Initialised on demand: a lambda per game takes longer than a judge's whole input, and only names need it. */
    private static final class ByName {
        static final Map<String, Supplier<Solver>> SOLVERS = solvers();

        private ByName() {}
    }

    // Lambdas on purpose: a constructor reference would load its class when the map is filled.
    private static Map<String, Supplier<Solver>> solvers() {
        Map<String, Supplier<Solver>> solvers = new LinkedHashMap<>();
        solvers.put("TicTacToe", () -> new TicTacToeSolver());
        solvers.put("MisereTicTacToe", () -> new MisereTicTacToeSolver());
        solvers.put("WildTicTacToe", () -> new WildTicTacToeSolver());
        solvers.put("Notakto", () -> new NotaktoSolver());
        solvers.put("TicTacToe3D", () -> new TicTacToe3DSolver());
        solvers.put("OrderAndChaos", () -> new OrderAndChaosSolver());
        solvers.put("DotsAndBoxes2x2", () -> new DotsAndBoxes2x2Solver());
        solvers.put("DotsAndBoxes3x3", () -> new DotsAndBoxes3x3Solver());
        solvers.put("MostThrees", () -> new MostThreesSolver());
        solvers.put("FourByFour", () -> new FourByFourSolver());
        solvers.put("ConnectFour4x4", () -> new ConnectFour4x4Solver());
        solvers.put("ConnectFour5x4", () -> new ConnectFour5x4Solver());
        solvers.put("ConnectFour6x5", () -> new ConnectFour6x5Solver());
        solvers.put("ConnectFour7x6", () -> new ConnectFour7x6Solver());
        solvers.put("Sim", () -> new SimSolver());
        solvers.put("Hex", () -> new HexSolver());
        solvers.put("BlockGame", () -> new BlockGameSolver());
        solvers.put("Cram", () -> new CramSolver());
        solvers.put("RingCram", () -> new RingCramSolver());
        solvers.put("Domineering", () -> new DomineeringSolver());
        solvers.put("Kayles", () -> new KaylesSolver());
        solvers.put("MisereKayles", () -> new MisereKaylesSolver());
        solvers.put("DawsonsKayles", () -> new DawsonsKaylesSolver());
        solvers.put("Chomp", () -> new ChompSolver());
        solvers.put("Queens", () -> new QueensSolver());
        solvers.put("Nim", () -> new NimSolver());
        solvers.put("Snort", () -> new SnortSolver());
        solvers.put("Col", () -> new ColSolver());
        solvers.put("ThreeMensMorris", () -> new ThreeMensMorrisSolver());
        solvers.put("Tapatan", () -> new TapatanSolver());
        solvers.put("Achi", () -> new AchiSolver());
        solvers.put("PongHauKi", () -> new PongHauKiSolver());
        solvers.put("MuTorere", () -> new MuTorereSolver());
        solvers.put("Dodgem3x3", () -> new Dodgem3x3Solver());
        solvers.put("Dodgem4x4", () -> new Dodgem4x4Solver());
        solvers.put("Hexapawn", () -> new HexapawnSolver());
        solvers.put("FoxAndHounds", () -> new FoxAndHoundsSolver());
        solvers.put("ThreeMensMills", () -> new ThreeMensMillsSolver());
        solvers.put("SixMensMorris", () -> new SixMensMorrisSolver());
        solvers.put("QueensHexapawn", () -> new QueensHexapawnSolver());
        solvers.put("KingAndPawn", () -> new KingAndPawnSolver());
        solvers.put("Neutreeko", () -> new NeutreekoSolver());
        solvers.put("Teeko", () -> new TeekoSolver());
        solvers.put("Clobber4x4", () -> new Clobber4x4Solver());
        solvers.put("Konane4x4", () -> new Konane4x4Solver());
        solvers.put("Quixo", () -> new QuixoSolver());
        solvers.put("Othello", () -> new OthelloSolver());
        solvers.put("Kalah", () -> new KalahSolver());
        solvers.put("ScoredOthello", () -> new ScoredOthelloSolver());
        solvers.put("ScoredKalah", () -> new ScoredKalahSolver());
        solvers.put("Checkers5x5", () -> new Checkers5x5Solver());
        solvers.put("Connect6", () -> new Connect6Solver());
        return Collections.unmodifiableMap(solvers);
    }

    /** The factory of a new solver for each name, in the order in which the app lists the games. */
    public static Map<String, Supplier<Solver>> all() {
        return ByName.SOLVERS;
    }

    /** The names of all games: those of the declarations, in the order in which the app lists them. */
    public static Set<String> names() {
        return ByName.SOLVERS.keySet();
    }

    /** A new solver of the game with this name, ignoring case, or empty where there is no such game. */
    public static Optional<Solver> find(String name) {
        return names().stream()
                .filter(name::equalsIgnoreCase)
                .findFirst()
                .map(ByName.SOLVERS::get)
                .map(Supplier::get);
    }

    /** A new solver of tic-tac-toe. */
    public static Solver ticTacToe() {
        return new TicTacToeSolver();
    }

    /** A new solver of BLOCKGAME. */
    public static Solver blockGame() {
        return new BlockGameSolver();
    }
}
