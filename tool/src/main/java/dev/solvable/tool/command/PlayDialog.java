package dev.solvable.tool.command;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.analysis.MoveValue;
import dev.solvable.tool.analysis.PerfectPlayer;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.input.InputLines;
import dev.solvable.tool.play.Match;
import dev.solvable.tool.play.MoveText;
import dev.solvable.tool.terminal.Paint;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.text.BoardPicture;
import dev.solvable.tool.text.MoveTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The dialogue of a game: shows the board, asks for moves, and answers them. */
final class PlayDialog {
    /** The number of occurrences of a position that ends an endless game. */
    private static final int DRAWING_REPETITIONS = 3;

    private static final Set<String> COMMANDS = Set.of("values", "hint", "undo", "resign", "help");

    private final PrintWriter out;
    private final InputLines input;
    private final Solver solver;
    private final Match match;
    private final Player human;
    private final Paint paint;
    private final boolean showsValues;
    private final boolean interactive;
    private final Solves solves;

    PlayDialog(
            Streams streams,
            InputLines input,
            Solver solver,
            Match match,
            Player human,
            Paint paint,
            boolean showsValues) {
        this.out = streams.out();
        this.input = input;
        this.solver = solver;
        this.match = match;
        this.human = human;
        this.paint = paint;
        this.showsValues = showsValues;
        this.interactive = streams.terminal().interactive().getAsBoolean();
        this.solves = new Solves(streams);
    }

    /** Plays until the game is over, or until the user resigns or leaves. */
    void run() throws IOException {
        out.println(paint.strong(solver.facts().name()) + ": you are the "
                + human.name().toLowerCase(Locale.ROOT)
                + " player. Type a move, or values, hint, undo, resign or help.");
        printBoard();
        boolean goesOn = true;
        while (goesOn && !match.isOver() && match.repetitions() < DRAWING_REPETITIONS) {
            if (match.toMove() == human) {
                goesOn = humanTurn();
            } else {
                int move = solves.patiently(
                        solver, () -> PerfectPlayer.move(solver, match.position(), PerfectPlayer.USUAL_BUDGET));
                String name = match.names().of(match.position(), move);
                match.play(move);
                out.println("me:  " + name);
                printBoard();
            }
        }
        if (goesOn && !match.isOver()) {
            out.println(
                    paint.outcome(Outcome.DRAW, "A draw by repetition: this position has come up for the third time."));
            printMistakes();
        } else if (goesOn) {
            printResult();
        }
    }

    /** Asks until the user makes a move; returns whether the game goes on. */
    private boolean humanTurn() throws IOException {
        if (showsValues) {
            printValues();
        }
        while (true) {
            if (interactive) {
                out.print("you: ");
                out.flush();
            }
            InputLines.Line line = input.next();
            if (line.isEnd()) {
                return leave(line);
            }
            if (!interactive) {
                // A terminal shows anyway what is typed there.
                out.println("you: " + shown(line.text()));
            }
            switch (command(line.text())) {
                case "values" -> printValues();
                case "hint" -> printHint();
                case "help" -> printHelp();
                case "resign" -> {
                    out.println("You resign: I win.");
                    return false;
                }
                case "undo" -> undo(line);
                default -> {
                    if (moved(line)) {
                        return true;
                    }
                }
            }
        }
    }

    /** The line in lower case, to be compared with commands; empty if a move has exactly this name. */
    private String command(String text) {
        return moveNames().contains(text) ? "" : text.toLowerCase(Locale.ROOT);
    }

    private Collection<String> moveNames() {
        return match.names().at(match.position()).values();
    }

    private boolean moved(InputLines.Line line) {
        if (line.isTooLong()) {
            complain(line, BadInputException.quoted(line.text()) + " is no move: it is too long");
            return false;
        }
        try {
            match.play(MoveText.parse(solver, match.position(), line.text()));
        } catch (IllegalArgumentException e) {
            complain(line, String.valueOf(e.getMessage()));
            return false;
        }
        if (match.isOver() || match.repetitions() >= DRAWING_REPETITIONS || match.toMove() == human) {
            printBoard();
        }
        return true;
    }

    private void undo(InputLines.Line line) {
        if (match.undo(human)) {
            printBoard();
        } else {
            complain(line, "there is no move of yours to take back");
        }
    }

    /** Lets a person try again. Ends for a program, whose further input cannot be trusted. */
    private void complain(InputLines.Line line, String complaint) {
        if (!interactive) {
            throw new BadInputException("line " + line.number() + ": " + complaint);
        }
        out.println(complaint);
    }

    private boolean leave(InputLines.Line line) {
        if (!interactive) {
            throw new BadInputException("line " + line.number() + ": expected a move, found the end of the input");
        }
        out.println();
        out.println("You leave the game.");
        return false;
    }

    private void printBoard() {
        out.println();
        out.print(new BoardPicture(solver, paint).fresh(match.lastCells()).of(match.position()));
        if (match.hasPoints()) {
            out.println("  points: you " + match.points(human) + ", I "
                    + match.points(human == Player.FIRST ? Player.SECOND : Player.FIRST));
        }
        out.println();
    }

    private void printValues() {
        Analysis analysis = solves.analysis(solver, match.position(), false);
        out.println();
        out.print(new MoveTable(analysis.moves(), paint).picture(solver, match.position()));
        out.println();
    }

    private void printHelp() {
        out.println("  a move   by its name, such as "
                + match.names().of(match.position(), solver.moves(match.position())[0]));
        out.println("  values   what every move is worth");
        out.println("  hint     a best move");
        out.println("  undo     takes your last move back");
        out.println("  resign   gives the game up");
        out.println("  help     this");
        if (moveNames().stream().anyMatch(COMMANDS::contains)) {
            out.println("A move here has such a name: write the command in capital letters.");
        }
    }

    private void printHint() {
        long position = match.position();
        int best = solves.patiently(solver, () -> solver.bestMove(position));
        Outcome outcome = solver.outcome(position);
        Integer score = solver instanceof ScoreSolver scores ? (Integer) scores.score(position) : null;
        String value = MoveValue.words(outcome, solver.distance(position), score);
        out.println("hint: " + match.names().of(position, best) + " (" + paint.outcome(outcome, value) + ")");
    }

    private void printResult() {
        Optional<Player> winner = match.winner();
        out.println(winner.map(player -> player == human
                        ? paint.outcome(Outcome.WIN, "You win.")
                        : paint.outcome(Outcome.LOSS, "You lose."))
                .orElseGet(() -> paint.outcome(Outcome.DRAW, "A draw.")));
        printMistakes();
    }

    private void printMistakes() {
        for (Match.Mistake mistake : match.mistakes(human)) {
            out.println("Move " + mistake.number() + ", " + mistake.move() + ", " + given(mistake) + "; better was "
                    + mistake.better() + ".");
        }
    }

    private static String given(Match.Mistake mistake) {
        if (mistake.points() > 0) {
            return "gave " + mistake.points() + (mistake.points() == 1 ? " point" : " points") + " away";
        }
        return "turned a " + mistake.had() + " into a " + mistake.got();
    }

    /** A line of the input, safe for any terminal. */
    private static String shown(String text) {
        String quoted = BadInputException.quoted(text);
        return quoted.substring(1, quoted.length() - 1);
    }
}
