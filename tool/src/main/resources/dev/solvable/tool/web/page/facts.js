// What is known of a game before anything is solved.

import { element } from './dom.js';

const number = value => (value > Number.MAX_SAFE_INTEGER ? `about ${value.toPrecision(4)}` : value.toLocaleString('en'));
const PROVED = {
  unstated: 'nothing: the game is larger than the compiler’s budget, or its rules are code',
  draw: 'under perfect play it is a draw',
  first_wins: 'the first player wins',
  second_wins: 'the second player wins',
};

function bytes(count) {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, count)) / 10));
  return power === 0 ? `${count} bytes` : `${(count / 1024 ** power).toLocaleString('en', { maximumFractionDigits: 1 })} ${units[power]}`;
}

export function drawFacts(container, view) {
  const facts = view.facts;
  const known = text => (view.kind === 'program' ? 'not known beforehand: the rules are a program' : text);
  const rows = [
    ['Board', `${facts.rows} × ${facts.columns}, ${facts.cells} cells`],
    ['Moves', view.kind === 'program' ? `${number(facts.moves)} in a position at most` : number(facts.moves)],
    [view.scored ? 'Lines that score' : 'Lines that end the game', number(facts.lines)],
    ['Players', facts.impartial ? 'impartial: both have the same moves' : view.toMove === 'either' ? 'both have the same moves' : 'partizan: each has moves of their own'],
    ['States', known(facts.states === undefined ? 'over 2⁶³' : number(facts.states))],
    ['Algorithm', facts.algorithm],
    ['Encoding', facts.encoding],
    ['Cache', known(`${number(facts.cacheEntries)} entries, ${bytes(facts.cacheBytes)}`)],
    ['Symmetries', number(facts.symmetries)],
    ['Proved by the compiler', PROVED[facts.proved] ?? facts.proved],
  ];
  container.replaceChildren(element('dl', { class: 'facts' }, rows.flatMap(([term, text]) =>
    [element('dt', {}, [term]), element('dd', {}, [text])])));
}
