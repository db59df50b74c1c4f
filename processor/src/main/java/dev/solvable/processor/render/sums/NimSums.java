package dev.solvable.processor.render.sums;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.search.GrowingCache;
import javax.lang.model.element.Modifier;

/**
 * Grundy values as nim-sums (Sprague 1935, Grundy 1939): free cells that no move joins are independent games. Whether a
 * region has a given value is asked rather than what its value is: a single move to that value refutes it (Lemoine and
 * Viennot, "Nimbers are inevitable", 2012), and what was refuted is cached. The moves that leave only small regions
 * open are tried first.
 */
public final class NimSums implements Section {
    private final SolverPlan plan;
    private final Regions regions;
    private final Translation translation;

    public NimSums(SolverPlan plan, Regions regions, Translation translation) {
        this.plan = plan;
        this.regions = regions;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addCache(type);
        addQuestions(type);
        regions.addTo(type);
        addSum(type);
        addRegion(type);
        addMoves(type);
    }

    private void addCache(TypeSpec.Builder type) {
        type.addField(GrowingCache.field(plan.game(), "nimbers", """
                For the name of a region {@code EXACT} and its Grundy value, or a bit for each number that is not its value; null
                until the first question.
                """));
        type.addField(Methods.constant(
                "int",
                "EXCLUDED",
                "The numbers below this one have a bit in the cache, which says that a region does not have that Grundy value.",
                "15"));
        type.addField(Methods.constant("int", "EXACT", "Marks a Grundy value in the cache.", "1 << EXCLUDED"));
        type.addField(FieldSpec.builder(long[].class, "leavings", Modifier.PRIVATE)
                .addJavadoc(
                        "What the moves that are to be tried leave open: those of the first region of a line of play, then those of the next.")
                .initializer("{}")
                .build());
        type.addField(FieldSpec.builder(char[].class, "wanted", Modifier.PRIVATE)
                .addJavadoc(
                        "For each of these the size of the largest region in it, and in the lower 8 bits the Grundy value looked for.")
                .initializer("{}")
                .build());
        type.addField(FieldSpec.builder(int.class, "tried", Modifier.PRIVATE)
                .addJavadoc("How many of these are in use.")
                .build());
        type.addMethod(Methods.stateful("void", "prepareRegions")
                .addJavadoc("Makes the cache where there is none; nothing is in use after an interrupt.")
                .addCode(Code.of(
                        """
                        tried = 0;
                        if (nimbers == null) {
                            int most = $moves:L * $plies:L; // a play has no more plies than that
                            wanted = new char[most];
                            leavings = new long[most];
                        $preparation:L    nimbers = new $cache:L("cache of regions", CACHE_ENTRIES);
                        }
                        """,
                        "preparation",
                        regions.preparation().indent(4),
                        "cache",
                        GrowingCache.name(plan.game()),
                        "moves",
                        regions.moves(),
                        "plies",
                        plan.leastFilled() == 1 ? "CELLS" : "(CELLS / " + plan.leastFilled() + ")"))
                .build());
        type.addMethod(Methods.stateful("void", "learn", "long name", "int fact")
                .addJavadoc("Adds to what the cache knows of the regions of a name.")
                .addCode("""
                        int known = fact >= EXACT ? fact : nimbers.get(name) | fact;
                        if (known != 0) {
                            nimbers.put(name, known);
                        }
                        """)
                .build());
        type.addMethod(Methods.helper("int", "bit", "int nimber")
                .addJavadoc("The bit for a number that is not a region's Grundy value; large numbers have none.")
                .addCode("return nimber < EXCLUDED ? 1 << nimber : 0;\n")
                .build());
    }

    private void addQuestions(TypeSpec.Builder type) {
        String locked = """
                try {
                    enter();
                } catch (InterruptedException e) {
                    throw cancelled();
                }
                try {
                    prepareRegions();
                    return ANSWER;
                } finally {
                    solving.unlock();
                }
                """;
        type.addMethod(translation
                .question("int", "nimber")
                .addCode("check(position);\n")
                .addCode(
                        Code.of(locked.replace("ANSWER", "sum(" + regions.free().replace("taken", "position") + ")")))
                .build());
        if (plan.engine() == Engine.SUMS) {
            type.addMethod(Methods.stateful("boolean", "isWon", "long taken")
                    .addJavadoc("Whether the player to move wins: the nim-sum of the regions is not 0.")
                    .addCode(regions.code(locked.replace("ANSWER", "!isSum(FREE, 0)")))
                    .build());
        }
    }

