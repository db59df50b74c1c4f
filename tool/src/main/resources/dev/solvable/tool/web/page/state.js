// The game and position that are shown, and their address.

import { byId, element } from './dom.js';
import { here } from './line.js';

export const state = {
  view: null, // the game, as the server describes it
  digest: 0, // of all that the server says of it: lines of play in the history belong to one
  written: '', // its declaration
  line: null,
  analysis: null, // of the current position, or what is known of it while it is being solved
  refusal: null,
  editing: false,
  opponent: 'none',
  values: true,
  filter: null, // the cell to whose moves the list is limited
  puzzle: null, // the last one
  editable: false, // whether declarations may be written here
  drafting: false, // whether the game is a draft
  refused: null, // what is wrong with the games saved last, while those before are shown
};

/** The address of the position that is shown. */
function address() {
  const { board: text, side } = here(state.line);
  const value = string => encodeURIComponent(string).replaceAll('%2F', '/');
  return `?game=${value(state.view.name)}&board=${value(text)}&to-move=${side}${state.drafting ? '&draft' : ''}`;
}

/** Puts the position into the address, by the method of the history that is named. */
export function remember(how) {
  keep(how);
  byId('notice').hidden = true;
}

/** The same beside what was told. */
export const keep = how => history[how]({ digest: state.digest, line: state.line }, '', address());

/** The parameters of the address. A `#` that is not escaped ends the query, but what follows may belong to it. */
export function parametersOf({ search, hash }) {
  const isOfPage = hash.length < 2 || byId(hash.slice(1)) !== null;
  return new URLSearchParams(search + (isOfPage ? '' : hash.replaceAll('#', '%23')));
}

/** Says something above the page, until another position is shown. */
export function tell(...lines) {
  byId('notice').replaceChildren(...lines.map(line => element('span', {}, [line])));
  byId('notice').hidden = false;
}
