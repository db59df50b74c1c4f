package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Expectation;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingGame.Fewer;
import dev.solvable.processor.reference.moving.MovingGame.Goal;
import dev.solvable.processor.reference.moving.MovingGame.Heading;
import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Over;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import dev.solvable.processor.reference.moving.MovingReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Generated solvers of moving games that chance seldom makes, against the interpreter. */
@Tag("slow")
class MovingSolversTest {
    private static List<MovingGame> games() {
        Step step = Step.of("W");
        Step jump = step.over(Over.ENEMY, false).onto(Onto.ENEMY);
        List<MovingGame> games = new ArrayList<>();
        // The names differ in a number: both jump onto a1xc1, one takes b1 on the way.
        games.add(MovingGame.of("TwoTakings", List.of("Xooo", ".X.."), jump, jump.over(Over.ENEMY, true), step));
        games.add(MovingGame.of("PlacedOrJumping", List.of("Xo.", "...", ".Xo"), jump, jump.over(Over.ENEMY, true))
                .hand("Xo")
                .lines(Lines.straight(3))
                .withMills());
        games.add(MovingGame.of("OwnPiecesTaken", List.of("XX.oo"), step.over(Over.FRIEND, true), step)
                .fewer(new Fewer(1, "")));
        games.add(MovingGame.of(
                        "RookEndsOnEnemy",
                        List.of("R..r", "....", "r..R"),
                        step.far(0, true).onto(Onto.EITHER))
                .fewer(new Fewer(1, "")));
        games.add(MovingGame.of(
                "KnightsRide",
                List.of("N....", ".....", "....n"),
                Step.of("N").far(0, false).onto(Onto.EITHER)));
        games.add(MovingGame.of("LeavesAcross", List.of("..p", "...", "P.."), Step.of("fF"), Step.of("W"))
                .goal(new Goal("", List.of(), false, true)));
        games.add(MovingGame.of(
                        "LeavesPastHoles",
                        List.of(". .p", "....", "P. ."),
                        Step.of("K").by("P"))
                .goal(new Goal("P", List.of(), false, true))
                .fewer(new Fewer(1, "P"))
                .noMoves(Ends.WINS));
        games.add(MovingGame.of("NoRoomToPlace", List.of("..."), step)
                .hand("XXXoo")
                .noMoves(Ends.DRAWS));
        // In one row nothing goes along a diagonal: pieces are placed, and stand.
        games.add(MovingGame.of("OnlyPlaced", List.of(".. ..x"), Step.of("F"))
                .hand("XXoo")
                .lines(Lines.straight(2)));
        games.add(
                MovingGame.of("KindsOnlyPlaced", List.of("...."), Step.of("F")).hand("ABob"));
        games.add(MovingGame.of("ManyKindsInHand", List.of("..."), step.onto(Onto.ENEMY))
                .hand("ABabc"));
        games.add(MovingGame.of("PlacedOnGoal", List.of("...", "..."), step)
                .hand("Xoo")
                .goal(new Goal("", List.of(4), true, false)));
        games.add(MovingGame.of("AlreadyThere", List.of("X..", "..o"), step)
                .goal(new Goal("X", List.of(0), false, false)));
        games.add(MovingGame.of(
                        "LastOneFlies",
                        List.of("XX..oo"),
                        step.onto(Onto.EITHER),
                        Step.of("*").whenLeft(1))
                .fewer(new Fewer(1, "")));
        games.add(MovingGame.of("LinesLose", List.of("XX.", "...", ".oo"), Step.of("K"))
                .lines(Lines.straight(2).completing(Ends.LOSES).directed(false, false, true)));
        games.add(MovingGame.of("TwoOnAChessBoard", chessBoard("X", "o"), step));
        games.add(MovingGame.of(
                        "FoxAndHound",
                        chessBoard("F", "h"),
                        Step.of("F").by("F"),
                        Step.of("fF").by("H"))
                .forward(Heading.NORTH, Heading.SOUTH)
                .goal(new Goal("F", List.of(), true, false)));
        games.add(MovingGame.of(
                        "Sideways", List.of("Xo", "..", "oX"), Step.of("fsbW").onto(Onto.EITHER))
                .forward(Heading.WEST, Heading.EAST));
        games.addAll(gamesWithMills());
        games.addAll(gamesWithPromotion());
        return games;
    }

