// A line of play: the positions from its first one to its last, and which of them is current.

import { changedCells } from './board/cells.js';
import { signed } from './labels.js';

const RANK = { loss: 0, draw: 1, win: 2 };
const reversed = outcome => ({ win: 'loss', draw: 'draw', loss: 'win' })[outcome];

/** An outcome seen from the side before: reversed, unless the same player moves again. */
const ofMove = (outcome, before, then) => (before === then ? outcome : reversed(outcome));

export const otherSide = side => (side === 'first' ? 'second' : 'first');

/**
 * A position in a line: the board, who is to move, the move that led here, and the outcome for the side to move. With
 * points, also the score for the side to move, the value of the move that led here for its player, and the first
 * player's lead since the line began.
 */
export const start = (board, side, outcome) => ({ at: 0, positions: [{ board, side, outcome, move: null, lead: 0 }] });

export const here = line => line.positions[line.at];

/** The line after a move from the current position. What followed is dropped, unless it is the same move. */
export function after(line, move, side) {
  const next = line.positions[line.at + 1];
  if (next && next.move === move.move) {
    return { ...line, at: line.at + 1 };
  }
  const outcome = move.score === undefined ? move.outcome && ofMove(move.outcome, here(line).side, side) : undefined;
  const { side: mover, lead } = here(line);
  const gained = (move.gain ?? 0) * (mover === 'first' ? 1 : -1);
  const position = { board: move.board, side, move: move.move, name: move.name, outcome, worth: move.score, lead: lead + gained };
  return { at: line.at + 1, positions: [...line.positions.slice(0, line.at + 1), position] };
}

export const goTo = (line, at) => ({ ...line, at: Math.max(0, Math.min(line.positions.length - 1, at)) });

/** The line with the value of the current position. */
export function valued(line, { outcome, score }) {
  const positions = [...line.positions];
  positions[line.at] = { ...positions[line.at], outcome, score };
  return { ...line, positions };
}

const ofLead = lead => (lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw');

/**
 * Who wins from a position: `first`, `second` or `draw`; null where it is not known. Points scored in the line count.
 */
export function winner(position) {
  if (position.score !== undefined) {
    return ofLead(position.lead + (position.side === 'first' ? position.score : -position.score));
  }
  if (!position.outcome) {
    return null;
  }
  return position.outcome === 'draw' ? 'draw' : position.outcome === 'win' ? position.side : otherSide(position.side);
}

/**
 * The mistake in the move to a position: the mover's value before and after. Null if there is none, or if the values
 * are not known.
 */
export function mistake(line, index) {
  const [last, next] = [line.positions[index - 1], line.positions[index]];
  if (last?.score !== undefined && next.worth !== undefined) {
    return next.worth >= last.score ? null : { before: signed(last.score), after: signed(next.worth) };
  }
  const before = last?.outcome;
  if (!before || !next.outcome) {
    return null;
  }
  const got = ofMove(next.outcome, last.side, next.side);
  return RANK[got] >= RANK[before] ? null : { before, after: got };
}

/** What each move of the line filled or otherwise changed, and the cell that selects it. */
export function laid(view, line) {
  const positions = line.positions.slice(0, line.at + 1);
  return positions.slice(1).map(({ board, move }, i) => ({
    cells: changedCells(view, positions[i].board, board),
    pick: view.moves[move].pick,
  }));
}

/** How often the current position has occurred in the line, this time included. */
export function repetitions(line) {
  const { board, side } = here(line);
  return line.positions.slice(0, line.at + 1).filter(position => position.board === board && position.side === side).length;
}
