// Editing a position freely: cell by cell, as text, and whose turn it is.

const byId = id => document.getElementById(id);

/** The characters of a board, cell by cell, without the pieces in hand. */
export const cellsOf = board => [...board.split('|')[0]].filter(c => c !== '/' && !/\s/.test(c));

/** What stands behind the rows of a board: the pieces in hand. */
export const handOf = board => (board.includes('|') ? `/|${board.split('|')[1]}` : '');

/** The board with these characters, a `/` after each row. */
export function boardOf(view, characters) {
  let next = 0;
  return view.map.map(row => [...row].filter(c => c !== ' ').map(() => characters[next++]).join('')).join('/');
}

/** The side that a board implies, where it does: with own marks, who has fewer. */
export function impliedSide(view, text) {
  const { empty, first, second } = view.marks;
  if (view.sideNeeded || view.toMove === 'either' || (second === undefined && first === undefined)) {
    return null;
  }
  const cells = cellsOf(text);
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
    const { empty, first, second } = this.view.marks;
    const order = [empty, first, second].filter(mark => mark !== undefined);
    const characters = cellsOf(this.board.value);
    while (characters.length < this.view.cells.length) {
      characters.push(empty);
    }
    characters[cell] = order[(order.indexOf(characters[cell]) + 1) % order.length];
    this.board.value = boardOf(this.view, characters.slice(0, this.view.cells.length)) + handOf(this.board.value);
    this.changed();
  }

  changed() {
    this.onChange(this.board.value.trim(), this.form.elements.side.value);
  }
}