    private static List<MovingGame> gamesWithMills() {
        Step step = Step.of("W");
        Lines three = Lines.straight(3).directed(true, true, false);
        List<MovingGame> games = new ArrayList<>();
        games.add(MovingGame.of("PlacedMills", List.of("...", "..."), step)
                .hand("XXXooo")
                .lines(three)
                .withMills()
                .fewer(new Fewer(2, "")));
        games.add(MovingGame.of(
                        "FlyingMills",
                        List.of("X.X", "...", "o.o"),
                        step,
                        Step.of("*").whenLeft(2))
                .lines(Lines.straight(2))
                .withMills()
                .fewer(new Fewer(1, "")));
        // What one move jumps over and takes, the line of the other takes.
        games.add(MovingGame.of(
                        "TakesTwice",
                        List.of("Xo.X", ".oX."),
                        step.over(Over.ENEMY, true),
                        step.over(Over.ENEMY, false))
                .lines(Lines.straight(2))
                .withMills());
        // All enemies stand in lines, or there is none on the board.
        games.add(MovingGame.of("NothingToTake", List.of("XX.", "..X"), step)
                .hand("oo")
                .lines(three)
                .withMills());
        games.add(MovingGame.of("AllInLines", List.of("XX.", ".X.", "ooo"), step)
                .lines(three)
                .withMills()
                .fewer(new Fewer(2, "")));
        games.add(MovingGame.of(
                        "KindsInMills",
                        List.of("A..", "B.b", "..a"),
                        step.by("A"),
                        Step.of("F").by("B"))
                .hand("Aa")
                .lines(Lines.straight(2))
                .withMills());
        return games;
    }

    private static List<MovingGame> gamesWithPromotion() {
        Step step = Step.of("fW").by("P");
        Step takes = Step.of("fF").by("P").onto(Onto.ENEMY);
        Goal farSide = new Goal("P", List.of(), true, false).becoming("Q");
        List<MovingGame> games = new ArrayList<>();
        games.add(MovingGame.of(
                        "QueensOfTwo",
                        List.of("pp", "..", "PP"),
                        step,
                        takes,
                        Step.of("K").by("Q").far(0, false).onto(Onto.EITHER))
                .goal(farSide));
        games.add(MovingGame.of("QueensStand", List.of("p..", "...", "..P"), step, takes)
                .goal(farSide)
                .fewer(new Fewer(1, "P")));
        games.add(MovingGame.of(
                        "KingAndPawn",
                        List.of("k..", "...", ".P.", "K.."),
                        Step.of("K").by("K").onto(Onto.EITHER),
                        Step.of("W").by("Q").far(0, false).onto(Onto.EITHER),
                        step,
                        takes)
                .goal(farSide)
                .fewer(new Fewer(1, "K")));
        games.add(MovingGame.of(
                        "PromotedAsPlaced", List.of("...", "q.."), Step.of("K").by("Q"), step)
                .hand("PPp")
                .goal(new Goal("P", List.of(1, 4), false, false).becoming("q")));
        games.add(MovingGame.of("SeveralBecomeOne", List.of("A.b", "..."), Step.of("W"))
                .hand("Ba")
                .goal(new Goal("", List.of(2, 3), false, false).becoming("A"))
                .lines(Lines.straight(2))
                .withMills());
        // Four planes on 20 cells are a digit a cell, on 64 cells ranks of sets.
        games.add(MovingGame.of(
                        "DigitsOfQueens",
                        List.of("p....", ".....", ".....", "P...."),
                        step,
                        Step.of("W").by("Q"))
                .goal(farSide));
        games.add(MovingGame.of(
                        "RanksOfQueens",
                        chessBoard("P", "p"),
                        step,
                        Step.of("bW").by("Q"))
                .goal(farSide));
        return games;
    }

    /** A piece of each player in two corners of 64 cells. */
    private static List<String> chessBoard(String first, String second) {
        List<String> rows = new ArrayList<>(Collections.nCopies(8, "........"));
        rows.set(0, second + ".......");
        rows.set(7, "......." + first);
        return rows;
    }

    @Test
    void solversAgreeWithTheInterpreter() {
        List<MovingGame> games = games();
        GameCompiler.Compilation compilation = GameCompiler.compileMoving(games);
        for (MovingGame game : games) {
            for (int threads = 1; threads <= 2; threads++) {
                assertThat(MovingComparison.compare(game, compilation.solver(game.name(), threads), threads))
                        .as(game.name())
                        .isPositive();
            }
        }
    }

    /** What perfect play comes to can be stated, and the compiler proves it. */
    @Test
    void theCompilerProvesTheRightExpectation() {
        Map<String, String> sources = new TreeMap<>();
        Map<String, Expectation> right = new TreeMap<>();
        for (MovingGame game : games()) {
            MovingReference reference = new MovingReference(game);
            Expectation expectation =
                    switch (reference.value(reference.rules().start()).result()) {
                        case WIN -> Expectation.FIRST_WINS;
                        case DRAW -> Expectation.DRAW;
                        case LOSS -> Expectation.SECOND_WINS;
                    };
            right.put(game.name(), expectation);
            sources.put(
                    game.name(),
                    game.source().replaceFirst("\\(cells", "(expect = Expectation." + expectation + ", cells"));
        }
        GameCompiler.Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        right.forEach((name, expectation) ->
                assertThat(compilation.solver(name).facts().proved()).as(name).isEqualTo(expectation));
    }
}
