// Where the cells of a board are on its picture.

import { svg } from '../dom.js';
import { pointName } from '../labels.js';

export const SIZE = 100;
export const HALF = SIZE / 2;
export const TILE = 47; // half the width of a tile's cell
export const SPOT = 27; // the radius in which a line between points is labelled and pressed
export const TOUCHABLE = 44; // pixels that a cell must have to be pressed with a finger
const MARGIN = 34;

/** How many cells of a single row fit side by side into a width in pixels. */
export function perLine(view, room) {
  const { rows, columns } = view.facts;
  return view.drawing.shape === 'graph' || rows > 1 || columns * TOUCHABLE <= room ? columns : Math.ceil(columns / Math.ceil(columns * TOUCHABLE / room));
}

/**
 * Where the cells are: their centres, shapes and neighbours, and the size of the picture. A single row that does not
 * fit is broken into lines.
 */
export function layout(view, room = Infinity) {
  const where = { squares, hexagons, circle, graph }[view.drawing.shape](view, perLine(view, room));
  return view.kind === 'pieces' ? withTray(view, where) : where;
}

const SLOT = 96; // the width of a place beside the board

/** The board and the places beside it: for each kind of piece that was in hand, and for those that leave. */
function withTray(view, where) {
  const letters = [...new Set(view.hand ?? '')].sort();
  const tray = letters.map(letter => ({ letter, name: `hand-${letter}` }));
  if (view.moves.some(({ step }) => step.to === undefined)) {
    tray.push({ isExit: true, name: 'off' });
  }
  if (tray.length === 0) {
    return { ...where, tray };
  }
  const y = where.height + 44;
  const width = Math.max(where.width, MARGIN + tray.length * SLOT + 4);
  const rows = Math.max(...where.centres.map(({ row }) => row)) + 1;
  const centres = tray.map(({ isExit }, i) => {
    const x = isExit ? width - SLOT / 2 - 4 : MARGIN + (i + 0.5) * SLOT;
    return { x, y, column: (x - MARGIN - HALF) / SIZE, row: rows };
  });
  const slot = ({ x }) => svg('rect', { x: x - SLOT / 2 + 3, y: y - 34, width: SLOT - 6, height: 68, rx: 12 });
  return {
    ...where,
    tray,
    width,
    height: where.height + 88,
    centres: [...where.centres, ...centres],
    shape: i => (i < where.centres.length ? where.shape(i) : slot(centres[i - where.centres.length])),
  };
}

/** Points and the lines between those that are linked: on the grid, or of a single row on a circle. */
function graph(view) {
  const { links } = view.drawing;
  const { columns, rows } = view.facts;
  const isGrid = rows > 1;
  const centres = isGrid
    ? places(view).map(({ x, y }) => ({ x: MARGIN + x * SIZE + HALF, y: MARGIN + y * SIZE + HALF, column: x, row: y }))
    : onCircle(view.cells.length, links);
  const width = isGrid ? MARGIN + columns * SIZE + 4 : Math.max(...centres.map(({ x }) => x)) + HALF + 24;
  const height = isGrid ? MARGIN + rows * SIZE + 4 : Math.max(...centres.map(({ y }) => y)) + HALF + 24;
  const line = ([a, b]) => svg('line', { class: 'link', x1: centres[a].x, y1: centres[a].y, x2: centres[b].x, y2: centres[b].y });
  const middle = { x: width / 2, y: height / 2 };
  /** The name of a point, outside the circle; for a point in the middle, on its left. */
  const name = ({ x, y }, i) => {
    const away = Math.hypot(x - middle.x, y - middle.y);
    return away < 40 ? coordinate(x - 60, y, view.cells[i]) : coordinate(x + 56 * (x - middle.x) / away, y + 56 * (y - middle.y) / away, view.cells[i]);
  };
  const names = isGrid ? coordinates(view, x => MARGIN + x * SIZE + HALF, y => ({ x: MARGIN / 2, y: MARGIN + y * SIZE + HALF })) : centres.map(name);
  return {
    width, height, centres,
    nameAt: isGrid && nameAt(view, -38, -40),
    radius: 38,
    shape: i => svg('circle', { class: 'node', cx: centres[i].x, cy: centres[i].y, r: 38 }),
    frame: () => [...links.map(line), ...names],
  };
}

