package dev.solvable.tool.web;

import static dev.solvable.tool.input.BadInputException.quoted;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.games.GameSources;
import dev.solvable.tool.input.BadInputException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Answers requests below {@code /api}: the games, their positions with every move's value, and their sources. */
final class Api {
    private static final Logger LOGGER = System.getLogger(Api.class.getName());
    private static final String TO_MOVE = "to-move";
    private static final String SEED = "seed";

    private final SolveQueues queues;
    private final Version version;
    private final String root;
    private final Optional<Refused> refused;
    private final Map<SolveQueue, GameView> views = new ConcurrentHashMap<>();

    /**
     * The API below an address.
     *
     * @param root the address, as {@code /api}
     * @param refused why newer games could not be loaded; empty if these are up to date
     */
    Api(SolveQueues queues, Version version, String root, Optional<Refused> refused) {
        this.queues = queues;
        this.version = version;
        this.root = root;
        this.refused = refused;
    }

    /**
     * Which games are shown.
     *
     * @param version how often they were loaded, from 1 on
     * @param watched whether they are loaded again when their classes change
     * @param leftOut what could not be loaded again and why, a line each
     * @param editable whether {@link Drafts} are taken
     * @param refused how often newer games have been {@link Refused} since
     */
    record Version(int version, boolean watched, List<String> leftOut, boolean editable, int refused) {
        Version {
            leftOut = List.copyOf(leftOut);
        }

        /** The first version. */
        Version(boolean watched, boolean editable) {
            this(1, watched, List.of(), editable, 0);
        }

        /** The version after this one. */
        Version next(List<String> leftOut) {
            return new Version(version + 1, watched, leftOut, editable, 0);
        }

        /** The same version, after newer games were refused. */
        Version kept() {
            return new Version(version, watched, leftOut, editable, refused + 1);
        }
    }

    /** The games, in the order in which the app lists them. */
    record Games(List<Game> games) {}

    /**
     * A game in the list.
     *
     * @param name its name
     * @param href the address of its description
     * @param facts what is known before anything is solved
     */
    record Game(String name, String href, GameView.Facts facts) {}

    /** Answers a request for a path that begins with {@code api}. */
    Response answer(Request request) throws Problem, InterruptedException {
        List<String> path = request.path();
        if (path.equals(List.of("api", "version"))) {
            request.allowParameters(Set.of());
            return Response.json(200, version);
        }
        if (path.equals(List.of("api", "refused"))) {
            request.allowParameters(Set.of());
            return Response.json(
                    200,
                    refused.orElseThrow(() -> Problem.notFound("path", "the games are those that were loaded last")));
        }
        if (path.size() < 2 || !path.get(1).equals("games")) {
            throw nothingHere(path);
        }
        if (path.size() > 3 && path.get(3).equals("positions")) {
            return position(request);
        }
        if (path.size() == 4 && path.get(3).equals("puzzle")) {
            return puzzle(request);
        }
        request.allowParameters(Set.of());
        if (path.size() == 2) {
            return Response.json(200, games());
        }
        SolveQueue queue = queues.of(path.get(2));
        if (path.size() == 3) {
            return Response.json(200, view(queue));
        }
        if (path.size() == 4 && path.get(3).equals("declaration")) {
            return source(queue, GameSources::declaration);
        }
        if (path.size() == 4 && path.get(3).equals("source")) {
            return source(queue, GameSources::solver);
        }
        throw nothingHere(path);
    }

    private Response puzzle(Request request) throws Problem, InterruptedException {
        request.allowParameters(Set.of(SEED));
        SolveQueue queue = queues.of(request.path().get(2));
        return Response.json(
                200,
                queue.puzzle(seed(request.query().getOrDefault(SEED, "1")))
                        .orElseThrow(() -> Problem.notFound(
                                "game", "no position of " + queue.game() + " with exactly one right move was found")));
    }

    private static long seed(String text) throws Problem {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw Problem.badRequest("query", "seed is a whole number, not " + BadInputException.quoted(text));
        }
    }

    private GameView view(SolveQueue queue) throws Problem, InterruptedException {
        GameView known = views.get(queue);
        if (known == null) {
            Solver solver = queue.solver();
            known = queue.ask(() -> GameView.of(queue.game(), solver));
            views.put(queue, known);
        }
        return known;
    }

    /** All games except those whose rules fail; a request for one of these by name says why. */
    private Games games() throws InterruptedException {
        List<Game> games = new ArrayList<>();
        for (SolveQueue queue : queues.all()) {
            try {
                Solver solver = queue.solver();
                GameView.Facts facts = queue.ask(() -> GameView.Facts.of(solver));
                games.add(new Game(queue.game(), root + "/games/" + queue.game(), facts));
            } catch (Problem e) {
                LOGGER.log(Level.WARNING, queue.game() + " is not listed: " + e.getMessage());
            }
        }
        return new Games(games);
    }

    private Response position(Request request) throws Problem, InterruptedException {
        request.allowParameters(Set.of(TO_MOVE));
        SolveQueue queue = queues.of(request.path().get(2));
        Player toMove = toMove(request.query().get(TO_MOVE));
        List<String> rows = request.path().subList(4, request.path().size());
        Solver solver = queue.solver();
        long position = queue.ask(() -> {
            // Without a board it is the start; an empty text is a board without cells.
            String board = rows.isEmpty() ? BoardText.of(solver, solver.initial()) : String.join("/", rows);
            return parse(solver, board, rows.isEmpty() && toMove == null ? sideAtStart(solver) : toMove);
        });
        Object answer = queue.ask(position);
        return answer instanceof Analysis
                ? Response.json(200, answer)
                : Response.json(202, answer).with("Retry-After", "1");
    }

    private static Player sideAtStart(Solver solver) {
        return solver.toMove(solver.initial()) == Player.SECOND ? Player.SECOND : Player.FIRST;
    }

    private static long parse(Solver solver, String board, @Nullable Player toMove) throws Problem {
        try {
            return BoardText.parse(solver, board, toMove);
        } catch (BoardText.SideMissingException e) {
            throw Problem.badRequest(TO_MOVE, e.getMessage() + "; add ?to-move=first or ?to-move=second");
        } catch (IllegalArgumentException e) {
            throw Problem.badRequest("board", String.valueOf(e.getMessage()));
        }
    }

    private static @Nullable Player toMove(@Nullable String side) throws Problem {
        if (side == null) {
            return null;
        }
        return switch (side) {
            case "first" -> Player.FIRST;
            case "second" -> Player.SECOND;
            default -> throw Problem.badRequest(TO_MOVE, "expected first or second, found " + quoted(side));
        };
    }

    private static Response source(SolveQueue queue, Function<Solver, Optional<String>> sources)
            throws Problem, InterruptedException {
        Solver solver = queue.solver();
        return Response.file(
                "text/plain; charset=utf-8",
                queue.ask(() -> sources.apply(solver))
                        .orElseThrow(() -> Problem.notFound("path", "the source was not packed into this build")));
    }

    private static Problem nothingHere(List<String> path) {
        return Problem.notFound("path", "there is nothing at " + quoted("/" + String.join("/", path)));
    }
}
