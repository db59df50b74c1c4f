// The description of a position.

import { here, otherSide, repetitions } from './line.js';

const PLAYER = { first: 'First', second: 'Second' };

/** A player, with their mark if they have one. */
export function sideName(view, side) {
  const { first, second } = view.marks;
  const own = second !== undefined && view.moves[0].mark === undefined;
  return own ? `${PLAYER[side]} (${[...(side === 'first' ? first : second)].join(', ')})` : PLAYER[side];
}

const counted = states => (states ? `, ${(states / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} million states searched` : '');

const DURATION = seconds => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`);

function solvingText({ stage, done, total, searched, seconds }) {
  const what = stage === 'waiting' ? 'another position of this game is being solved first'
    : stage === 'states' && total === 0 ? `${done.toLocaleString('en')} states found`
    : stage === 'states' ? `${Math.floor(100 * done / Math.max(1, total))} % of ${total.toLocaleString('en')} states`
    : done < total ? `${done} of ${total} moves valued${counted(searched)}`
    : 'every move is valued, the nimber is not known yet';
  return `Still solving: ${what}, ${DURATION(seconds)} so far. You can play on meanwhile.`;
}

/** The remark on a position that has occurred before: in some games play can go on for ever. */
function repetitionText(line) {
  const times = repetitions(line);
  return times < 2 ? '' : times === 2 ? ' This position has come up before.'
    : ` This position has come up ${times} times: a draw by repetition, if both go on like that.`;
}

/** Who leads by how many points since the line of play began. */
export function pointsText(line) {
  const { lead } = here(line);
  const by = Math.abs(lead) === 1 ? '1 point' : `${Math.abs(lead)} points`;
  return lead === 0 ? 'So far neither player leads.' : `So far the ${lead > 0 ? 'first' : 'second'} player leads by ${by}.`;
}

/** The result of a game of points. */
function pointsVerdict(view, line) {
  const { lead } = here(line);
  return lead === 0 ? 'It is a draw.' : `${sideName(view, lead > 0 ? 'first' : 'second')} has won.`;
}

/** What the page says of the position that is shown: a headline and a detail. */
export function statusText(state) {
  const { view, analysis, line, refusal } = state;
  const { side } = here(line);
  if (refusal) {
    return [refusal.status === 400 ? 'This is no position of the game' : 'No answer', ''];
  }
  if (!analysis) {
    return ['Asking the solver…', ''];
  }
  if (analysis.solving) {
    return [`${sideName(view, side)} to move`, solvingText(analysis.solving)];
  }
  if (analysis.terminal && view.scored) {
    return ['The game is over', pointsVerdict(view, line)];
  }
  if (analysis.terminal) {
    const winner = analysis.outcome === 'win' ? side : otherSide(side);
    return ['The game is over', analysis.outcome === 'draw' ? 'It is a draw.' : `${sideName(view, winner)} has won.`];
  }
  if (!state.values) {
    return [`${sideName(view, side)} to move`, (state.opponent === side ? 'The perfect player is thinking…' : 'Values are hidden.') + repetitionText(line)];
  }
  if (view.scored) {
    const points = Math.abs(analysis.score) === 1 ? '1 point' : `${Math.abs(analysis.score)} points`;
    const verdict = analysis.score === 0 ? 'gets as many points as the other player'
      : `gets ${points} ${analysis.score > 0 ? 'more' : 'less'} than the other player`;
    return [`${sideName(view, side)} to move ${verdict}`, `From here to the end, in ${analysis.distance} moves, under perfect play of both.`];
  }
  if (analysis.distance < 0) {
    return [`${sideName(view, side)} to move draws`, `Under perfect play of both the game never ends.${repetitionText(line)}`];
  }
  const plies = analysis.distance === 1 ? 'with this move' : `in ${analysis.distance} moves`;
  const verdict = { win: `wins ${plies}`, draw: `draws ${plies}`, loss: `loses ${plies}` }[analysis.outcome];
  const nimber = analysis.nimber === undefined ? '' : ` Nimber ${analysis.nimber}.`;
  return [`${sideName(view, side)} to move ${verdict}`, `Under perfect play of both.${nimber}${repetitionText(line)}`];
}
