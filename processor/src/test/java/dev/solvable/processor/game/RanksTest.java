package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.InterpretedPieces;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PieceUnmovesPlan;
import dev.solvable.runtime.PositionRanks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Ranks and moves that are taken back, against all moves of all positions and the keys of images. */
class RanksTest {
    private static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(
                        "hand and lines",
                        MovingGames.pieces(".../.../...")
                                .hand("XXXooo")
                                .move("K")
                                .lines(3, true)),
                Arguments.of(
                        "takes",
                        MovingGames.pieces("ppp/.../PPP")
                                .move("fW")
                                .move("fF", move -> move.onto("ENEMY"))
                                .goal("", true, false)),
                Arguments.of(
                        "leaves",
                        MovingGames.pieces("X../X../.oo")
                                .forward("EAST", "NORTH")
                                .move("fsW")
                                .goal("", false, true)
                                .noMoves("WINS")),
                Arguments.of(
                        "beside an enemy",
                        MovingGames.pieces("XXXXoooo.")
                                .links("0-1-2-3-4-5-6-7-0", "0-8-1", "2-8-3", "4-8-5", "6-8-7")
                                .move("L", move -> move.to(0, 1, 2, 3, 4, 5, 6, 7))
                                .move("L", move -> move.to(8).besideEnemy())),
                Arguments.of(
                        "slides",
                        MovingGames.pieces(".o.o/..../X.X.")
                                .move("K", move -> move.far(0).toTheEnd())),
                Arguments.of(
                        "slides that take",
                        MovingGames.pieces("r..k/..../K..R")
                                .move("W", move -> move.of("Rr").far(0).onto("EITHER"))
                                .move("K", move -> move.of("Kk").onto("EITHER"))
                                .fewer(1, "K")),
                Arguments.of(
                        "jumps",
                        MovingGames.pieces("Xo.o/oX.X")
                                .move("W", move -> move.over("ENEMY").takes())
                                .move("fW")),
                Arguments.of(
                        "takes two",
                        MovingGames.pieces("oo./.o./X.X")
                                .move("W", move -> move.over("ENEMY").takes().onto("EITHER"))
                                .move("W")),
                Arguments.of(
                        "moves while few are left",
                        MovingGames.pieces("XX../..oo/....")
                                .move("W", move -> move.onto("EITHER"))
                                .move("*", move -> move.whenLeft(1))),
                Arguments.of(
                        "both ways at once",
                        MovingGames.pieces("X.o/X.o").move("W").move("WF", move -> move.besideEnemy())),
                Arguments.of(
                        "digits",
                        MovingGames.pieces("k......./......../......../......../.......K")
                                .move("W")));
    }

    private static Optional<InterpretedPieces> rules(MovingGames declared) {
        Game game = declared.game();
        DeclaredPieces rules = (DeclaredPieces) game.rules();
        PieceEncoding encoding = PieceEncoding.of(rules.set());
        PieceMovesPlan moves = PieceMovesPlan.of(rules);
        return PieceUnmovesPlan.of(rules, moves)
                .map(unmoves -> InterpretedPieces.of(
                        "Game",
                        rules,
                        game.noMoves(),
                        encoding.folded(rules.symmetries(game.board()), game.board()),
                        moves,
                        Optional.of(unmoves)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void whatIsTakenBackIsWhatCanBePlayed(String name, MovingGames declared) {
        InterpretedPieces rules = rules(declared).orElseThrow();
        PositionRanks ranks = rules.ranks().orElseThrow();
        PositionRanks.OfThread walk = ranks.ofThread();
        long[] successors = new long[rules.mostMoves()];
        int[] turnedSuccessors = new int[rules.mostMoves()];
        Map<Integer, List<Integer>> expected = new HashMap<>();
        Map<Long, Integer> rankOfKey = new HashMap<>();
        Map<Integer, Integer> rankOfTurned = new HashMap<>();
        boolean[] isMoved = new boolean[ranks.count()];
        for (int rank = 0; rank < ranks.count(); rank++) {
            long position = walk.position(rank);
            if (ranks.rank(position) != rank) {
                assertThat(walk.moves(rank)).isEqualTo(PositionRanks.NONE);
                continue; // an image has another rank
            }
            assertThat(rankOfKey.put(rules.keys().key(position), rank))
                    .as("images of %s", rules.text(position))
                    .isNull();
            int turned = walk.turned(rank);
            assertThat(turned).isBetween(0, ranks.turnedCount() - 1);
            assertThat(walk.turnedBack(turned)).isEqualTo(rank);
            assertThat(rankOfTurned.put(turned, rank)).isNull();
            int moves = rules.successors(position, successors);
            assertThat(walk.successors(rank, turnedSuccessors)).isEqualTo(moves);
            assertThat(walk.moves(rank)).isEqualTo(moves);
            isMoved[rank] = moves > 0;
            List<Integer> after = new ArrayList<>();
            for (int move = 0; move < moves; move++) {
                int next = ranks.rank(successors[move]);
                assertThat(next)
                        .as("the rank of\n%s", rules.text(successors[move]))
                        .isBetween(0, ranks.count() - 1);
                after.add(next);
                expected.computeIfAbsent(next, key -> new ArrayList<>()).add(rank);
            }
            List<Integer> turnedBack = IntStream.of(Arrays.copyOf(turnedSuccessors, moves))
                    .map(walk::turnedBack)
                    .boxed()
                    .toList();
            assertThat(turnedBack).as("after\n%s", rules.text(position)).containsExactlyInAnyOrderElementsOf(after);
        }
        int[] found = new int[walk.mostPredecessors()];
        for (int turned = 0; turned < ranks.turnedCount(); turned++) {
            if (!rankOfTurned.containsKey(turned)) {
                continue;
            }
            int rank = rankOfTurned.get(turned);
            int count = walk.predecessors(turned, found);
            List<Integer> before = IntStream.of(Arrays.copyOf(found, count))
                    .filter(from -> isMoved[from])
                    .sorted()
                    .boxed()
                    .toList();
            assertThat(before)
                    .as("before\n%s", rules.text(walk.position(rank)))
                    .isEqualTo(expected.getOrDefault(rank, List.of()));
        }
    }

    @Test
    void whatCannotBeTakenBackHasNoRanks() {
        assertThat(rules(MovingGames.pieces("XX./.oo")
                        .move("W")
                        .move("W", move -> move.over("FRIEND").takes())))
                .isEmpty();
    }
}
