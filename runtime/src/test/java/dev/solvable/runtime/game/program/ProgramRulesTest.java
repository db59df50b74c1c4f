package dev.solvable.runtime.game.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RulesCheck;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that are a program, right ones and wrong ones. */
class ProgramRulesTest {
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 0, 0);

    private static final class Rules extends SolverShell {
        Rules(GameRules rules, int threads) {
            super(
                    PLAN,
                    new RetrogradeEngine(
                            new ProgramRules("Steps", Board.of(".".repeat(Steps.CELLS)), () -> rules), threads));
        }
    }

    private static Solver solver(GameRules rules) {
        return new Rules(rules, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void rightRulesAreSolved(int threads) {
        Solver solver = new Rules(new Steps(), threads);
        assertThat(solver.facts().moves()).isEqualTo(3);
        long last = solver.parse("...........X", Player.FIRST);
        assertThat(solver.isTerminal(last)).isTrue();
        assertThat(solver.outcome(last)).isEqualTo(Outcome.LOSS);
        assertThat(solver.distance(last)).isZero();
        assertThat(solver.bestMove(last)).isEqualTo(-1);
        long near = solver.parse(".........X..", Player.SECOND);
        assertThat(solver.outcome(near)).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(near)).isEqualTo(1);
        assertThat(solver.moves(near)).containsExactly(0, 1, 2);
        assertThat(solver.bestMove(near)).isEqualTo(2);
        assertThat(solver.moveName(near, 2)).isEqualTo("j1-l1");
        assertThat(solver.moveName(2)).isEqualTo("move-2");
        assertThat(solver.format(solver.play(near, 2))).isEqualTo("...........X");
        // on the ninth cell one leads to a win of the other player, and so does going on: back is the way out
        long before = solver.parse("........X...", Player.FIRST);
        assertThat(solver.outcome(before)).isEqualTo(Outcome.DRAW);
        assertThat(solver.distance(before)).isEqualTo(Solver.ENDLESS);
        assertThat(solver.toMove(solver.initial())).isEqualTo(Player.FIRST);
    }

    /** Two steps to the right for the first player, two for the second, and so on. */
    @Test
    void whoMovesTwiceInARowKeepsTheValue() {
        Solver solver = solver(new Steps() {
            @Override
            public long start() {
                return 0;
            }

            @Override
            public Player toMove(long position) {
                return (position & 2) == 0 ? Player.FIRST : Player.SECOND;
            }

            @Override
            public int successors(long position, long[] into) {
                into[0] = position + 1;
                return position == CELLS - 1 ? 0 : 1;
            }

            @Override
            public long parse(String board, Player toMove) {
                return board.indexOf('X');
            }
        });
        for (int cell = 0; cell < Steps.CELLS; cell++) {
            boolean isFirst = (cell & 2) == 0;
            assertThat(solver.toMove(cell)).isEqualTo(isFirst ? Player.FIRST : Player.SECOND);
            assertThat(solver.outcome(cell)).isEqualTo(isFirst ? Outcome.WIN : Outcome.LOSS);
            assertThat(solver.distance(cell)).isEqualTo(Steps.CELLS - 1 - cell);
            assertThat(solver.bestMove(cell)).isEqualTo(cell == Steps.CELLS - 1 ? -1 : 0);
        }
    }

    @Test
    void reachableIsWhatPlayLeadsTo() {
        Solver solver = solver(new Steps() {
            @Override
            public long canonical(long position) {
                return position;
            }

            /** Always two cells on. */
            @Override
            public int successors(long position, long[] into) {
                into[0] = ((position & 15) + 2) | ~position & 16;
                return (position & 15) >= CELLS - 2 ? 0 : 1;
            }
        });
        assertThat(solver.isReachable(solver.parse(".......X....", Player.FIRST)))
                .isTrue();
        assertThat(solver.isReachable(solver.parse(".......X....", Player.SECOND)))
                .isFalse();
        long apart = solver.parse("......X.....", Player.SECOND);
        assertThat(solver.isReachable(apart)).isFalse();
        assertThat(solver.outcome(apart)).isEqualTo(Outcome.LOSS);
        assertThat(solver.distance(apart)).isEqualTo(2);
    }

    /** Folded positions are solved once, and yet the side says whether play leads to one. */
    @Test
    void imagesAreNotReachableForBeingImages() {
        Solver solver = solver(new Steps() {
            @Override
            public int successors(long position, long[] into) {
                into[0] = ((position & 15) + 2) | ~position & 16;
                return (position & 15) >= CELLS - 2 ? 0 : 1;
            }
        });
        assertThat(solver.isReachable(solver.parse(".......X....", Player.FIRST)))
                .isTrue();
        assertThat(solver.isReachable(solver.parse(".......X....", Player.SECOND)))
                .isFalse();
        assertThat(solver.outcome(solver.parse(".......X....", Player.SECOND))).isEqualTo(Outcome.LOSS);
    }

    @Test
    void whatIsNoPositionIsRefused() {
        Solver solver = solver(new Steps());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.outcome(67))
                .withMessage("67 is no position of Steps: its text reads back as 19");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.outcome(15))
                .withMessage("15 is no position of Steps");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.parse("X..........."))
                .withMessageContaining("use parse(board, toMove)");
        assertThatIllegalArgumentException().isThrownBy(() -> solver.parse("X", Player.FIRST));
        assertThatIllegalArgumentException().isThrownBy(() -> solver.parse("X...........", Player.EITHER));
        Player nobody = (new Player[1])[0];
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.parse("X...........", nobody))
                .withMessageContaining("needs a side to move");
        assertThatIllegalArgumentException().isThrownBy(() -> solver.play(solver.initial(), 3));
    }

    @Test
    void aTextThatIsNullIsRefusedWithThePosition() {
        Solver solver = solver(new Steps() {
            @Override
            @SuppressWarnings("NullAway")
            public String format(long position) {
                return null;
            }
        });
        long start = solver.initial();
        String message = "the rules of Steps: format() says null on position " + start;
        assertThatThrownBy(() -> solver.format(start))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> solver.moveName(start, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
    }

    @Test
    void aTextWithTooFewCharactersIsRefusedWithTheCell() {
        Solver solver = solver(new Steps() {
            @Override
            public String format(long position) {
                return super.format(position).substring(0, 10);
            }
        });
        long start = solver.initial();
        assertThatThrownBy(() -> solver.format(start))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the rules of Steps: format() has no character for cell k1 on position " + start);
    }

    /** White space is not read: boards would look the same, and names of moves would be those of other cells. */
    @Test
    void aCellThatIsBlankIsRefused() {
        Solver solver = solver(new Steps() {
            @Override
            public String format(long position) {
                return super.format(position).replace('.', ' ');
            }
        });
        long start = solver.initial();
        assertThatThrownBy(() -> solver.moveName(start, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the rules of Steps: format() has no character for cell a1 on position " + start);
    }

    static Stream<Arguments> wrongRules() {
        List<Arguments> wrong = new ArrayList<>();
        wrong.add(
                Arguments.of("successors() says 3, and mostMoves() is 2, on\n.X..........\n(position 17)", new Steps() {
                    @Override
                    public int mostMoves() {
                        return 2;
                    }

                    @Override
                    public long start() {
                        return 0;
                    }
                }));
        wrong.add(Arguments.of(
                "successors() says -1, and mostMoves() is 3, on\n...X........\n(position 3)", new Steps() {
                    @Override
                    public int successors(long position, long[] into) {
                        return -1;
                    }
                }));
        wrong.add(Arguments.of(
                "atEnd() says null where there are no successors, on\n...........X\n(position 27)", new Steps() {
                    @Override
                    @SuppressWarnings("NullAway")
                    public Outcome atEnd(long position) {
                        return null;
                    }
                }));
        wrong.add(Arguments.of(
                "whose moves do not lead where those of its image do, on\n..X.........\n(position 18)", new Steps() {
                    /** In one position of an image who moves there moves again. */
                    @Override
                    public Player toMove(long position) {
                        return position == 20 ? Player.FIRST : super.toMove(position);
                    }
                }));
        wrong.add(Arguments.of("toMove() says EITHER on\n", new Steps() {
            @Override
            public Player toMove(long position) {
                return Player.EITHER;
            }
        }));
        wrong.add(Arguments.of("and not to itself on\n", new Steps() {
            @Override
            public long canonical(long position) {
                return position ^ 16;
            }
        }));
        wrong.add(Arguments.of("and only one of the two is an end, on\n...........X\n", new Steps() {
            @Override
            public long canonical(long position) {
                return (position & 15) == 11 ? 10 : position & 15;
            }
        }));
        wrong.add(Arguments.of("whose moves do not lead where those of its image do, on\n", new Steps() {
            @Override
            public long canonical(long position) {
                return position == 20 ? 5 : position;
            }
        }));
        wrong.add(Arguments.of("and the two have ended differently, on\n...........X\n(position 27)", new Steps() {
            @Override
            public Outcome atEnd(long position) {
                return toMove(position) == Player.FIRST ? Outcome.LOSS : Outcome.WIN;
            }
        }));
        wrong.add(Arguments.of(
                "out of bounds for length 1, and mostMoves() is 3, on\n....X.......\n(position 20)", new Steps() {
                    @Override
                    public int successors(long position, long[] into) {
                        if ((position & 15) == 4) {
                            return super.successors(position, new long[1]); // as if there were too many
                        }
                        return super.successors(position, into);
                    }
                }));
        wrong.add(Arguments.of(
                "successors() throws java.lang.ArithmeticException: as if on\n....X.......\n(position 20)",
                new Steps() {
                    @Override
                    public int successors(long position, long[] into) {
                        if ((position & 15) == 4) {
                            throw new ArithmeticException("as if");
                        }
                        return super.successors(position, into);
                    }
                }));
        wrong.add(Arguments.of("canonical() throws java.lang.IllegalStateException: no on\n", new Steps() {
            @Override
            public long canonical(long position) {
                if (position == 21) {
                    throw new IllegalStateException("no");
                }
                return position;
            }
        }));
        return wrong.stream();
    }

    @ParameterizedTest
    @MethodSource("wrongRules")
    void wrongRulesAreAnErrorThatNamesThePosition(String message, GameRules rules) {
        for (int threads = 1; threads <= 2; threads++) {
            Solver solver = new Rules(rules, threads);
            assertThatThrownBy(() -> solver.outcome(solver.initial()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("the rules of Steps: ")
                    .hasMessageContaining(message);
        }
    }

    /** A check by random play finds what the solver finds. */
    @ParameterizedTest
    @MethodSource("wrongRules")
    void wrongRulesFailTheirCheck(String message, GameRules rules) {
        assertThat(message).isNotEmpty();
        assertThatThrownBy(() -> RulesCheck.of(rules).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("(position ")
                .hasMessageContaining("of seed 1)");
    }

    @Test
    void rightRulesPassTheirCheck() {
        assertThatCode(() -> RulesCheck.of(new Steps()).samples(50).run()).doesNotThrowAnyException();
    }

    @Test
    void aCheckReadsBackWhatIsWritten() {
        GameRules rules = new Steps() {
            @Override
            public long parse(String board, Player toMove) {
                return board.indexOf('X');
            }
        };
        assertThatThrownBy(() -> RulesCheck.of(rules).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("parse() reads as position")
                .hasMessageContaining("with SECOND to move");
    }

    @Test
    void rulesThatAskTheirSolverAreRefused() {
        Solver[] asked = new Solver[1];
        GameRules rules = new Steps() {
            @Override
            public Outcome atEnd(long position) {
                return asked[0].outcome(asked[0].initial());
            }
        };
        asked[0] = solver(rules);
        assertThatThrownBy(() -> asked[0].outcome(asked[0].initial()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the rules of Steps ask the solver that asks them");
    }

    @Test
    void rulesWithoutAMoveAreRefused() {
        GameRules rules = new Steps() {
            @Override
            public int mostMoves() {
                return 0;
            }
        };
        assertThatThrownBy(() -> solver(rules))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("mostMoves() of Steps is 0; it is at least 1");
    }

    /** More positions than any heap holds. */
    @Test
    void positionsThatExplodeFillTheHeapAndSaySo() {
        GameRules endless = new Steps() {
            @Override
            public Player toMove(long position) {
                return (position & 1) == 0 ? Player.FIRST : Player.SECOND;
            }

            @Override
            public int successors(long position, long[] into) {
                if (position > 5_000) {
                    throw new OutOfMemoryError("as if");
                }
                into[0] = position + 1;
                into[1] = position + 3;
                return 2;
            }

            @Override
            public long canonical(long position) {
                return position;
            }
        };
        Solver solver = solver(endless);
        assertThatThrownBy(() -> solver.outcome(solver.initial()))
                .isInstanceOf(OutOfMemoryError.class)
                .hasMessageMatching(
                        "Steps: the positions found so far \\([45],\\d{3}\\) and the moves between them need more"
                                + " than this JVM's heap of [\\d,]+ bytes; a larger -Xmx may help");
    }

    @Test
    void anInterruptedAnalysisIsDropped() {
        Solver solver = solver(new Steps());
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> solver.solve((done, total) -> {})).isInstanceOf(InterruptedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.DRAW);
    }

    @Test
    void aListenerHearsOfTheEndAndCannotAsk() throws InterruptedException {
        Solver solver = solver(new Steps());
        List<Long> left = new ArrayList<>();
        assertThatThrownBy(() -> solver.solve((done, total) -> solver.outcome(solver.initial())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a listener cannot ask the solver that it listens to");
        solver.solve((done, total) -> left.add(total - done));
        assertThat(left).endsWith(0L);
    }

    /** Each method of the rules, with a question that calls it. */
    private static Stream<Arguments> methodsWithoutEnd() {
        return Stream.of(
                Arguments.of("start", (Consumer<Solver>) Solver::initial),
                Arguments.of("atEnd", (Consumer<Solver>) solver -> solver.outcome(4)),
                Arguments.of("toMove", (Consumer<Solver>) solver -> solver.parse("....X.......", Player.FIRST)),
                Arguments.of("format", (Consumer<Solver>) solver -> solver.format(solver.initial())),
                Arguments.of("parse", (Consumer<Solver>) solver -> solver.parse("....X.......", Player.FIRST)),
                Arguments.of("canonical", (Consumer<Solver>) solver -> solver.outcome(solver.initial())),
                Arguments.of("moveName", (Consumer<Solver>) solver -> solver.moveName(solver.initial(), 0)));
    }

    @ParameterizedTest
    @MethodSource("methodsWithoutEnd")
    void aMethodThatCallsItselfWithoutEndIsNamed(String method, Consumer<Solver> question) {
        Solver solver = solver(new Steps() {
            private void fail(String name) {
                if (name.equals(method)) {
                    fail(name);
                }
            }

            @Override
            public long start() {
                fail("start");
                return super.start();
            }

            @Override
            public Player toMove(long position) {
                fail("toMove");
                return super.toMove(position);
            }

            @Override
            public Outcome atEnd(long position) {
                fail("atEnd");
                return super.atEnd(position);
            }

            @Override
            public String format(long position) {
                fail("format");
                return super.format(position);
            }

            @Override
            public long parse(String board, Player toMove) {
                fail("parse");
                return super.parse(board, toMove);
            }

            @Override
            public long canonical(long position) {
                fail("canonical");
                return super.canonical(position);
            }

            @Override
            public String moveName(long position, long successor) {
                fail("moveName");
                return super.moveName(position, successor);
            }
        });
        assertThatThrownBy(() -> question.accept(solver))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Steps." + method + "() calls itself without end");
    }

    @Test
    void aNullArgumentIsNamed() {
        Solver solver = solver(new Steps());
        assertThatNullPointerException().isThrownBy(() -> solver.solve(null)).withMessage("listener");
        assertThatNullPointerException().isThrownBy(() -> solver.solve(0, null)).withMessage("listener");
        assertThatNullPointerException().isThrownBy(() -> solver.parse(null)).withMessage("board");
        assertThatNullPointerException()
                .isThrownBy(() -> solver.parse(null, Player.FIRST))
                .withMessage("board");
    }

    @Test
    void theCheckNamesAStartThatThrows() {
        assertThatThrownBy(() -> RulesCheck.of(new Steps() {
                            @Override
                            public long start() {
                                throw new IllegalStateException("no start");
                            }
                        })
                        .run())
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("start() throws java.lang.IllegalStateException: no start");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1_000_001})
    void theCheckFindsAMaximumOfMovesThatASolverRefuses(int most) {
        assertThatThrownBy(() -> RulesCheck.of(new Steps() {
                            @Override
                            public int mostMoves() {
                                return most;
                            }
                        })
                        .run())
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("mostMoves() is " + most + "; it is from 1 to 1,000,000, on\n");
    }

    @Test
    void theCheckFindsABoundOnPliesThatASolverRefuses() {
        assertThatThrownBy(() -> RulesCheck.of(new Steps() {
                            @Override
                            public int pliesLeft(long position) {
                                return 524_286;
                            }
                        })
                        .run())
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("pliesLeft() says 524286; it is at most 524285, on\n");
    }
}
