// Editing a position freely: cell by cell, as text, and whose turn it is.

import { boardOf, cellsOf, handOf } from './board/cells.js';
import { byId } from './dom.js';


/** The side that begins. */
export const sideAtStart = view => (view.toMove === 'second' ? 'second' : 'first');

/** The side to move that a board implies, if any: with own marks, the player with fewer. */
export function impliedSide(view, text) {
  const { empty, first, second } = view.marks;
  if (view.sideNeeded || view.toMove === 'either' || (second === undefined && first === undefined)) {
    return null;
  }
  const cells = cellsOf(view, text);
  const count = mark => cells.filter(c => c === mark).length;
  const isAny = view.moves[0].mark !== undefined;
  const marks = cells.filter(c => c !== empty).length;
  return (second === undefined || isAny ? marks % 2 === 0 : count(first) <= count(second)) ? 'first' : 'second';
}

export class Editor {
  /** `onChange` gets every edited board and side. */
  constructor(onChange) {
    this.form = byId('editor');
    this.board = byId('editor-board');
    this.side = byId('editor-side');
    this.onChange = onChange;
    this.form.addEventListener('submit', event => event.preventDefault());
    this.form.addEventListener('input', () => this.changed());
    byId('editor-clear').addEventListener('click', () => {
      this.board.value = this.view.board;
      this.changed();
    });
  }

  show(view, board, side, open) {
    this.view = view;
    this.form.hidden = !open;
    this.side.hidden = !(view.sideNeeded || view.toMove === 'either');
    if (document.activeElement !== this.board) {
      this.board.value = board;
    }
    this.form.elements.side.value = side;
  }

  /** The next of the characters that a cell can have. */
  cycle(cell) {
    const order = this.view.characters;
    const characters = cellsOf(this.view, this.board.value);
    while (characters.length < this.view.cells.length) {
      characters.push(this.view.marks.empty);
    }
    characters[cell] = order[(order.indexOf(characters[cell]) + 1) % order.length];
    this.board.value = boardOf(this.view, characters.slice(0, this.view.cells.length), handOf(this.view, this.board.value));
    this.changed();
  }

  changed() {
    this.onChange(this.board.value.trim(), this.form.elements.side.value);
  }
}
