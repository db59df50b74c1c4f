// How moves, cells and values are written.

export const badgeText = move => `${move.outcome[0].toUpperCase()} ${move.distance}`;

export const pointName = i => String.fromCharCode(65 + i);

const isGridName = (name, i) => name === `${i < 26 ? '' : 'a'}${String.fromCharCode(97 + i % 26)}1`;

/** How cells are called: `b2`, or as the declaration says, or `AC` where a cell without such a name joins two points. */
export function cellNames(view) {
  const { edges } = view.drawing;
  return edges && view.cells.every(isGridName) ? edges.map(([from, to]) => pointName(from) + pointName(to)) : view.cells;
}

/** How a move is called: by the cell that stands for it, or by all its cells. */
export function moveLabel(view, move) {
  const { name, pick, mark } = view.moves[move];
  return pick === undefined ? name : (mark ? `${mark}-` : '') + cellNames(view)[pick];
}
