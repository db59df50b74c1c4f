// The page: the game and position that are shown, and the user's actions.

import * as api from './api.js';
import { boardFor } from './boards.js';
import { boardOf, cellsOf, handOf } from './cells.js';
import { element } from './dom.js';
import { Draft } from './draft.js';
import { Editor, impliedSide, sideAtStart } from './editor.js';
import { drawFacts } from './facts.js';
import { clearGallery, fillGallery } from './gallery.js';
import { cellNames, moveLabel } from './labels.js';
import { after, goTo, here, laid, mistake, otherSide, start, valued, winner } from './line.js';
import { drawMoves } from './moves.js';
import { lookOut } from './reload.js';
import { drawRules } from './rules.js';
import { startTabs, startThemes } from './settings.js';
import { SourcePanel } from './source.js';
import { pointsText, statusText } from './status.js';
import { drawStrip } from './strip.js';

const byId = id => document.getElementById(id);
const REPLY_AFTER = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 450;

const state = {
  view: null, // the game, as the server describes it
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
const NARROW = matchMedia('(max-width: 960px)');
let asking = new AbortController();
let replying = 0;
let focusLostIn = null; // the part of the page in which the element with the focus was replaced

const actions = { point, play, cell: filterBy, edit: cell => editor.cycle(cell) };
let board = null; // of the game
const editor = new Editor(edited);
const declaration = new SourcePanel(byId('panel-declaration'), true);
const source = new SourcePanel(byId('panel-source'), false);
const draft = new Draft(showDraft);

// ---- the address

function address() {
  const { board: text, side } = here(state.line);
  const value = string => encodeURIComponent(string).replaceAll('%2F', '/');
  return `?game=${value(state.view.name)}&board=${value(text)}&to-move=${side}${state.drafting ? '&draft' : ''}`;
}

function remember(how) {
  history[how]({ game: state.view.name, line: state.line }, '', address());
  byId('notice').hidden = true;
}

/** The parameters of the address. A `#` that is not escaped ends the query, but what follows may belong to it. */
function parametersOf({ search, hash }) {
  const isOfPage = hash.length < 2 || byId(hash.slice(1)) !== null;
  return new URLSearchParams(search + (isOfPage ? '' : hash.replaceAll('#', '%23')));
}

/** Shows the gallery, or else the game. */
async function turnTo(gallery) {
  byId('gallery').hidden = !gallery;
  byId('game-page').hidden = gallery;
  byId('skip').hidden = gallery;
  byId('game-field').hidden = gallery;
  if (gallery) {
    asking.abort(new DOMException('the gallery is shown', 'AbortError'));
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
  if (kept?.line && kept.game === state.view.name) {
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
  byId('game').value = view.name;
  byId('game-page').classList.toggle('wide', view.facts.rows === 1 && view.facts.columns > 12);
  await turnTo(false); // the width for the board is known only once the page is shown
  board = boardFor(view, byId('board'), actions);
  byId('endless').hidden = view.kind === 'filling' || view.scored;
  byId('game-page').classList.toggle('scored', view.scored);
  drawFacts(byId('panel-facts'), view);
  drawRules(byId('rules'), view);
  // A build need not pack its sources; the game can be played without.
  const orWhy = source => source.catch(e => (e instanceof api.Refusal ? `// ${e.message}` : Promise.reject(e)));
  const [written, generated] = await Promise.all([orWhy(api.declaration(view.name)), orWhy(api.source(view.name))]);
  state.written = written;
  showDeclaration();
  source.show(generated);
}

/** Shows the declaration of the game, or the file that was saved last, with its errors. */
function showDeclaration() {
  const { refused, drafting, written } = state;
  if (refused?.text !== undefined && !drafting) {
    declaration.show(refused.text, refused.messages);
  } else {
    declaration.show(written);
  }
}

// ---- games that are compiled again

async function listGames() {
  const games = await api.games();
  byId('game').replaceChildren(...games.map(({ name }) => new Option(name, name)));
}

function tell(...lines) {
  byId('notice').replaceChildren(...lines.map(line => element('span', {}, [line])));
  byId('notice').hidden = false;
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
    showDeclaration();
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
  const before = state.view;
  const { board: text, side } = here(state.line);
  asking.abort(new DOMException('the game was compiled anew', 'AbortError'));
  try {
    const view = await api.game(before.name);
    await describe(view);
    if (JSON.stringify(view) !== JSON.stringify(before)) {
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
  begin(state.view.board, 'first', 'replaceState');
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
  asking.abort(new DOMException('a draft is shown', 'AbortError'));
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

// ---- what is shown

async function show() {
  asking.abort(new DOMException('another position is shown', 'AbortError'));
  asking = new AbortController();
  dropReply();
  const signal = asking.signal;
  Object.assign(state, { analysis: null, refusal: null, filter: null });
  const { board: text, side } = here(state.line);
  byId('board').setAttribute('aria-busy', true);
  // Avoids flicker if the answer arrives at once.
  const late = setTimeout(draw, 120);
  byId('moves').scrollTop = 0;
  try {
    const analysis = await api.position(state.view.name, text, state.view.sideNeeded ? side : null, signal, pending => {
      state.analysis = pending;
      draw();
      reply();
    });
    state.analysis = analysis;
    state.line = valued(state.line, analysis);
    history.replaceState({ game: state.view.name, line: state.line }, '', address());
  } catch (e) {
    if (signal.aborted) {
      return;
    }
    state.refusal = e instanceof api.Refusal ? e : new Error('The server does not answer; is it still running?');
  } finally {
    clearTimeout(late);
  }
  draw();
  reply();
}

/** Draws everything and restores the focus, because its element may have been replaced. */
function draw() {
  const before = document.activeElement;
  const area = ['#moves', '#strip', '#board', '.toolbar'].find(selector => before.closest?.(selector));
  drawAll();
  if (before !== document.body && before.isConnected && !before.disabled) {
    focusLostIn = null;
    return;
  }
  focusLostIn = area ?? focusLostIn;
  if (!focusLostIn || (!state.analysis && !state.refusal)) {
    return; // the focus was not lost, or its new element is not there yet
  }
  const next = focusLostIn === '#moves' ? byId('moves').querySelector('.chip')
    : focusLostIn === '#strip' ? byId('strip').querySelector('[aria-current]') : null;
  if (next) {
    next.focus({ preventScroll: true });
  } else {
    board.focus(board.focused);
  }
  focusLostIn = null;
}

function drawAll() {
  const { view, line, analysis, editing, values } = state;
  const current = here(line);
  const moves = analysis?.moves ?? [];
  board.update({
    board: current.board,
    side: current.side,
    moves, best: analysis?.best, values, editing,
    laid: laid(view, line),
    isOver: analysis?.terminal ?? false,
  });
  drawStatus();
  listMoves();
  drawStrip(byId('strip'), view, line, values, go);
  editor.show(view, current.board, current.side, editing);
  const isHumans = state.opponent !== current.side;
  byId('back').disabled = line.at === 0;
  byId('forward').disabled = line.at === line.positions.length - 1;
  byId('best').disabled = editing || !analysis?.best || !isHumans;
  byId('edit').setAttribute('aria-pressed', editing);
  byId('edit').textContent = editing ? 'Done' : 'Edit';
  byId('opponent').value = state.opponent;
  byId('values').checked = values;
  markSources(null);
}

function drawStatus() {
  const [headline, detail] = statusText(state);
  byId('points').hidden = !state.view.scored;
  byId('points').textContent = pointsText(state.line);
  const { line, analysis } = state;
  const wrong = line.at > 0 ? mistake(line, line.at) : null;
  const status = byId('status');
  status.className = `status ${state.refusal ? '' : statusKind(analysis, line)}`;
  const solving = analysis?.solving;
  byId('progress').hidden = !solving;
  if (solving) {
    byId('progress').value = solving.total > 0 ? solving.done / solving.total : 0;
  }
  if (status.children[0].textContent !== headline) {
    status.children[0].textContent = headline;
  }
  // The progress changes every second, so screen readers must not announce it.
  status.children[1].setAttribute('aria-live', solving ? 'off' : 'polite');
  const remark = wrong && state.values ? ` The last move was a mistake: a ${wrong.before} became a ${wrong.after}.` : '';
  status.children[1].textContent = detail + remark;
  document.title = `${state.view.name}: ${headline} – Solvable`;
  byId('refusal').hidden = !state.refusal;
  const reason = !state.refusal ? '' : state.refusal.place ? `Refused: ${state.refusal.message}.` : state.refusal.message;
  if (byId('refusal').textContent !== reason) {
    byId('refusal').textContent = reason;
  }
}

/** The colour of the status: the outcome for the side to move, or the winner. */
function statusKind(analysis, line) {
  if (analysis?.terminal && analysis.outcome) {
    const who = winner({ ...here(line), outcome: analysis.outcome, score: analysis.score });
    return who === 'draw' ? 'draw' : `${who}-won`;
  }
  return state.values ? analysis?.outcome ?? '' : '';
}

function listMoves() {
  placeMoves();
  const { view, analysis, editing, values, filter, refusal } = state;
  const none = refusal?.place ? 'No moves: this is no position of the game.'
    : refusal ? 'No moves are known.'
    : editing ? 'The moves come back when you are done with editing.'
    : analysis?.terminal ? 'No moves: the game is over.' : '';
  drawMoves(byId('moves'), view, editing ? [] : analysis?.moves ?? [], analysis?.best, { values, filter, board: here(state.line).board, names: cellNames(view), none }, {
    play, point, unfilter: () => filterBy(null),
  });
}

/** On a narrow page the moves are at the bottom, but the moves of a cell are right below the board. */
function placeMoves() {
  const section = byId('moves-section');
  const isNear = state.filter !== null && NARROW.matches;
  const place = isNear ? byId('chooser') : document.querySelector('.beside');
  if (section.parentElement !== place) {
    place.prepend(section);
  }
}

function filterBy(cell, focus) {
  state.filter = cell;
  listMoves();
  byId('moves').scrollTop = 0;
  if (focus) {
    byId('moves').querySelector('.chip')?.focus();
  }
}

function point(move) {
  board.show(move);
  markSources(move);
}

/** Marks the lines about the move that is pointed at, or else about the last one made. */
function markSources(move) {
  const last = here(state.line);
  const index = move?.move ?? last.move;
  const side = move ? here(state.line).side : otherSide(here(state.line).side);
  for (const panel of [declaration, source]) {
    panel.mark(state.view, index, side, index === null ? '' : moveLabel(state.view, move ?? last));
  }
}

// ---- what the user does

function play(move) {
  if (state.editing || state.refusal || !state.analysis || state.opponent === here(state.line).side) {
    return;
  }
  make(move, 'pushState');
}

function make(move, how) {
  const current = here(state.line);
  const side = move.again ? current.side : move.toMove === 'either' ? otherSide(current.side) : move.toMove;
  state.line = after(state.analysis.outcome ? valued(state.line, state.analysis) : state.line, move, side);
  remember(how);
  judge(current.board, move.name);
  show();
}

/** Asks a puzzle: the values are hidden, and the first move is judged. */
async function ask() {
  dropReply();
  try {
    const puzzle = await api.puzzle(state.view.name, Math.floor(Math.random() * 2 ** 31));
    const side = puzzle.toMove === 'either' ? 'first' : puzzle.toMove;
    Object.assign(state, { puzzle, opponent: 'none', editing: false, values: false });
    begin(puzzle.board, side, 'pushState');
    const task = puzzle.plies === 0 ? 'saves the draw' : `wins, in ${puzzle.plies} ${puzzle.plies === 1 ? 'move' : 'moves'} of both`;
    tell(`A puzzle: exactly one move ${task}. Which?`);
  } catch (e) {
    tell(e instanceof api.Refusal ? `No puzzle: ${e.message}.` : 'The server does not answer; is it still running?');
  }
}

/** Judges a move made in the position of the puzzle. */
function judge(board, name) {
  if (state.puzzle?.board !== board) {
    return;
  }
  tell(name === state.puzzle.solution ? `Right: ${name} is the move. Show the values to see why.` : `Not ${name}; go back and try again.`);
}

function dropReply() {
  clearTimeout(replying);
  replying = 0;
}

/** Makes the perfect player's move, if it is to move and the move is known. */
function reply() {
  const { analysis, editing, opponent, refusal } = state;
  const isSolving = analysis === null || analysis.solving !== undefined;
  const wanted = analysis?.reply ?? analysis?.best;
  if (refusal || editing || !wanted || opponent !== here(state.line).side) {
    byId('board').setAttribute('aria-busy', isSolving && refusal === null);
    return;
  }
  byId('board').setAttribute('aria-busy', true);
  const move = analysis.moves.find(({ name }) => name === wanted);
  replying ||= setTimeout(() => make(move, 'replaceState'), REPLY_AFTER);
}

function go(index) {
  state.line = goTo(state.line, index);
  remember('pushState');
  show();
}

/** Goes back to the user's last turn, past the perfect player's reply. */
function back() {
  const { line, opponent } = state;
  let index = line.at - 1;
  while (index > 0 && line.positions[index].side === opponent) {
    index--;
  }
  go(index);
}

function begin(text, side, how) {
  state.line = start(text, side);
  remember(how);
  show();
}

function edited(text, side) {
  const characters = cellsOf(state.view, text);
  const hasHand = state.view.hand === undefined || text.includes('|');
  const tidy = hasHand && characters.length === state.view.cells.length ? boardOf(state.view, characters, handOf(state.view, text)) : text;
  begin(tidy, impliedSide(state.view, tidy) ?? side, 'replaceState');
}

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
  asking.abort(new DOMException('another game is shown', 'AbortError'));
  await choose(event.target.value);
  begin(state.view.board, sideAtStart(state.view), 'pushState');
});
byId('new-draft').addEventListener('click', () => write(null));
addEventListener('keydown', event => {
  if (event.key === 'Escape' && board?.letGo()) {
    event.preventDefault();
  }
});
addEventListener('popstate', restore);
addEventListener('resize', () => {
  if (state.analysis && !byId('game-page').hidden && board.isOutgrown()) {
    board.setGame(state.view);
    draw();
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
