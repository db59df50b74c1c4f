// How moves, cells and values are written.

const ENDLESS = -1; // the distance of a draw without end

export const badgeText = ({ outcome, distance }) => `${outcome[0].toUpperCase()} ${distance === ENDLESS ? '∞' : distance}`;

/** A value in words: `win in 3`. */
export const valueWords = ({ outcome, distance }) => (distance === ENDLESS ? `${outcome} without end` : `${outcome} in ${distance}`);

export const pointName = i => String.fromCharCode(65 + i);

const isGridName = (name, i) => name === `${i < 26 ? '' : 'a'}${String.fromCharCode(97 + i % 26)}1`;

/** How cells are called: `b2`, or as the declaration says, or `AC` where a cell without such a name joins two points. */
export function cellNames(view) {
  const { edges } = view.drawing;
  return edges && view.cells.every(isGridName) ? edges.map(([from, to]) => pointName(from) + pointName(to)) : view.cells;
}

/** How a move is called: by the cell that selects it, or by all its cells, or as it is called in its position. */
export function moveLabel(view, { move, name }) {
  const { pick, mark } = view.moves[move];
  return pick === undefined ? name ?? view.moves[move].name : (mark ? `${mark}-` : '') + cellNames(view)[pick];
}
