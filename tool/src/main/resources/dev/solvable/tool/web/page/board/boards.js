// Which kind of board a game is played on.

import { Board } from './board.js';
import { PieceBoard } from './piece-board.js';
import { TextBoard } from './text-board.js';

const KINDS = { filling: Board, pieces: PieceBoard, program: TextBoard };

/** A board of a game in a container, as `Board` says. */
export function boardFor(view, container, actions, room) {
  const board = new KINDS[view.kind](container, actions, room);
  board.setGame(view);
  return board;
}