    private void addSum(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "sum", "long free")
                .addJavadoc("The Grundy value of free cells: the nim-sum of those of the regions.")
                .addCode(regions.code("""
                        int sum = 0;
                        long rest = free;
                        for (long region = region(rest); region != 0; region = region(rest)) {
                            rest &= ~region;
                            sum ^= nimberOf(region);
                        }
                        return sum;
                        """))
                .build());
        type.addMethod(Methods.stateful("boolean", "isSum", "long free", "int nimber")
                .addJavadoc(
                        "Whether this is the Grundy value of free cells; that of the largest region is compared only, not found.")
                .addCode(regions.code("""
                        int missing = nimber;
                        long largest = 0;
                        long rest = free;
                        for (long next = region(rest); next != 0; next = region(rest)) {
                            rest &= ~next;
                            boolean larger = Long.bitCount(next) > Long.bitCount(largest);
                            long smaller = larger ? largest : next;
                            largest = larger ? next : largest;
                            if (smaller != 0) {
                                missing ^= nimberOf(smaller);
                            }
                        }
                        return largest == 0 ? missing == 0 : isNimber(largest, missing);
                        """))
                .build());
    }

    private void addRegion(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "nimberOf", "long region")
                .addJavadoc("The Grundy value of a region: the least number to which no move leads.")
                .addCode(regions.code("""
                        long name = KEY;
                        int known = nimbers.get(name);
                        if (known >= EXACT) {
                            return known - EXACT;
                        }
                        int nimber = 0;
                        while ((known & bit(nimber)) != 0 || canReach(region, nimber)) {
                            nimber++;
                        }
                        learn(name, EXACT + nimber);
                        return nimber;
                        """))
                .build());
        type.addMethod(Methods.stateful("boolean", "isNimber", "long region", "int nimber")
                .addJavadoc("""
                        Whether this is the Grundy value of a region: no move leads to the number, and to each lesser one a move leads.
                        """)
                .addCode(regions.code("""
                        if (nimber > Long.bitCount(region)$plies:L) {
                            return false; // it takes as many moves
                        }
                        long name = KEY;
                        int known = nimbers.get(name);
                        if (known >= EXACT) {
                            return known == EXACT + nimber;
                        }
                        if ((known & bit(nimber)) != 0) {
                            return false;
                        }
                        if (canReach(region, nimber)) {
                            learn(name, bit(nimber));
                            return false;
                        }
                        for (int less = 0; less < nimber; less++) {
                            if ((known & bit(less)) == 0 && !canReach(region, less)) {
                                learn(name, EXACT + less);
                                return false;
                            }
                        }
                        learn(name, EXACT + nimber);
                        return true;
                        """, "plies", plan.leastFilled() == 1 ? "" : " / " + plan.leastFilled()))
                .build());
    }

    private void addMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("boolean", "canReach", "long region", "int nimber")
                .addJavadoc(
                        "Whether a move in a region leads to this Grundy value: what the cache knows first, then small regions first.")
                .addCode(
                        regions.code("int first = tried;\nboolean reached = false;\n" + regions.forEachMove("""
                        countNode();
                        if (leads(LEFT, nimber, first)) {
                            reached = true;
                            break;
                        }
                        """) + """
                                for (int next = first; next < tried && !reached; next++) {
                                    reached = isSum(leavings[next], wanted[next] & 0xFF);
                                }
                                tried = first;
                                return reached;
                                """))
                .build());
        type.addMethod(Methods.stateful("boolean", "leads", "long free", "int nimber", "int first")
                .addJavadoc("""
                        Whether free cells are known to have this Grundy value; where that is open they are put among those to try.

                        @param first the first of these
                        """)
                .addCode(regions.code("""
                        int missing = nimber;
                        int largest = 0;
                        int excluded = 0;
                        long open = 0;
                        long rest = free;
                        for (long region = region(rest); region != 0; region = region(rest)) {
                            rest &= ~region;
                            int known = nimbers.get(KEY);
                            if (known >= EXACT) {
                                missing ^= known - EXACT;
                            } else {
                                excluded = open == 0 ? known : 0; // where it is the only one
                                open |= region;
                                largest = Math.max(largest, Long.bitCount(region));
                            }
                        }
                        if (open == 0) {
                            return missing == 0;
                        }
                        if ((excluded & bit(missing)) != 0) {
                            return false;
                        }
                        insert(open, largest << 8 | missing, first);
                        return false;
                        """))
                .build());
        type.addMethod(Methods.stateful("void", "insert", "long open", "int goal", "int first")
                .addJavadoc("Puts what a move leaves open among those to try, behind what has no larger region.")
                .addCode("""
                        int place = tried;
                        while (place > first && wanted[place - 1] >> 8 > goal >> 8) {
                            leavings[place] = leavings[place - 1];
                            wanted[place] = wanted[place - 1];
                            place--;
                        }
                        leavings[place] = open;
                        wanted[place] = (char) goal;
                        tried++;
                        """)
                .build());
    }
}
