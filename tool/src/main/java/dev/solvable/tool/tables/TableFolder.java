package dev.solvable.tool.tables;

import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.OpeningTables;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The solved tables of a folder: files and folders of parts. The folder itself may be one table in parts. */
public final class TableFolder {
    private static final String ENDING = ".table";

    /** The names that {@link TableParts#fileName} gives. */
    private static final String PART = "part-\\d+\\" + ENDING;

    /** The tables by the names of their games. */
    private final Map<String, Path> tables = new TreeMap<>();

    private TableFolder() {}

    /**
     * Looks through a folder.
     *
     * @param complaints receives a line for each file that is left out: it is named as a table but is none, or its game
     *     has another table
     */
    public static TableFolder of(Path folder, Consumer<String> complaints) {
        TableFolder found = new TableFolder();
        List<Path> paths = new ArrayList<>();
        boolean isTable = isFolderOfParts(folder);
        if (isTable) {
            paths.add(folder);
        }
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(path -> path.toString().endsWith(ENDING) || isFolderOfParts(path))
                    .filter(path ->
                            !isTable || !String.valueOf(path.getFileName()).matches(PART))
                    .sorted()
                    .forEach(paths::add);
        } catch (IOException e) {
            throw BadInputException.unreadableFolder(folder, e);
        }
        for (Path path : paths) {
            try {
                String game = header(path).game();
                Path other = found.tables.putIfAbsent(game, path);
                if (other != null) {
                    complaints.accept(path + " is left out: " + other + " has a table of " + game);
                }
            } catch (TableException | IOException e) {
                complaints.accept(path + " is left out: " + reason(e));
            }
        }
        return found;
    }

    private static boolean isFolderOfParts(Path path) {
        return Files.exists(path.resolve(TableParts.MANIFEST));
    }

    /**
     * The header of a table.
     *
     * @throws TableException where there is none, or only a part of a table
     */
    public static TableHeader header(Path path) throws IOException {
        TableHeader header = SolvedTable.header(path);
        if (header.parts() > 1 && !Files.isDirectory(path)) {
            // A part would answer for its share of the positions and leave all others to be solved.
            throw new TableException(
                    path,
                    "it is part " + header.part() + " of " + header.parts() + " of a table of " + header.game()
                            + "; give the folder of all parts, where their " + TableParts.MANIFEST + " is");
        }
        return header;
    }

    /** The path of a game's table; empty where there is none of this name. */
    public Optional<Path> table(String game) {
        return Optional.ofNullable(tables.get(game));
    }

    /** A solver that answers from the table of its game where there is one. */
    public Solver with(Solver solver, Consumer<String> complaints) {
        Optional<Path> table = table(solver.facts().name());
        if (table.isEmpty()) {
            return solver;
        }
        try {
            return SolvedTable.open(table.get(), OpeningTables.without(solver));
        } catch (TableException | IllegalArgumentException | IOException e) {
            complaints.accept(table.get() + " is left out: " + reason(e));
            return solver;
        }
    }

    private static String reason(Exception e) {
        return e instanceof IOException failure ? BadInputException.reason(failure) : String.valueOf(e.getMessage());
    }

    /** Games whose solvers answer from the tables that are in a folder when the games are loaded. */
    public static GameSource source(GameSource source, Path folder) {
        return new GameSource() {
            @Override
            public Games load(Consumer<String> complaints) {
                TableFolder tables = of(folder, complaints);
                Map<String, Supplier<Solver>> solvers = new LinkedHashMap<>();
                source.load(complaints)
                        .solvers()
                        .forEach((name, solver) -> solvers.put(name, () -> tables.with(solver.get(), complaints)));
                return new Games(solvers);
            }

            @Override
            public List<Path> files() {
                return source.files();
            }

            @Override
            public List<Path> classPath() {
                return source.classPath();
            }
        };
    }

    /**
     * A solver that answers from a table.
     *
     * @throws BadInputException where it is not a table of the game, is damaged, or is only a part
     */
    public static SolvedTable open(Path path, Solver solver) {
        try {
            if (!Files.isDirectory(path)) {
                header(path);
            }
            return SolvedTable.open(path, OpeningTables.without(solver));
        } catch (TableException | IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw BadInputException.unreadable(path, e);
        }
    }
}
