// Boards as texts: rows with a `/` between them, and after a `|` the pieces in hand where a game has any there.

const split = (view, board) => (view.hand === undefined ? [board] : board.split('|'));

/** The characters of a board, cell by cell. */
export const cellsOf = (view, board) => [...split(view, board)[0]].filter(c => c !== '/' && !/\s/.test(c));

/** The pieces in hand, as letters. */
export const handOf = (view, board) => [...(split(view, board)[1] ?? '')].filter(c => !/\s/.test(c));

/** The board with these characters, a `/` after each row, and these pieces in hand. */
export function boardOf(view, characters, hand = []) {
  let next = 0;
  const rows = view.map.map(row => [...row].filter(c => c !== ' ').map(() => characters[next++]).join('')).join('/');
  return view.hand === undefined ? rows : `${rows}|${hand.join('')}`;
}

/** The cells in which two boards differ. */
export function changedCells(view, before, after) {
  const [a, b] = [cellsOf(view, before), cellsOf(view, after)];
  return [...a.keys()].filter(cell => a[cell] !== b[cell]);
}

/** Who owns a piece, which is said by capital and small letters. */
export const ownerOf = letter => (letter === letter.toUpperCase() ? 'first' : 'second');
