// Boards as texts: rows with a `/` between them, and after a `|` the pieces in hand where a game has any there. Where
// `/` is a mark, a blank may separate the rows.

const split = (view, board) => (view.hand === undefined ? [board] : board.split('|'));

const hasSlashes = view => view.characters.includes('/');

/** The characters of a board, cell by cell. A `/` is a mark only where there are too few cells without it. */
export function cellsOf(view, board) {
  const all = [...split(view, board)[0]].filter(c => !/\s/.test(c));
  const cells = all.filter(c => c !== '/');
  return hasSlashes(view) && cells.length < view.cells.length ? all : cells;
}

/** The pieces in hand, as letters. */
export const handOf = (view, board) => [...(split(view, board)[1] ?? '')].filter(c => !/\s/.test(c));

/** The board with these characters, its rows separated, and these pieces in hand. */
export function boardOf(view, characters, hand = []) {
  let next = 0;
  const rows = view.map.map(row => [...row].filter(c => c !== ' ').map(() => characters[next++]).join('')).join(hasSlashes(view) ? ' ' : '/');
  return view.hand === undefined ? rows : `${rows}|${hand.join('')}`;
}

/** The cells in which two boards differ. */
export function changedCells(view, before, after) {
  const [a, b] = [cellsOf(view, before), cellsOf(view, after)];
  return [...a.keys()].filter(cell => a[cell] !== b[cell]);
}

/** Who owns a piece, which is said by capital and small letters. */
export const ownerOf = letter => (letter === letter.toUpperCase() ? 'first' : 'second');
