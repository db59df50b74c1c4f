package dev.solvable.processor.comparison.published;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.published.Fact.Effort;
import dev.solvable.processor.reference.Declaration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Generated solvers against published facts: every row under {@code truth/} that the annotations can say and that takes
 * at most a minute; which these are {@link PublishedFacts} says by size. Rows that somebody only remembered are not
 * asserted. How many rows are is part of the test, so that none is lost unseen.
 */
@Tag("slow")
class PublishedFactsTest {
    /** How many declarations are compiled together: javac starts slowly. */
    private static final int TOGETHER = 40;

    @Test
    void solversKnowWhatTakesSeconds() {
        assertThat(check(Effort.SECONDS))
                .isEqualTo(Map.ofEntries(
                        Map.entry("chomp.csv", 72),
                        Map.entry("connect4_7x6_ply.csv", 10),
                        Map.entry("connect4_positions.csv", 36),
                        Map.entry("connect4_values.csv", 14),
                        Map.entry("cram_grundy.csv", 89),
                        Map.entry("domineering.csv", 77),
                        Map.entry("misc_games.csv", 36),
                        Map.entry("mnk_ply_counts.csv", 92),
                        Map.entry("mnk_values.csv", 39),
                        Map.entry("node_kayles.csv", 65),
                        Map.entry("octal_heaps.csv", 127),
                        Map.entry("placement_games.csv", 53),
                        Map.entry("tictactoe_counts.csv", 13)));
    }

    @Test
    @Tag("nightly")
    void solversKnowWhatTakesAMinute() {
        assertThat(check(Effort.A_MINUTE))
                .isEqualTo(Map.ofEntries(
                        Map.entry("chomp.csv", 5),
                        Map.entry("connect4_7x6_ply.csv", 2),
                        Map.entry("connect4_positions.csv", 6),
                        Map.entry("connect4_values.csv", 9),
                        Map.entry("cram_grundy.csv", 6),
                        Map.entry("misc_games.csv", 4),
                        Map.entry("mnk_ply_counts.csv", 68),
                        Map.entry("mnk_values.csv", 2),
                        Map.entry("node_kayles.csv", 15),
                        Map.entry("placement_games.csv", 6),
                        Map.entry("tictactoe_counts.csv", 6)));
    }

    /** Boards of more cells than a position can hold, and without a single move. */
    @Test
    void theCompilerRefusesBoardsThatNoPositionHolds() {
        Map<String, Integer> checked = new TreeMap<>();
        List<Fact> all = PublishedFacts.all().stream()
                .filter(fact -> fact.refusal().isPresent())
                .toList();
        for (int from = 0; from < all.size(); from += TOGETHER) {
            List<Fact> some = all.subList(from, Math.min(from + TOGETHER, all.size()));
            Map<String, String> messages = messages(some);
            for (int i = 0; i < some.size(); i++) {
                assertThat(messages.get("Refused" + i))
                        .as("%s", some.get(i))
                        .contains("[Solvable:" + some.get(i).refusal().orElseThrow() + "]");
                checked.merge(some.get(i).file(), 1, Integer::sum);
            }
        }
        System.out.println("published facts whose boards are refused: " + checked);
        assertThat(checked)
                .isEqualTo(Map.ofEntries(
                        Map.entry("chomp.csv", 3),
                        Map.entry("connect4_values.csv", 12),
                        Map.entry("cram_grundy.csv", 3),
                        Map.entry("domineering.csv", 14),
                        Map.entry("mnk_values.csv", 4),
                        Map.entry("node_kayles.csv", 5),
                        Map.entry("octal_heaps.csv", 111),
                        Map.entry("placement_games.csv", 5)));
    }

    /** What the compiler says of each fact's game; javac itself goes silent after a hundred errors. */
    private static Map<String, String> messages(List<Fact> refused) {
        Map<String, String> sources = new TreeMap<>();
        for (int i = 0; i < refused.size(); i++) {
            sources.put(
                    "Refused" + i, refused.get(i).game().named("Refused" + i).source());
        }
        return GameCompiler.compile(sources, List.of(new SolvableGameProcessor())).diagnostics().stream()
                .collect(Collectors.groupingBy(
                        diagnostic -> diagnostic.getSource().getName().replaceAll(".*/|\\.java", ""),
                        Collectors.mapping(diagnostic -> diagnostic.getMessage(null), Collectors.joining("\n"))));
    }

    /** Checks all facts of an effort; how many there are by file. */
    private static Map<String, Integer> check(Effort effort) {
        Map<Declaration, List<Fact>> games = PublishedFacts.all().stream()
                .filter(fact -> fact.verified() && fact.effort() == effort)
                .filter(fact -> fact.refusal().isEmpty())
                .collect(Collectors.groupingBy(Fact::game, LinkedHashMap::new, Collectors.toList()));
        List<Declaration> all = List.copyOf(games.keySet());
        Map<String, Integer> checked = new TreeMap<>();
        for (int from = 0; from < all.size(); from += TOGETHER) {
            List<Declaration> some = all.subList(from, Math.min(from + TOGETHER, all.size()));
            List<Declaration> named = new ArrayList<>();
            for (Declaration game : some) {
                named.add(game.named(game.name() + named.size()));
            }
            GameCompiler.Compilation compilation = GameCompiler.compile(named);
            for (int i = 0; i < some.size(); i++) {
                Solver solver = compilation.solver(named.get(i));
                for (Fact fact : games.get(some.get(i))) {
                    check(fact, solver);
                    checked.merge(fact.file(), 1, Integer::sum);
                }
            }
        }
        System.out.printf("published facts that take %s: %s%n", effort, checked);
        return checked;
    }

    private static void check(Fact fact, Solver solver) {
        try {
            fact.check().accept(solver);
        } catch (AssertionError e) {
            throw new AssertionError(
                    fact + ": " + e.getMessage() + "\n" + fact.game().source(), e);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError(fact + ": " + e + "\n" + fact.game().source(), e);
        }
    }
}
