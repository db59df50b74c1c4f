// The JSON behind the page.

/** The server refused a request; the message says why. */
export class Refusal extends Error {
  constructor(problem) {
    super(problem.detail);
    this.place = problem.place;
    this.status = problem.status;
  }
}

export const OF_SERVER = '/api';
let root = OF_SERVER;

async function get(path, signal) {
  const response = await fetch(path, { signal, headers: { 'X-Solvable': 'page' } });
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok) {
    throw new Refusal(type.includes('json') ? await response.json() : { detail: response.statusText });
  }
  return type.includes('json') ? { status: response.status, body: await response.json() } : { body: await response.text() };
}

export const version = async () => (await get('/api/version')).body;
/** What is wrong with the games that the server could not load again. */
export const refused = async () => (await get('/api/refused')).body;

export const games = async () => (await get(`${root}/games`)).body.games;
export const game = async name => (await get(`${root}/games/${encodeURIComponent(name)}`)).body;
export const declaration = name => text(`${root}/games/${encodeURIComponent(name)}/declaration`);
export const source = name => text(`${root}/games/${encodeURIComponent(name)}/source`);

/** A position with exactly one right move. */
export const puzzle = async (name, seed) => (await get(`${root}/games/${encodeURIComponent(name)}/puzzle?seed=${seed}`)).body;

/** A source, or a comment that says why there is none: a game can be played without. */
async function text(path) {
  try {
    return (await get(path)).body;
  } catch (e) {
    if (e.status !== 404) {
      throw e;
    }
    return `// ${e.message}`;
  }
}

/** Chooses whose games are requested from now on: the server's, or with a token those of a draft. */
export function turnTo(token) {
  root = token === null ? OF_SERVER : `/api/drafts/${token}`;
  forget();
}

async function post(path, text, signal) {
  const response = await fetch(path, { method: 'POST', body: text, signal, headers: { 'X-Solvable': 'page', 'Content-Type': 'text/plain' } });
  const body = await response.json();
  if (!response.ok) {
    throw new Refusal(body);
  }
  return body;
}

/** A token for a draft of this page. */
export const newDraft = async () => (await post('/api/drafts', '')).token;

/** Compiles a draft; gets the messages about it and the names of its games. */
export const check = (token, text, signal) => post(`/api/drafts/${token}`, text, signal);

/** The declaration of a game that the server has, to be copied; null where it is not packed. */
export async function original(name) {
  try {
    return (await get(`/api/games/${encodeURIComponent(name)}/declaration`)).body;
  } catch (e) {
    if (e.status !== 404) {
      throw e;
    }
    return null;
  }
}

const MOST_ANSWERS = 2000;
const answers = new Map();

/** Drops the cached answers about games that were compiled again. */
export const forget = () => answers.clear();

function pause(millis, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, millis);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}

/**
 * A position with the value of every move. While it is being solved, `onPending` repeatedly gets what is known.
 * Aborting the signal ends the polling, and the server then drops the question. `from` is the root of the address.
 */
export async function position(game, board, side, signal, onPending, from = root) {
  // Browsers take . and .. for folders, escaped or not; the server ignores the blank.
  const segment = encodeURIComponent(/^\.\.?$/.test(board) ? `${board} ` : board);
  const path = `${from}/games/${encodeURIComponent(game)}/positions/${segment}`
    + (side ? `?to-move=${side}` : '');
  const known = answers.get(path);
  if (known) {
    return known;
  }
  for (let wait = 250; ; wait = Math.min(1000, wait * 2)) {
    const { status, body } = await get(path, signal);
    if (status === 200) {
      if (answers.size >= MOST_ANSWERS) {
        answers.delete(answers.keys().next().value);
      }
      answers.set(path, body);
      return body;
    }
    onPending(body);
    await pause(wait, signal);
  }
}
