package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Tic-tac-toe in a cube of three by three by three. Its layers lie side by side, and a cell has the name of its layer,
 * column and row: {@code 2b2} is the centre.
 *
 * <p>There are 49 lines, 8 in each layer and 25 through all three. The first player wins, by the centre and then one
 * threat after the other, and no play can end in a draw (S. W. Golomb and A. W. Hales, Hypercube Tic-Tac-Toe, 2002).
 */
@SolvableGame(cells = 27)
@Board(
        rows = 3,
        columns = 11,
        map = {"... ... ...", "... ... ...", "... ... ..."},
        cellNames = {
            "1a1", "1b1", "1c1", "2a1", "2b1", "2c1", "3a1", "3b1", "3c1",
            "1a2", "1b2", "1c2", "2a2", "2b2", "2c2", "3a2", "3b2", "3c2",
            "1a3", "1b3", "1c3", "2a3", "2b3", "2c3", "3a3", "3b3", "3c3"
        })
@Marks
@Lines(
        patterns = {
            // within the layers
            "0 1 2",
            "0 9 18",
            "0 10 20",
            "1 10 19",
            "2 10 18",
            "2 11 20",
            "3 4 5",
            "3 12 21",
            "3 13 23",
            "4 13 22",
            "5 13 21",
            "5 14 23",
            "6 7 8",
            "6 15 24",
            "6 16 26",
            "7 16 25",
            "8 16 24",
            "8 17 26",
            "9 10 11",
            "12 13 14",
            "15 16 17",
            "18 19 20",
            "21 22 23",
            "24 25 26",
            // through them
            "0 3 6",
            "0 4 8",
            "0 12 24",
            "0 13 26",
            "1 4 7",
            "1 13 25",
            "2 4 6",
            "2 5 8",
            "2 13 24",
            "2 14 26",
            "6 12 18",
            "6 13 20",
            "7 13 19",
            "8 13 18",
            "8 14 20",
            "9 12 15",
            "9 13 17",
            "10 13 16",
            "11 13 15",
            "11 14 17",
            "18 21 24",
            "18 22 26",
            "19 22 25",
            "20 22 24",
            "20 23 26",
        })
final class TicTacToe3D {}
