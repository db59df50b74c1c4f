package dev.solvable.processor.plan;

import static dev.solvable.processor.game.MovingGames.pieces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MovingGames;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which games of pieces are searched, and why play cannot return in them. */
class PiecePlannerTest {
    private static SolverPlan plan(MovingGames declared, Optional<Algorithm> engine) {
        Game game = declared.game();
        return Planner.plan(
                game, game.rules().symmetries(game.board()), Expectation.UNSTATED, new Preferences(true, engine));
    }

    private static SolverPlan plan(MovingGames declared) {
        return plan(declared, Optional.empty());
    }

    private static MovingGames pawns(String rows) {
        return pieces(rows).move("fW").move("fF", move -> move.onto("ENEMY")).goal("", true, false);
    }

    private static MovingGames konane(String rows) {
        return pieces(rows).move("W", move -> move.over("ENEMY").takes());
    }

    private static final String LARGE = "XoXoXo/oXoXoX/Xo..Xo/oXoXoX/XoXoXo/oXoXoX";

    @Test
    void enumeratesWhatFits() {
        assertThat(plan(pawns("ppp/.../PPP")).engine()).isEqualTo(Algorithm.RETROGRADE);
        assertThat(plan(konane("XoXo/o..X/XoXo/oXoX")).engine()).isEqualTo(Algorithm.RETROGRADE);
    }

    @Test
    void searchesWhatIsTooLarge() {
        SolverPlan plan = plan(konane(LARGE));
        assertThat(plan.engine()).isEqualTo(Algorithm.SEARCH);
        assertThat(plan.cacheEntries()).isEqualTo(1 << 22);
        assertThat(plan.memory().bytes()).isBetween(16L << 22, 21L << 22);
        assertThat(plan.memory().bytesOfMove()).isZero();
        assertThat(plan.reasons()).anyMatch(reason -> reason.contains("too many to enumerate"));
        assertThat(plan(konane(LARGE), Optional.of(Algorithm.RETROGRADE)).engine())
                .isEqualTo(Algorithm.RETROGRADE);
    }

    @Test
    void searchesWhereACacheIsAskedFor() {
        SolverPlan plan = plan(pawns("ppp/.../PPP").cacheEntries(1000));
        assertThat(plan.engine()).isEqualTo(Algorithm.SEARCH);
        assertThat(plan.cacheEntries()).isEqualTo(1000);
        assertThat(plan.usesThreads()).isTrue();
        assertThat(plan.reasons()).anyMatch(reason -> reason.contains("a cache of 1,000 entries"));
    }

    /** However large it is, a game in which play may return is enumerated, whatever is asked for. */
    @Test
    void neverSearchesWherePlayMayReturn() {
        MovingGames steps = pieces("XXXXXX/XXXXXX/....../....../oooooo/oooooo").move("W");
        assertThat(plan(steps).engine()).isEqualTo(Algorithm.RETROGRADE);
        assertThat(plan(steps, Optional.of(Algorithm.SEARCH)).engine()).isEqualTo(Algorithm.RETROGRADE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    steps    | the steps that the first player's pieces have ahead | 6 | 12
                    men      | the steps that the first player's pieces have ahead, and 3 for each piece that the first player may take | 12 | 24
                    takes    | 1 for each piece that the second player may take | 2 | 5
                    hounds   | the steps that the second player's pieces have ahead | 2 | 5
                    placed   | the steps that the second player's pieces have ahead, placing included | 4 | 9
                    promoted | the steps that the first player's pieces have ahead, and 1 for each piece that the first player may take | 4 | 8
                    """)
    void tellsThePotential(String game, String potential, int atStart, int plies) {
        MovingGames declared = switch (game) {
            case "steps" -> pawns("ppp/.../PPP");
            case "men" ->
                pieces("m.m/.../.../M.M")
                        .move("fF")
                        .move("F", move -> move.over("ENEMY").takes());
            case "takes" -> konane("Xo.o/oX..");
            case "hounds" ->
                pieces("h../.../.F.").move("W", move -> move.of("F")).move("fW", move -> move.of("H"));
            case "placed" ->
                pieces("F../...").hand("hh").move("W", move -> move.of("F")).move("fW", move -> move.of("H"));
            case "promoted" ->
                pieces("p../.../.../..P")
                        .move("fW", move -> move.of("P"))
                        .move("bW", move -> move.of("Q").far(0).onto("ENEMY"))
                        .promotion("P", "Q");
            default -> throw new IllegalArgumentException(game);
        };
        assertThat(plan(declared.cacheEntries(100)).reasons())
                .anyMatch(reason -> reason.contains("The potential that proves it is " + potential + ": each move of")
                        && reason.endsWith(
                                "It is " + atStart + " at the start, so play ends within " + plies + " plies."));
    }
}
