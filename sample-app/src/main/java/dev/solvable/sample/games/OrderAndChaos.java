package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Order and Chaos, by Stephen Sniderman (Games magazine, 1981), on four by four: either player puts either mark. Order,
 * who starts, wants four equal marks in a row, whoever puts them; Chaos has won when the board is full without.
 *
 * <p>Order wins with the thirteenth mark at the latest: found by this solver and, apart from it, by brute force. On the
 * original board, six by six with five in a row, Order is claimed to win as well where six in a row count too.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
@Marks(choice = Choice.ANY)
@Lines(length = 4, by = Player.FIRST)
final class OrderAndChaos {}