/** Points on a circle in the order of their links, the first at the top left; one linked to all is in the middle. */
function onCircle(count, links) {
  const near = Array.from({ length: count }, (_, i) => links.filter(link => link.includes(i)).map(([a, b]) => (a === i ? b : a)));
  const hubs = near.flatMap((others, i) => (others.length === count - 1 ? [i] : []));
  const hub = hubs.length === 1 && count > 4 ? hubs[0] : -1;
  const free = i => near[i].filter(k => k !== hub && !order.includes(k)).length;
  const order = [];
  let next = near.map((_, i) => i).filter(i => i !== hub).sort((a, b) => near[a].length - near[b].length || a - b)[0];
  while (next !== undefined) {
    order.push(next);
    const open = near.map((_, i) => i).filter(i => i !== hub && !order.includes(i));
    next = open.filter(i => near[next].includes(i)).sort((a, b) => free(a) - free(b) || a - b)[0] ?? open[0];
  }
  const radius = Math.max(130, 46 * order.length / Math.PI * 1.3);
  const at = order.length;
  const spots = near.map((_, i) => {
    const angle = -Math.PI / 2 - 2 * Math.PI * (order.indexOf(i) + 0.5) / at;
    return i === hub ? { x: 0, y: 0 } : { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const [left, top] = ['x', 'y'].map(axis => Math.min(...spots.map(spot => spot[axis])) - HALF - 24);
  return spots.map(({ x, y }) => ({ x: x - left, y: y - top, column: (x - left - HALF) / SIZE, row: (y - top - HALF) / SIZE }));
}

function places(view) {
  return view.map.flatMap((row, y) => [...row].map((c, x) => ({ c, x, y }))).filter(place => place.c !== ' ');
}

function brokenRow(view, line) {
  const lines = Math.ceil(view.facts.columns / line);
  const at = i => ({ x: MARGIN + i % line * SIZE + HALF, y: MARGIN + Math.floor(i / line) * (SIZE + MARGIN) + HALF });
  const centres = places(view).map(({ x }) => ({ ...at(x), column: x, row: 0 }));
  return {
    width: MARGIN + line * SIZE + 4,
    height: lines * (SIZE + MARGIN) + 4,
    centres,
    nameAt: nameAt(view, ...INSIDE),
    radius: HALF,
    shape: i => square(centres[i]),
    frame: () => Array.from({ length: hasOwnNames(view) ? 0 : view.facts.columns }, (_, i) => coordinate(at(i).x, at(i).y - HALF - MARGIN / 2, columnName(i))),
  };
}

const square = ({ x, y }) => svg('rect', { x: x - HALF + 3, y: y - HALF + 3, width: SIZE - 6, height: SIZE - 6, rx: 12 });

function squares(view, line) {
  if (line < view.facts.columns) {
    return brokenRow(view, line);
  }
  const centres = places(view).map(({ x, y }) => ({ x: MARGIN + x * SIZE + HALF, y: MARGIN + y * SIZE + HALF, column: x, row: y }));
  return {
    width: MARGIN + view.facts.columns * SIZE + 4,
    height: MARGIN + view.facts.rows * SIZE + 4,
    centres,
    nameAt: nameAt(view, ...INSIDE),
    radius: HALF,
    shape: i => square(centres[i]),
    frame: () => coordinates(view, x => MARGIN + x * SIZE + HALF, y => ({ x: MARGIN / 2, y: MARGIN + y * SIZE + HALF })),
  };
}

function hexagons(view) {
  const wide = HALF * Math.sqrt(3) * 1.1;
  const high = HALF * 1.65;
  const centres = places(view).map(({ x, y }) => ({
    x: MARGIN + wide * (x + y / 2 + 0.5), y: MARGIN + HALF * 1.1 + y * high, column: x, row: y,
  }));
  /** A corner of a cell, clockwise from the one at the right below. */
  const corner = (i, k, radius) => {
    const angle = Math.PI / 3 * k + Math.PI / 6;
    return `${(centres[i].x + radius * Math.cos(angle)).toFixed(1)},${(centres[i].y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const corners = i => [0, 1, 2, 3, 4, 5].map(k => corner(i, k, 52)).join(' ');
  /** The four sides in the colours of those who connect them, just outside the cells. */
  const sides = () => {
    const { downwards } = view.drawing;
    const side = (isOn, ks, owner) => svg('polyline', {
      class: `side ${owner}`, points: centres.flatMap((c, i) => (isOn(c) ? ks.map(k => corner(i, k, 58)) : [])).join(' '),
    });
    const across = downwards === 'first' ? 'second' : 'first';
    return !downwards ? [] : [
      side(c => c.row === 0, [3, 4, 5], downwards), side(c => c.row === view.facts.rows - 1, [2, 1, 0], downwards),
      side(c => c.column === 0, [3, 2], across), side(c => c.column === view.facts.columns - 1, [5, 0], across),
    ];
  };
  return {
    width: MARGIN + wide * (view.facts.columns + (view.facts.rows - 1) / 2) + 10,
    height: MARGIN + high * (view.facts.rows - 1) + SIZE * 1.2,
    centres,
    nameAt: nameAt(view, -36, -28),
    radius: HALF * 0.9,
    shape: i => svg('polygon', { points: corners(i) }),
    frame: () => [...sides(), ...coordinates(view, x => MARGIN + wide * (x + 0.5), y => ({ x: MARGIN / 2 + wide * y / 2 - 4, y: MARGIN + HALF * 1.1 + y * high }))],
  };
}

/** Whether cells have names of their own instead of those of their column and row. */
const hasOwnNames = view => places(view).some(({ x, y }, i) => view.cells[i] !== `${columnName(x)}${y + 1}`);

const INSIDE = [-42, -34]; // the upper left corner of a square

/** Where the name of a cell is written, from the cell's centre; nothing if columns and rows bear the names. */
const nameAt = (view, x, y) => (hasOwnNames(view) ? { x, y } : undefined);

function coordinates(view, columnX, rowAt) {
  if (hasOwnNames(view)) {
    return [];
  }
  const letters = Array.from({ length: view.facts.columns }, (_, x) => ({ x: columnX(x), y: MARGIN / 2, name: columnName(x) }));
  const numbers = Array.from({ length: view.facts.rows }, (_, y) => ({ ...rowAt(y), name: y + 1 }));
  return [...letters, ...numbers].map(({ x, y, name }) => coordinate(x, y, name));
}

const coordinate = (x, y, name) => svg('text', { class: 'coordinate', x, y, 'aria-hidden': 'true' }, [`${name}`]);

const columnName = x => (x < 26 ? '' : columnName(Math.floor(x / 26) - 1)) + String.fromCharCode(97 + x % 26);

function circle(view) {
  const edges = view.drawing.edges;
  const count = Math.max(...edges.flat()) + 1;
  const radius = 210;
  const middle = radius + 50;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = 2 * Math.PI * i / count - Math.PI / 2;
    return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
  });
  // All diameters meet in the middle, so their labels are nearer to their even ends.
  const centres = edges.map(([from, to], row) => {
    const isDiameter = count % 2 === 0 && to - from === count / 2;
    const share = !isDiameter ? 0.5 : from % 2 === 0 ? 0.39 : 0.61;
    return {
      x: points[from].x + share * (points[to].x - points[from].x),
      y: points[from].y + share * (points[to].y - points[from].y),
      column: row, row: 0,
    };
  });
  const ends = i => ({ x1: points[edges[i][0]].x, y1: points[edges[i][0]].y, x2: points[edges[i][1]].x, y2: points[edges[i][1]].y });
  return {
    width: 2 * middle,
    height: 2 * middle,
    centres,
    radius: 26,
    ends,
    shape: i => svg('g', {}, [
      svg('line', { ...ends(i), class: 'touch' }), svg('line', { ...ends(i), class: 'edge' }),
      svg('circle', { cx: centres[i].x, cy: centres[i].y, r: SPOT, class: 'spot' }),
    ]),
    frame: () => points.map((point, i) => svg('g', { class: 'point-label', 'aria-hidden': 'true' }, [
      svg('circle', { cx: point.x, cy: point.y, r: 9 }),
      svg('text', { x: middle + (point.x - middle) * 1.15, y: middle + (point.y - middle) * 1.15 }, [pointName(i)]),
    ])),
  };
}
