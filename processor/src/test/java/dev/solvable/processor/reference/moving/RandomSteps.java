package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Over;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes random {@code @Move}s that mean something.
 *
 * @param cells how many cells the board has
 * @param kinds the letters of all kinds
 * @param linked whether the board has links
 */
record RandomSteps(Random random, int cells, String kinds, boolean linked) {
    /** Letters with directions, with what may stand before them. */
    private static final List<String> DIRECTED = List.of(
            "W", "W", "W", "fW", "fsW", "bW", "sW", "fbW", "F", "fF", "bF", "K", "K", "fK", "sK", "fbK", "bsK", "fsbW");

    /** One to four different moves; one of them along the links where there are any. */
    List<Step> steps(int pieces) {
        List<Step> steps = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            steps.add(step(linked && steps.isEmpty(), pieces));
        }
        return steps.stream().distinct().toList();
    }

    private Step step(boolean alongLinks, int pieces) {
        boolean undirected = alongLinks || random.nextInt(10) == 0;
        boolean jumps = !undirected && random.nextInt(4) == 0;
        Step step = Step.of(undirected ? undirectedWay(alongLinks) : directedWay(jumps));
        if (!undirected) {
            step = step.far(any(1, 1, 1, 2, 3, 0), false);
            if (step.far() != 1 && !jumps && random.nextBoolean()) {
                step = step.far(step.far(), true);
            }
        }
        step = step.onto(any(Onto.EMPTY, Onto.EMPTY, Onto.ENEMY, Onto.EITHER));
        if (jumps) {
            step = step.over(any(Over.ENEMY, Over.FRIEND, Over.ANYONE), random.nextBoolean());
        }
        if (random.nextInt(3) == 0) {
            step = step.by(some(random, kinds));
        }
        if (random.nextInt(6) == 0) {
            step = step.to(cells(random, cells, cells / 2).toArray(Integer[]::new));
        }
        if (random.nextInt(7) == 0) {
            step = step.besideAnEnemy();
        }
        return random.nextInt(8) == 0 ? step.whenLeft(1 + random.nextInt(Math.min(3, pieces))) : step;
    }

    private String undirectedWay(boolean alongLinks) {
        String more = random.nextInt(4) == 0 ? any("W", "fF", "N") : "";
        return more + (alongLinks ? "L" : "*");
    }

    private String directedWay(boolean jumps) {
        List<String> ways = new ArrayList<>(List.of(directed()));
        if (random.nextInt(3) == 0) {
            ways.add(directed());
        }
        if (!jumps && random.nextInt(5) == 0) {
            ways.add(random.nextInt(ways.size() + 1), any("N", "N", "fN", "bN"));
        }
        return String.join("", ways);
    }

    private String directed() {
        return DIRECTED.get(random.nextInt(DIRECTED.size()));
    }

    @SafeVarargs
    private <T> T any(T... values) {
        return values[random.nextInt(values.length)];
    }

    /** At least one of the letters, in any order. */
    static String some(Random random, String letters) {
        List<String> all = new ArrayList<>(List.of(letters.split("")));
        Collections.shuffle(all, random);
        return all.stream().limit(1 + random.nextInt(all.size())).collect(Collectors.joining());
    }

    /** So many different cells, at least one, in any order. */
    static List<Integer> cells(Random random, int cells, int count) {
        List<Integer> all = IntStream.range(0, cells).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(all, random);
        return List.copyOf(all.subList(0, Math.max(1, Math.min(count, cells))));
    }
}
