// The rules of a game, in words and as pictures of its tiles, lines and moves.

import { element, svg } from './dom.js';
import { moveLabel } from './labels.js';
import { layout } from './board/layout.js';
import { sideName } from './status.js';

const MOST_PICTURES = 8;

/** Whether the rules in words only name a method of the declaration: then its author's words say more. */
export const areCode = view => /\(\)| wins as \w+ says/.test(view.rules);

/** The cells' places, moved to the corner: equal for cells of one shape. */
function shape(cells, centres) {
  const column = Math.min(...cells.map(cell => centres[cell].column));
  const row = Math.min(...cells.map(cell => centres[cell].row));
  return cells.map(cell => [centres[cell].column - column, centres[cell].row - row]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** One of each shape, with how many there are. */
function kinds(items, centres) {
  const kinds = new Map();
  for (const item of items) {
    const key = JSON.stringify([shape(item.cells, centres), item.by]);
    const kind = kinds.get(key) ?? { ...item, count: 0 };
    kinds.set(key, { ...kind, count: kind.count + 1 });
  }
  return [...kinds.values()];
}

function figure(picture, caption) {
  return element('figure', {}, [picture, element('figcaption', {}, [caption])]);
}

function tilePicture(cells, centres) {
  const places = shape(cells, centres);
  const [columns, rows] = [0, 1].map(k => 1 + Math.max(...places.map(place => place[k])));
  return svg('svg', { class: 'tile-shape', viewBox: `-1 -1 ${columns * 20 + 2} ${rows * 20 + 2}`, width: columns * 20 + 2, height: rows * 20 + 2, 'aria-hidden': 'true' },
    places.map(([x, y]) => svg('rect', { x: x * 20 + 1, y: y * 20 + 1, width: 18, height: 18, rx: 3 })));
}

function boardPicture(view, cells, where) {
  const { width, height } = where;
  return svg('svg', { class: `on-board ${view.drawing.shape}`, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    view.cells.map((_, i) => svg('g', { class: cells.includes(i) ? 'in' : 'out' }, [where.shape(i)])));
}

function tiles(view, where) {
  const found = kinds(view.moves, where.centres);
  return found.slice(0, MOST_PICTURES).map(move =>
    figure(tilePicture(move.cells, where.centres), `${move.by ? `${move.by}: ` : ''}${move.count} ${move.count === 1 ? 'way' : 'ways'}`));
}

function lines(view, where) {
  const isCircle = view.drawing.shape === 'circle';
  const all = view.lines.map(cells => ({ cells }));
  // Between points a shape has no direction: one line represents all that have the same number of edges.
  const found = isCircle ? [...new Map(all.map(line => [line.cells.length, { ...line, count: all.length }])).values()] : kinds(all, where.centres);
  return found.slice(0, MOST_PICTURES).map(line =>
    figure(boardPicture(view, line.cells, where), line.count === 1 ? 'the only one' : `one of ${line.count}`));
}

/** An example move from the middle of the board, for moves that fill more than the cell that selects them. */
function sample(view, where) {
  const middle = view.moves[Math.floor(view.moves.length / 3)];
  return [figure(boardPicture(view, middle.cells, where), `what ${moveLabel(view, { move: view.moves.indexOf(middle) })} fills`)];
}

function pictures(view) {
  const where = layout(view, 440);
  if (view.lines.length > 0) {
    return lines(view, where);
  }
  if (view.kind !== 'filling') {
    return [];
  }
  if (!view.picks) {
    return tiles(view, where);
  }
  return view.moves.some(move => move.cells.length > 1) ? sample(view, where) : [];
}

function sides(view) {
  const { downwards } = view.drawing;
  if (!downwards) {
    return [];
  }
  const across = downwards === 'first' ? 'second' : 'first';
  return [`${sideName(view, downwards)} connects top and bottom, ${sideName(view, across)} left and right: the sides bear their colours.`];
}

/** Draws the rules of a game. */
export function drawRules(container, view) {
  const words = [areCode(view) || !view.rules ? view.about : '', view.rules, ...sides(view)].filter(text => text);
  container.replaceChildren(...words.map(text => element('p', {}, [text])), element('div', { class: 'figures' }, pictures(view)));
}
