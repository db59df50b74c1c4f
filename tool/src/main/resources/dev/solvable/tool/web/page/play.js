// The position that is shown: its answer, and the moves of the user and of the perfect player.

import * as api from './api.js';
import { boardOf, cellsOf, handOf } from './board/cells.js';
import { byId } from './dom.js';
import { impliedSide } from './editor.js';
import { after, goTo, here, otherSide, start, valued } from './line.js';
import { draw, startDrawing } from './screen.js';
import { keep, remember, state, tell } from './state.js';

const REPLY_AFTER = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 450;
let asking = new AbortController();
let replying = 0;

startDrawing({ play, go, edited });

/** Waits no longer for an answer about a position. */
export function stopAsking(reason) {
  asking.abort(new DOMException(reason, 'AbortError'));
}

/** Asks about the current position and draws it. */
export async function show() {
  stopAsking('another position is shown');
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
    keep('replaceState');
  } catch (e) {
    if (signal.aborted) {
      return;
    }
    if (e.place === 'token') {
      dispatchEvent(new Event('dropped'));
      return;
    }
    state.refusal = e instanceof api.Refusal ? e : new Error('The server does not answer; is it still running?');
  } finally {
    clearTimeout(late);
  }
  draw();
  reply();
}

/** Makes a move of the user, if it is the user's turn. */
export function play(move) {
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
export async function ask() {
  dropReply();
  const { view } = state;
  try {
    const puzzle = await api.puzzle(view.name, Math.floor(Math.random() * 2 ** 31));
    if (state.view !== view) {
      return; // another game is shown
    }
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

/** Takes back the move that the perfect player is about to make. */
export function dropReply() {
  clearTimeout(replying);
  replying = 0;
}

/** Makes the perfect player's move, if it is to move and the move is known. */
export function reply() {
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

/** Goes to a position of the line. */
export function go(index) {
  state.line = goTo(state.line, index);
  remember('pushState');
  show();
}

/** Goes back to the user's last turn, past the perfect player's reply. */
export function back() {
  const { line, opponent } = state;
  let index = line.at - 1;
  while (index > 0 && line.positions[index].side === opponent) {
    index--;
  }
  go(index);
}

/** Begins a line of play with a position. */
export function begin(text, side, how) {
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
