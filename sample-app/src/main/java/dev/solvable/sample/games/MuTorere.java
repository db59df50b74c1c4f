package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Mu torere, from the Maori: a ring of eight points round a centre. A piece moves to the next point of the ring, from
 * the centre to the ring, or to the centre if an enemy is beside the piece. A player who is blocked loses.
 *
 * <p>A draw; 1,180 positions can occur.
 */
@SolvableGame(cells = 9, expect = Expectation.DRAW)
@Board(
        rows = 1,
        columns = 9,
        links = {"0-1-2-3-4-5-6-7-0", "0-8-1", "2-8-3", "4-8-5", "6-8-7"})
@Pieces("XXXXoooo.")
@Move(
        way = "L",
        to = {0, 1, 2, 3, 4, 5, 6, 7})
@Move(way = "L", to = 8, besideEnemy = true)
final class MuTorere {}
