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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The solved tables of a folder: files and folders of parts. The folder itself may be one table in parts. */
public final class TableFolder {
    private static final String ENDING = ".table";

    /** The names that {@link TableParts#fileName} gives. */
    private static final String PART = "part-\\d+\\" + ENDING;

    private record Table(String digest, Path path) {}

    /** The tables by the names of their games; games of one name have different digests. */
    private final Map<String, List<Table>> tables = new HashMap<>();

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
                TableHeader header = header(path);
                List<Table> sameName = found.tables.computeIfAbsent(header.game(), name -> new ArrayList<>());
                Optional<Table> other = withDigest(sameName, header.digest());
                if (other.isPresent()) {
                    complaints.accept(path + " is left out: " + other.get().path + " has a table of " + header.game());
                } else {
                    sameName.add(new Table(header.digest(), path));
                }
            } catch (TableException | IOException e) {
                complaints.accept(path + " is left out: " + reason(path, e));
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

    private static Optional<Table> withDigest(List<Table> tables, String digest) {
        return tables.stream().filter(table -> table.digest.equals(digest)).findFirst();
    }

    /** The path of a game's table, or of one of other rules under its name; empty where there is neither. */
    public Optional<Path> table(Solver solver) {
        List<Table> sameName = tables.getOrDefault(solver.facts().name(), List.of());
        if (sameName.size() <= 1) {
            return sameName.stream().map(Table::path).findFirst();
        }
        String digest = TableHeader.keyed(solver, true).digest();
        return Optional.of(withDigest(sameName, digest).orElse(sameName.get(0)).path);
    }

    /** A solver that answers from the table of its game where there is one. */
    public Solver with(Solver solver, Consumer<String> complaints) {
        Optional<Path> table = table(solver);
        if (table.isEmpty()) {
            return solver;
        }
        try {
            return SolvedTable.open(table.get(), OpeningTables.without(solver));
        } catch (TableException | IllegalArgumentException | IOException e) {
            complaints.accept(table.get() + " is left out: " + reason(table.get(), e));
            return solver;
        }
    }

    /** Why a table is left out; its path, with which a message may begin, is known already. */
    private static String reason(Path path, Exception e) {
        if (e instanceof IOException failure) {
            return BadInputException.reason(failure);
        }
        String message = String.valueOf(e.getMessage());
        String start = path + ": ";
        return message.startsWith(start) ? message.substring(start.length()) : message;
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
            return SolvedTable.open(path, OpeningTables.without(solver));
        } catch (TableException | IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw BadInputException.unreadable(path, e);
        }
    }
}
