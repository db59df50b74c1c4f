package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Order and Chaos, by Stephen Sniderman (Games magazine, 1981), on four by four: either player puts either mark. Order,
 * who starts, wins with four equal marks in a row, whichever player puts them; Chaos wins if the full board has none.
 *
 * <p>Order wins with the thirteenth mark at the latest: found by this solver and, independently, by brute force. On the
 * original board, six by six with five in a row, Order is claimed to win too if six in a row also count.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
@Marks(choice = Choice.ANY)
@Lines(length = 4, by = Player.FIRST)
final class OrderAndChaos {}
