// The page: which game it shows, and what its controls do.

import * as api from './api.js';
import { byId, element } from './dom.js';
import { Draft } from './draft.js';
import { impliedSide, sideAtStart } from './editor.js';
import { clearGallery, fillGallery } from './gallery.js';
import { here, start } from './line.js';
import { ask, back, begin, dropReply, go, play, reply, show, stopAsking } from './play.js';
import { lookOut } from './reload.js';
import { draw, drawDeclaration, drawGame, drawSources, letGo, markSources, refit } from './screen.js';
import { startTabs, startThemes } from './settings.js';
import { parametersOf, remember, state, tell } from './state.js';

const draft = new Draft(showDraft);

// ---- the game that is shown

/** Shows the gallery, or else the game. */
async function turnTo(gallery) {
  byId('gallery').hidden = !gallery;
  byId('game-page').hidden = gallery;
  byId('skip').hidden = gallery;
  byId('game-field').hidden = gallery;
  if (gallery) {
    stopAsking('the gallery is shown');
    document.title = 'Solvable';
    await fillGallery([...byId('game').options].map(option => option.value), state.editable ? write : null);
  }
}

/** Refuses a link to an unknown game, and offers the known ones. */
async function refuseLink(e) {
  byId('gallery').prepend(byId('refusal'));
  byId('refusal').hidden = false;
  byId('refusal').textContent = `Refused: ${e.message}.`;
  await turnTo(true);
  document.title = 'No such game – Solvable';
}

async function restore() {
  byId('notice').hidden = true;
  const parameters = parametersOf(location);
  const name = parameters.get('game');
  const kept = history.state; // read first, as opening a draft replaces it
  byId('refusal-place').append(byId('refusal'));
  byId('refusal').hidden = true;
  const isDraft = parameters.has('draft') && state.editable;
  if (state.drafting && !isDraft) {
    await leaveDraft();
  }
  if (name === null && !isDraft) {
    await turnTo(true);
    return;
  }
  try {
    if (isDraft && !state.drafting) {
      await openDraft(null, true);
    } else if (name !== null) {
      await choose(name);
    }
  } catch (e) {
    await refuseLink(e);
    return;
  }
  if (state.view === null || name === null) {
    return; // a draft without a game
  }
  await turnTo(false);
  if (kept?.line && kept.digest === state.digest) {
    state.line = kept.line;
  } else {
    const text = parameters.get('board') ?? state.view.board;
    const named = parameters.get('to-move') ?? (parameters.has('board') ? 'first' : sideAtStart(state.view));
    const side = impliedSide(state.view, text) ?? (named === 'second' ? 'second' : 'first');
    state.line = start(text, side);
    remember('replaceState');
  }
  await show();
}

async function choose(name) {
  if (state.view?.name.toLowerCase() === name.toLowerCase()) {
    return;
  }
  await describe(await api.game(name));
}

/** Shows everything about a game except its position. */
async function describe(view) {
  state.view = view;
  state.digest = [...JSON.stringify(view)].reduce((sum, c) => (31 * sum + c.codePointAt(0)) | 0, 0);
  byId('game').value = view.name;
  byId('game-page').classList.toggle('wide', view.facts.rows === 1 && view.facts.columns > 12);
  await turnTo(false); // the width for the board is known only once the page is shown
  drawGame(view);
  // A build need not pack its sources; the game can be played without.
  const orWhy = source => source.catch(e => (e instanceof api.Refusal ? `// ${e.message}` : Promise.reject(e)));
  const [written, generated] = await Promise.all([orWhy(api.declaration(view.name)), orWhy(api.source(view.name))]);
  state.written = written;
  drawSources(generated);
}

// ---- games that are compiled again

async function listGames() {
  const games = await api.games();
  byId('game').replaceChildren(...games.map(({ name }) => new Option(name, name)));
}

const MOST_ERRORS = 5;

/** Says what is wrong with the games that were saved last. */
async function refuse() {
  state.refused = await api.refused();
  const { reason, messages } = state.refused;
  const errors = messages.filter(message => message.kind === 'error');
  const listed = errors.slice(0, MOST_ERRORS).map(({ line, text }) => element('li', {}, [line > 0 ? `line ${line}: ${text}` : text]));
  if (errors.length > MOST_ERRORS) {
    listed.push(element('li', {}, [`and ${errors.length - MOST_ERRORS} more`]));
  }
  byId('broken').replaceChildren(element('p', {}, [`${reason}; this page shows the games as they were before.`]), element('ul', {}, listed));
  byId('broken').hidden = false;
  if (state.view) {
    drawDeclaration();
  }
}

