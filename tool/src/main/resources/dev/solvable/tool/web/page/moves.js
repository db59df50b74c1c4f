// The legal moves as buttons, best first.

import { element } from './dom.js';
import { changedCells } from './board/cells.js';
import { badgeText, compare, moveLabel, valueWords } from './labels.js';

const GROUPS = [['win', 'Winning'], ['draw', 'Drawing'], ['loss', 'Losing'], [undefined, 'Not valued yet']];

/** Whether a move concerns a cell: it fills it, begins there or places a piece there, or a program changes it. */
function concerns(view, { move, board }, cell, before) {
  const { cells, step } = view.moves[move];
  return step ? (step.from ?? step.to) === cell
    : (view.kind === 'program' ? changedCells(view, before, board) : cells).includes(cell);
}

/**
 * Draws the moves; with a cell as `filter` only those that concern it. `board` is the board before them. `none` says
 * why there are none. `actions` are called with the move that is pointed at (null for none any more), with the move
 * that is made, and at the end of the filter.
 */
export function drawMoves(container, view, moves, best, { values, filter, board, names, none }, actions) {
  const shown = filter === null ? moves : moves.filter(move => concerns(view, move, filter, board));
  const parts = [];
  if (filter !== null) {
    const all = element('button', { type: 'button', class: 'quiet', id: 'all-moves' }, ['Show all']);
    all.addEventListener('click', actions.unfilter);
    parts.push(element('p', { class: 'hint' }, [`Moves through ${names[filter]} `, all]));
  }
  for (const [outcome, title] of values ? GROUPS : [[null, 'Legal']]) {
    const group = outcome === null ? shown : shown.filter(move => move.outcome === outcome);
    if (group.length === 0) {
      continue;
    }
    if (outcome) {
      group.sort(compare);
    }
    parts.push(element('h3', {}, [`${title} (${group.length})`]));
    parts.push(element('ul', { class: 'chips' }, group.map(move =>
      element('li', {}, [chip(view, move, values, move.name === best, actions)]))));
  }
  if (moves.length === 0) {
    parts.push(element('p', { class: 'hint' }, [none]));
  }
  container.replaceChildren(...parts);
}

function chip(view, move, values, isBest, actions) {
  const value = values && move.outcome ? badgeText(move) : '';
  const label = moveLabel(view, move);
  const spoken = values && move.outcome ? `${label}, ${valueWords(move)}${isBest ? ', best' : ''}` : label;
  const button = element('button', {
    type: 'button', class: `chip ${values ? move.outcome ?? '' : ''}${values && isBest ? ' best' : ''}`, 'data-move': move.move,
    'aria-label': spoken, title: move.name,
  }, [element('span', { class: 'name' }, [label]), value ? element('b', { class: 'badge' }, [value]) : '']);
  button.addEventListener('click', () => actions.play(move));
  button.addEventListener('pointerenter', () => actions.point(move));
  button.addEventListener('pointerleave', () => actions.point(null));
  button.addEventListener('focus', () => actions.point(move));
  button.addEventListener('blur', () => actions.point(null));
  return button;
}
