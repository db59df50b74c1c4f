// Where the cells of a board are on its picture.

import { svg } from './dom.js';
import { pointName } from './labels.js';

export const SIZE = 100;
export const HALF = SIZE / 2;
export const TILE = 47; // half the width of a tile's cell
export const SPOT = 27; // the radius in which a line between points is labelled and pressed
const MARGIN = 34;

const TOUCHABLE = 44; // pixels that a cell must have to be pressed with a finger

/** How many cells of a single row stand side by side where there is room for so many pixels. */
export function perLine(view, room) {
  const { rows, columns } = view.facts;
  return rows > 1 || columns * TOUCHABLE <= room ? columns : Math.ceil(columns / Math.ceil(columns * TOUCHABLE / room));
}

/**
 * Where the cells are: their centres, shapes and neighbours, and the size of the picture. A single row for which there
 * is not enough room is broken into lines.
 */
export function layout(view, room = Infinity) {
  return { squares, hexagons, circle }[view.drawing.shape](view, perLine(view, room));
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
    radius: HALF,
    shape: i => square(centres[i]),
    frame: () => Array.from({ length: view.facts.columns }, (_, i) => coordinate(at(i).x, at(i).y - HALF - MARGIN / 2, columnName(i))),
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
    radius: HALF * 0.9,
    shape: i => svg('polygon', { points: corners(i) }),
    frame: () => [...sides(), ...coordinates(view, x => MARGIN + wide * (x + 0.5), y => ({ x: MARGIN / 2 + wide * y / 2 - 4, y: MARGIN + HALF * 1.1 + y * high }))],
  };
}

function coordinates(view, columnX, rowAt) {
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
  // Diameters would all meet in the middle: the point at which such a line is labelled is nearer to its even end.
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
