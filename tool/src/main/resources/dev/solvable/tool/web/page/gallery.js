// All games at a glance: a picture, the rules in a sentence, the size and who wins.

import * as api from './api.js';
import { boardFor } from './board/boards.js';
import { byId, element } from './dom.js';
import { sideAtStart } from './editor.js';
import { areCode } from './rules.js';

const WINS = { draw: 'a draw', first_wins: 'first wins', second_wins: 'second wins', unstated: 'who wins is not computed yet' };
const MOST_STATES = 2 ** 25;
const PICTURE_ROOM = 440; // a long row is broken as on a phone
const NOBODY = { point() {}, play() {}, cell() {}, edit() {} };

/** The rules in a sentence or two, or the author's description if the rules only name a method. */
const sentence = view => (areCode(view) || !view.rules ? view.about || view.rules : view.rules);

function picture(view) {
  const container = element('div', { class: 'picture', 'aria-hidden': 'true' });
  const board = boardFor(view, container, NOBODY, PICTURE_ROOM);
  board.setGame(view);
  board.update({ board: view.sample, side: null, moves: [], best: null, values: false, editing: false, laid: [], isOver: false });
  container.querySelectorAll('[tabindex]').forEach(cell => cell.removeAttribute('tabindex'));
  return container;
}

/** Puts the size and the winner on a card, and into the text that the filter searches. */
function describe(card, view, wins) {
  const { rows, columns, cells } = view.facts;
  const facts = `${rows} × ${columns}, ${cells} cells; ${wins}`;
  card.dataset.text = [view.name, facts, `${rows}x${columns}`, view.rules, view.about].join(' ').toLowerCase();
  card.querySelector('.size').textContent = facts;
}

function fillCard(card, view) {
  card.firstChild.append(picture(view), element('p', { class: 'size' }, []), element('p', { class: 'rule' }, [sentence(view)]));
  describe(card, view, WINS[view.facts.proved] ?? view.facts.proved);
}

/** Solves, one by one, the small games whose winner the compiler left open. */
async function solveSmallOnes(games) {
  for (const { card, view } of games) {
    if (view.facts.proved === 'unstated' && view.facts.states <= MOST_STATES) {
      const { outcome } = await api.position(view.name, view.board, view.sideNeeded ? sideAtStart(view) : null, new AbortController().signal, () => {}, api.OF_SERVER);
      describe(card, view, { win: WINS.first_wins, draw: WINS.draw, loss: WINS.second_wins }[outcome]);
      filter();
    }
  }
}

function copyButton(name, copy) {
  const button = element('button', { type: 'button', class: 'copy', 'aria-label': `Edit a copy of ${name}` }, ['Edit a copy']);
  button.addEventListener('click', () => copy(name));
  return button;
}

function filter() {
  const words = byId('filter').value.toLowerCase().split(/\s+/);
  const cards = [...document.querySelectorAll('#cards > li')];
  cards.forEach(card => {
    card.hidden = !words.every(word => card.dataset.text.includes(word));
  });
  byId('no-cards').textContent = cards.some(card => !card.hidden) ? '' : 'No game has all these words.'; // is announced
}

byId('filter').addEventListener('input', filter);

/** Empties the gallery, so that it can be filled again. */
export const clearGallery = () => byId('cards').replaceChildren();

/** Fills the gallery with these games, once; later calls change nothing. Where they may be copied, `copy` gets the name. */
export async function fillGallery(names, copy) {
  if (byId('cards').children.length > 0) {
    return;
  }
  const cards = names.map(name => element('li', { 'data-text': name.toLowerCase() }, [
    element('a', { class: 'card', href: `?game=${encodeURIComponent(name)}`, 'data-game': name }, [element('h3', {}, [name])]),
    ...(copy ? [copyButton(name, copy)] : []),
  ]));
  byId('cards').replaceChildren(...cards);
  // A game that cannot be loaded now can still be opened, and then says why.
  const games = (await Promise.all(names.map((name, i) => api.game(name).then(view => ({ card: cards[i], view }), () => null)))).filter(game => game);
  games.forEach(({ card, view }) => fillCard(card, view));
  filter();
  solveSmallOnes(games).catch(() => {}); // then the winners are not shown
}
