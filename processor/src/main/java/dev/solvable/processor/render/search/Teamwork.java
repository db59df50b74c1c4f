package dev.solvable.processor.render.search;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import javax.lang.model.element.Modifier;

/**
 * Several threads search one state. Each goes the whole way from there as one alone would, but puts off moves that
 * another is searching at that moment (Weill 1996, The ABDADA Distributed Minimax Search Algorithm, as simplified by
 * Kerrigan): by the time that it comes back to them the cache they share often knows the score. A thread that searches
 * below a state which another has settled meanwhile goes back up to it.
 *
 * <p>A helper is a solver of its own but for the cache, so that what one thread works on is the same with helpers and
 * without. Helpers are called when a search has taken a while: short ones have none.
 */
public final class Teamwork implements Section {
    private final SolverPlan plan;
    private final String cache;
    private final boolean hasPlaces;
    private final String depths;
    private final String nowhere;
    private final ClassName solver;

    /**
     * The team of a search, which brings a method {@code isOvertaken} that tells whether the cache knows the score of a
     * state on the line of play well enough.
     *
     * @param cache the field of the cache that the threads share
     * @param hasPlaces whether the search brings a method {@code makePlaces}, for arrays that each thread has of its
     *     own
     * @param depths how many depths a line of play has: each of its states is deeper than the last, and one state has
     *     the same depth on all lines
     * @param nowhere a number that is no state's key
     */
    public Teamwork(SolverPlan plan, String cache, boolean hasPlaces, String depths, String nowhere) {
        GameType game = plan.game().type();
        this.plan = plan;
        this.cache = cache;
        this.hasPlaces = hasPlaces;
        this.depths = depths;
        this.nowhere = nowhere;
        this.solver = ClassName.get(game.packageName(), game.solverName());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addFields(type);
        addGather(type);
        addAsk(type);
        addHelpers(type);
        new LineOfPlay(solver, depths, nowhere).addTo(type);
    }

    private static void addField(TypeSpec.Builder type, TypeName field, String name, String javadoc, String value) {
        FieldSpec.Builder builder =
                FieldSpec.builder(field, name, Modifier.PRIVATE).addJavadoc(javadoc);
        type.addField((value.isEmpty() ? builder : builder.initializer(value)).build());
    }

    private void addFields(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "SHARED_CELLS",
                "Threads share the work on states in which fewer cells than these are taken.",
                String.valueOf(plan.sharedCells())));
        addField(
                type,
                ArrayTypeName.of(solver),
                "team",
                "The solvers that search together, each with a thread of its own and all with one cache.",
                "{}");
        addField(
                type,
                ParameterizedTypeName.get(ClassName.get(ToIntFunction.class), solver),
                "question",
                "What the team works on; null where this thread is alone, or a helper itself.",
                "");
        type.addField(FieldSpec.builder(
                        ParameterizedTypeName.get(List.class, Thread.class),
                        "helpers",
                        Modifier.PRIVATE,
                        Modifier.FINAL)
                .addJavadoc("The threads that work on it, too.")
                .initializer("new $T<>()", ArrayList.class)
                .build());
    }

    private void addGather(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "gatherTeam")
                .addJavadoc("Makes the helpers, which are called when they are needed.")
                .addCode(Code.of("""
                        team = new $solver:T[Math.min(threads, SHARED_CELLS + 1)]; // more would have nothing of their own to do
                        for (int i = 0; i < team.length; i++) {
                            team[i] = i == 0 ? this : new $solver:T(threads);
                            team[i].team = team;
                        $places:L}
                        """, "solver", solver, "places", hasPlaces ? "    team[i].makePlaces();\n" : ""))
                .build());
    }

    private void addAsk(TypeSpec.Builder type) {
        type.addMethod(MethodSpec.methodBuilder("askTeam")
                .addModifiers(Modifier.PRIVATE)
                .returns(TypeName.INT)
                .addParameter(ParameterizedTypeName.get(ClassName.get(ToIntFunction.class), solver), "question")
                .addJavadoc("The answer to a question, for which helpers may be called.")
                .addCode("""
                        dismissHelpers(); // there are some, and a line of play, where the stack has overflowed
                        clearLine();
                        this.question = question;
                        try {
                            return question.applyAsInt(this);
                        } finally {
                            this.question = null;
                            dismissHelpers();
                        }
                        """)
                .build());
    }

    private void addHelpers(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("void", "callHelpers")
                .addJavadoc("Lets the others work on the question, too, as many as there is room for.")
                .addCode(Code.of(
                        """
                        $question:T<$solver:T> shared = question;
                        for (int i = 1; i < team.length; i++) {
                            $solver:T helper = team[i];
                            helper.$cache:L = $cache:L;
                            Thread thread = new Thread(() -> helper.help(shared), $name:S + i);
                            thread.setDaemon(true);
                            helpers.add(thread);
                            try {
                                thread.start();
                            } catch (OutOfMemoryError e) {
                                return; // no room for its stack
                            }
                        }
                        """,
                        "cache",
                        cache,
                        "question",
                        ToIntFunction.class,
                        "solver",
                        solver,
                        "name",
                        solver.simpleName() + " helper "))
                .build());
        type.addMethod(MethodSpec.methodBuilder("help")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(ParameterizedTypeName.get(ClassName.get(ToIntFunction.class), solver), "question")
                .addJavadoc("""
                        Works on a question until it is answered, by whomever. What is found is in the cache; a helper that fails is missed by
                        nobody.
                        """)
                .addCode(Code.of("""
                        clearLine();
                        try {
                            question.applyAsInt(this);
                        } catch (RuntimeException | Error e) {
                            // the answer is there, or is found without it
                        }
                        """))
                .build());
        type.addMethod(Methods.stateful("void", "dismissHelpers")
                .addJavadoc("""
                        Ends the helpers and waits until they have ended, also where this thread is interrupted; they look up from work often.
                        """)
                .addCode("""
                        helpers.forEach(Thread::interrupt);
                        boolean interrupted = false;
                        for (Thread helper : helpers) {
                            while (helper.isAlive()) {
                                try {
                                    helper.join();
                                } catch (InterruptedException e) {
                                    interrupted = true;
                                }
                            }
                        }
                        helpers.clear();
                        for (int i = 1; i < team.length; i++) {
                            nodes += team[i].nodes;
                            team[i].nodes = 0;
                        }
                        if (interrupted) {
                            Thread.currentThread().interrupt();
                        }
                        """)
                .build());
    }
}
