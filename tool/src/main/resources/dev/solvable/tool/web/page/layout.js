// Where the cells of a board are on its picture.

import { svg } from './dom.js';
import { pointName } from './labels.js';

export const SIZE = 100;
export const HALF = SIZE / 2;
export const TILE = 47; // half the width of a tile's cell
const MARGIN = 34;

/** Where the cells are: their centres, shapes and neighbours, and the size of the picture. */
export function layout(view) {
  return { squares, hexagons, circle }[view.drawing.shape](view);
}

function places(view) {
  return view.map.flatMap((row, y) => [...row].map((c, x) => ({ c, x, y }))).filter(place => place.c !== ' ');
}

function squares(view) {
  const centres = places(view).map(({ x, y }) => ({ x: MARGIN + x * SIZE + HALF, y: MARGIN + y * SIZE + HALF, column: x, row: y }));
  return {
    width: MARGIN + view.facts.columns * SIZE + 4,
    height: MARGIN + view.facts.rows * SIZE + 4,
    centres,
    radius: HALF,
    shape: i => svg('rect', { x: centres[i].x - HALF + 3, y: centres[i].y - HALF + 3, width: SIZE - 6, height: SIZE - 6, rx: 12 }),
    frame: () => coordinates(view, x => MARGIN + x * SIZE + HALF, y => ({ x: MARGIN / 2, y: MARGIN + y * SIZE + HALF })),
  };
}

function hexagons(view) {
  const wide = HALF * Math.sqrt(3) * 1.1;
  const high = HALF * 1.65;
  const centres = places(view).map(({ x, y }) => ({
    x: MARGIN + wide * (x + y / 2 + 0.5), y: MARGIN + HALF * 1.1 + y * high, column: x, row: y,
  }));
  const corners = i => [0, 1, 2, 3, 4, 5].map(k => {
    const angle = Math.PI / 3 * k + Math.PI / 6;
    return `${(centres[i].x + 52 * Math.cos(angle)).toFixed(1)},${(centres[i].y + 52 * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
  return {
    width: MARGIN + wide * (view.facts.columns + (view.facts.rows - 1) / 2) + 10,
    height: MARGIN + high * (view.facts.rows - 1) + SIZE * 1.15,
    centres,
    radius: HALF * 0.9,
    shape: i => svg('polygon', { points: corners(i) }),
    frame: () => coordinates(view, x => MARGIN + wide * (x + 0.5), y => ({ x: MARGIN / 2 + wide * y / 2, y: MARGIN + HALF * 1.1 + y * high })),
  };
}

function coordinates(view, columnX, rowAt) {
  const letters = Array.from({ length: view.facts.columns }, (_, x) => ({ x: columnX(x), y: MARGIN / 2, name: columnName(x) }));
  const numbers = Array.from({ length: view.facts.rows }, (_, y) => ({ ...rowAt(y), name: y + 1 }));
  return [...letters, ...numbers].map(({ x, y, name }) => svg('text', { class: 'coordinate', x, y, 'aria-hidden': 'true' }, [`${name}`]));
}

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
      svg('circle', { cx: centres[i].x, cy: centres[i].y, r: 27, class: 'spot' }),
    ]),
    frame: () => points.map((point, i) => svg('g', { class: 'point-label', 'aria-hidden': 'true' }, [
      svg('circle', { cx: point.x, cy: point.y, r: 9 }),
      svg('text', { x: middle + (point.x - middle) * 1.15, y: middle + (point.y - middle) * 1.15 }, [pointName(i)]),
    ])),
  };
}
