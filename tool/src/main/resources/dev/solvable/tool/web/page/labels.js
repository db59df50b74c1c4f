// How moves, cells and values are written.

export const badgeText = move => `${move.outcome[0].toUpperCase()} ${move.distance}`;

export const pointName = i => String.fromCharCode(65 + i);

/** How cells are called on this drawing: `b2`, or `AC` where a cell joins two points. */
export function cellNames(view) {
  return view.drawing.edges?.map(([from, to]) => pointName(from) + pointName(to)) ?? view.cells;
}

/** How a move is called: by the cell that stands for it, or by all its cells. */
export function moveLabel(view, move) {
  const { name, pick, mark } = view.moves[move];
  return pick === undefined ? name : (mark ? `${mark}-` : '') + cellNames(view)[pick];
}
