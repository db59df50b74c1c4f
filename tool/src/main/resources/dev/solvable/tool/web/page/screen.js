// Draws the game and the position.

import { boardFor } from './board/boards.js';
import { byId } from './dom.js';
import { Editor } from './editor.js';
import { drawFacts } from './facts.js';
import { cellNames, moveLabel } from './labels.js';
import { here, laid, mistake, otherSide, winner } from './line.js';
import { drawMoves } from './moves.js';
import { drawRules } from './rules.js';
import { SourcePanel } from './source.js';
import { state } from './state.js';
import { pointsText, statusText } from './status.js';
import { drawStrip } from './strip.js';

const NARROW = matchMedia('(max-width: 960px)');
const declaration = new SourcePanel(byId('panel-declaration'), true);
const source = new SourcePanel(byId('panel-source'), false);
let user = null; // what happens when the user acts
let board = null; // of the game
let editor = null;
let focusLostIn = null; // the part of the page in which the element with the focus was replaced

/** `actions` are called with a move to play, with an index in the line to go to, and with an edited board and side. */
export function startDrawing(actions) {
  user = actions;
  editor = new Editor(actions.edited);
}

/** Draws everything about a game except its sources and position. The page must be shown, as its width counts. */
export function drawGame(view) {
  board = boardFor(view, byId('board'), { point, play: user.play, cell: filterBy, edit: cell => editor.cycle(cell) });
  byId('endless').hidden = view.kind === 'filling' || view.scored;
  byId('game-page').classList.toggle('scored', view.scored);
  drawFacts(byId('panel-facts'), view);
  drawRules(byId('rules'), view);
}

/** Shows the sources of the game. */
export function drawSources(generated) {
  drawDeclaration();
  source.show(generated);
}

/** Shows the declaration of the game, or the file that was saved last, with its errors. */
export function drawDeclaration() {
  const { refused, drafting, written } = state;
  if (refused?.text !== undefined && !drafting) {
    declaration.show(refused.text, refused.messages);
  } else {
    declaration.show(written);
  }
}

/** Draws everything and restores the focus, because its element may have been replaced. */
export function draw() {
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
  drawStrip(byId('strip'), view, line, values, user.go);
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
  const none = refusal?.status === 400 ? 'No moves: this is no position of the game.'
    : refusal ? 'No moves are known.'
    : editing ? 'The moves come back when you are done with editing.'
    : analysis?.terminal ? 'No moves: the game is over.' : '';
  drawMoves(byId('moves'), view, editing ? [] : analysis?.moves ?? [], analysis?.best, { values, filter, board: here(state.line).board, names: cellNames(view), none }, {
    play: user.play, point, unfilter: () => filterBy(null),
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
export function markSources(move) {
  const last = here(state.line);
  const index = move?.move ?? last.move;
  const side = move ? here(state.line).side : otherSide(here(state.line).side);
  for (const panel of [declaration, source]) {
    panel.mark(state.view, index, side, index === null ? '' : moveLabel(state.view, move ?? last));
  }
}

/** Draws the board again if it does not fit the window any more. */
export function refit() {
  if (state.analysis && board.isOutgrown()) {
    board.setGame(state.view);
    draw();
  }
}

/** Lets go of what is held on the board. Tells whether something was. */
export const letGo = () => board?.letGo();
