// How moves, cells and values are written.

const ENDLESS = -1; // the distance of a draw without end

/** Points with their sign. */
export const signed = score => (score > 0 ? `+${score}` : String(score).replace('-', '\u2212'));

/** Orders two moves by their values: less than 0 if `a` comes first. */
export function compare(a, b) {
  if (a.score !== undefined && b.score !== undefined) {
    return b.score - a.score || a.distance - b.distance || a.move - b.move;
  }
  const rank = { win: 3, draw: 2, loss: 1, undefined: 0 };
  return rank[b.outcome] - rank[a.outcome]
    || (a.outcome === 'win' ? a.distance - b.distance : a.outcome === 'loss' ? b.distance - a.distance : 0) || a.move - b.move;
}

const badgeOfOutcome = ({ outcome, distance }) => `${outcome[0].toUpperCase()} ${distance === ENDLESS ? '∞' : distance}`;

/** A value in a cell or beside a move: `W 3`, `+3`. */
export const badgeText = value => (value.score === undefined ? badgeOfOutcome(value) : signed(value.score));

/** A value in words: `win in 3`, `+3 in 7`. */
export const valueWords = ({ outcome, distance, score }) => (score !== undefined ? `${signed(score)} in ${distance}`
  : distance === ENDLESS ? `${outcome} without end` : `${outcome} in ${distance}`);

export const pointName = i => String.fromCharCode(65 + i);

const isGridName = (name, i) => name === `${i < 26 ? '' : 'a'}${String.fromCharCode(97 + i % 26)}1`;

/** The names of cells: `b2`, or those of the declaration, or `AC` if an unnamed cell joins two points. */
export function cellNames(view) {
  const { edges } = view.drawing;
  return edges && view.cells.every(isGridName) ? edges.map(([from, to]) => pointName(from) + pointName(to)) : view.cells;
}

/** The name of a move: the cell that selects it, or all its cells, or its name in its position. */
export function moveLabel(view, { move, name }) {
  const { pick, mark } = view.moves[move];
  return pick === undefined ? name ?? view.moves[move].name : (mark ? `${mark}-` : '') + cellNames(view)[pick];
}
