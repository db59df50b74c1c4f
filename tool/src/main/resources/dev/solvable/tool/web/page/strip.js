// How the value changed, move by move, with every mistake marked.

import { mistake, otherSide, winner } from './line.js';
import { element, svg } from './dom.js';
import { moveLabel } from './labels.js';

const STEP = 52;
const LANES = { first: 14, draw: 34, second: 54 };
const RESULT = { first: 'first wins', draw: 'a draw', second: 'second wins' };

function curve(line, values) {
  const known = line.positions.map((position, i) => ({ x: STEP * i + STEP / 2, y: LANES[winner(position)] }))
    .filter(point => point.y !== undefined && values);
  const picture = svg('svg', { class: 'curve', width: STEP * line.positions.length, height: 68, 'aria-hidden': 'true' });
  for (const y of Object.values(LANES)) {
    picture.append(svg('line', { class: 'lane', x1: 0, x2: STEP * line.positions.length, y1: y, y2: y }));
  }
  picture.append(svg('polyline', { points: known.map(point => `${point.x},${point.y}`).join(' ') }));
  line.positions.forEach((position, i) => {
    const result = winner(position);
    if (result && values) {
      picture.append(svg('circle', {
        class: `point ${result}${mistake(line, i) ? ' mistake' : ''}`, cx: STEP * i + STEP / 2, cy: LANES[result], r: 6,
      }));
    }
  });
  return picture;
}

function step(view, line, index, values, onGo) {
  const position = line.positions[index];
  const wrong = values ? mistake(line, index) : null;
  const mover = otherSide(position.side);
  const name = index === 0 ? 'start' : moveLabel(view, position);
  const result = winner(position);
  const worth = result ? RESULT[result] : 'not solved yet';
  const sentence = [
    index === 0 ? 'Start' : `Move ${index}, ${mover}: ${name}`,
    values ? worth : '',
    wrong ? `a mistake: ${wrong.before} became ${wrong.after}` : '',
  ].filter(part => part).join('; ');
  const button = element('button', {
    type: 'button', class: `step${wrong ? ' wrong' : ''}`, 'aria-label': sentence, title: sentence,
  }, [
    element('span', { class: 'ply' }, [index === 0 ? '' : `${index}.`]),
    element('span', { class: 'name' }, [name]),
    element('span', { class: 'mark' }, [wrong ? (wrong.before === 'win' && wrong.after === 'loss' ? '??' : '?') : '']),
  ]);
  if (index === line.at) {
    button.setAttribute('aria-current', 'step');
  }
  button.addEventListener('click', () => onGo(index));
  return element('li', {}, [button]);
}

/** Draws a line of play; without values only its moves. `onGo` gets the index of the position that is chosen. */
export function drawStrip(container, view, line, values, onGo) {
  const left = container.querySelector('.scroll')?.scrollLeft ?? 0;
  const lanes = element('div', { class: 'lanes', 'aria-hidden': 'true' }, Object.entries(LANES).map(([lane, y]) => {
    const label = element('span', {}, [lane === 'draw' ? 'draw' : `${lane} wins`]);
    label.style.top = `${y - 9}px`;
    return label;
  }));
  const steps = element('ol', {}, line.positions.map((_, index) => step(view, line, index, values, onGo)));
  const scroll = element('div', { class: 'scroll' }, [curve(line, values), steps]);
  container.replaceChildren(lanes, scroll);
  const end = STEP * (line.at + 1);
  scroll.scrollLeft = Math.max(Math.min(left, end - STEP), end - scroll.clientWidth);
}
