package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.Json;
import dev.solvable.tool.analysis.Valuation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two hundred clients who play tic-tac-toe at the same time get the same answers as one who asks the solver. */
@Tag("slow")
class ParallelClientsTest {
    private static final int CLIENTS = 200;
    private static final int GAMES_EACH = 4;

    private final Solver solver = GameCatalog.find("TicTacToe").orElseThrow();

    private final Map<Long, String> expected = new HashMap<>();

    @Test
    void allGetRightAnswers() throws IOException, InterruptedException, ExecutionException {
        expect(solver.initial());
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        CountDownLatch ready = new CountDownLatch(CLIENTS);
        List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
        try (Served served = new Served()) {
            List<Callable<Void>> plays = new ArrayList<>();
            for (int client = 0; client < CLIENTS; client++) {
                Random random = new Random(client);
                plays.add(() -> {
                    ready.countDown();
                    ready.await();
                    for (int game = 0; game < GAMES_EACH; game++) {
                        play(served, random, nanos);
                    }
                    return null;
                });
            }
            for (Future<Void> play : clients.invokeAll(plays)) {
                play.get();
            }
        } finally {
            clients.shutdownNow();
        }

        Collections.sort(nanos);
        System.out.printf(
                "%d clients, %d answers: median %.1f ms, 99 of 100 within %.1f ms%n",
                CLIENTS, nanos.size(), nanos.get(nanos.size() / 2) / 1e6, nanos.get(nanos.size() * 99 / 100) / 1e6);
    }

    /** What a solver says of a position and of all that follow it. */
    private void expect(long position) throws InterruptedException {
        if (!expected.containsKey(position)) {
            expected.put(position, Json.compact(new Valuation(solver, position).run(progress -> {})));
            for (int move : solver.moves(position)) {
                expect(solver.play(position, move));
            }
        }
    }

    private void play(Served served, Random random, List<Long> nanos) throws IOException, InterruptedException {
        long position = solver.initial();
        while (!solver.isTerminal(position)) {
            String board = solver.format(position).replace("\n", "");
            long before = System.nanoTime();
            JsonObject answer = served.solved("/api/games/TicTacToe/positions/" + board);
            nanos.add(System.nanoTime() - before);
            assertThat(answer).hasToString(expected.get(position));
            int[] moves = solver.moves(position);
            position = solver.play(position, moves[random.nextInt(moves.length)]);
        }
    }
}