/** Shows games that were loaded again. The position stays if the rules allow it. */
async function reload(leftOut) {
  state.refused = null;
  byId('broken').hidden = true;
  clearGallery();
  if (state.drafting) {
    return;
  }
  api.forget();
  await listGames();
  if (!byId('gallery').hidden) {
    await turnTo(true);
    tell('The games were compiled anew.', ...leftOut);
  } else if (state.view) {
    tell(await reloadGame(), ...leftOut);
  }
}

async function reloadGame() {
  const { view: before, digest } = state;
  const { board: text, side } = here(state.line);
  stopAsking('the game was compiled anew');
  try {
    const view = await api.game(before.name);
    await describe(view);
    if (state.digest !== digest) {
      state.line = start(text, impliedSide(view, text) ?? side); // the moves before may no longer be legal
    }
  } catch (e) {
    if (e.status !== 404) {
      throw e;
    }
    return `${before.name} is not among the games any more; when it is, this page goes on.`;
  }
  await show();
  if (state.refusal?.status !== 400 || state.editing) {
    return 'The game was compiled anew.';
  }
  const reason = state.refusal.message;
  begin(state.view.board, sideAtStart(state.view), 'replaceState');
  return `The game was compiled anew and begins again, for its rules have no such board: ${reason}.`;
}

// ---- a declaration that is written here

/** Opens a copy of a game's declaration, or a new one. */
async function write(copied) {
  history.pushState(null, '', '?draft');
  try {
    await openDraft(copied, false);
    draft.focus();
  } catch (e) {
    await refuseLink(e);
  }
}

async function openDraft(copied, isKept) {
  stopAsking('a draft is shown');
  Object.assign(state, { drafting: true, view: null, line: null, analysis: null, editing: false });
  byId('game-page').classList.add('drafting', 'without-game');
  byId('draft').hidden = false;
  byId('tab-source').click();
  byId('game').replaceChildren();
  document.title = 'A draft – Solvable';
  await turnTo(false);
  await draft.open(copied, isKept);
}

async function leaveDraft() {
  draft.close();
  Object.assign(state, { drafting: false, view: null });
  byId('game-page').classList.remove('drafting', 'without-game');
  byId('draft').hidden = true;
  byId('tab-declaration').click();
  await listGames();
}

/** Shows the games of the draft as they are now. The open one stays if it still exists. */
async function showDraft(names) {
  api.forget();
  byId('game').replaceChildren(...names.map(name => new Option(name, name)));
  byId('game-page').classList.remove('without-game');
  if (names.includes(state.view?.name)) {
    await reloadGame();
  } else {
    await describe(await api.game(names[0]));
    begin(state.view.board, sideAtStart(state.view), 'replaceState');
  }
}

// ---- the controls

byId('new').addEventListener('click', () => begin(state.view.board, sideAtStart(state.view), 'pushState'));
byId('back').addEventListener('click', back);
byId('forward').addEventListener('click', () => go(state.line.at + 1));
byId('best').addEventListener('click', () => play(state.analysis.moves.find(move => move.name === state.analysis.best)));
byId('puzzle').addEventListener('click', ask);
byId('edit').addEventListener('click', () => {
  state.editing = !state.editing;
  if (state.editing) {
    dropReply();
    remember('pushState');
  }
  draw();
  reply();
});
byId('values').addEventListener('change', event => {
  state.values = event.target.checked;
  draw();
});
byId('opponent').addEventListener('change', event => {
  dropReply();
  state.opponent = event.target.value;
  draw();
  reply();
});
byId('swap').addEventListener('click', () => {
  dropReply();
  state.opponent = here(state.line).side;
  draw();
  reply();
});
byId('game').addEventListener('change', async event => {
  state.editing = false;
  stopAsking('another game is shown');
  await choose(event.target.value);
  begin(state.view.board, sideAtStart(state.view), 'pushState');
});
byId('new-draft').addEventListener('click', () => write(null));
addEventListener('keydown', event => {
  if (event.key === 'Escape' && letGo()) {
    event.preventDefault();
  }
});
addEventListener('popstate', restore);
addEventListener('dropped', () => draft.compile()); // the server has no games of this page any more
addEventListener('resize', () => {
  if (!byId('game-page').hidden) {
    refit();
  }
});

startTabs(() => state.line && markSources(null));
startThemes();

try {
  const version = await api.version();
  state.editable = version.editable;
  byId('new-draft').hidden = !version.editable;
  await listGames();
  await restore();
  if (version.watched) {
    lookOut({ version: version.version, refused: 0 }, reload, refuse);
  }
} catch (e) {
  await refuseLink(e);
}
document.documentElement.dataset.ready = 'true';
