// A declaration that is written in the page: compiled while the user types, and saved to a file.

import * as api from './api.js';
import { byId, element } from './dom.js';
import { JavaEditor } from './java-editor.js';

const REST = 500; // milliseconds without a key
const KEPT = 'draft'; // where the text is kept while the tab is open

const NEW_GAME = `import dev.solvable.*;

/** Both players put crosses on a row of cells; completing three in a row wins. */
@SolvableGame(cells = 7)
@Marks(choice = Choice.SHARED)
@Lines(length = 3, completes = Ending.WINS)
final class NewGame {}
`;

export class Draft {
  /** `onGames` gets the names of the games whenever a compiled text has any. */
  constructor(onGames) {
    this.editor = null; // made when it is first wanted
    this.onGames = onGames;
    this.token = null;
    this.asking = new AbortController();
    this.resting = 0;
    byId('download').addEventListener('click', () => this.download());
  }

  /** Opens the text that the tab has, or else a copy of a game's declaration, or else a new one. */
  async open(copied, isKept) {
    this.editor ??= new JavaEditor(byId('draft-editor'), () => this.changed());
    const kept = isKept ? sessionStorage.getItem(KEPT) : null;
    const text = kept ?? (copied === null ? NEW_GAME : await api.original(copied) ?? NEW_GAME);
    clearTimeout(this.resting);
    this.editor.open(text);
    sessionStorage.setItem(KEPT, text);
    this.token ??= await api.newDraft();
    api.turnTo(this.token);
    return this.compile();
  }

  close() {
    clearTimeout(this.resting);
    this.asking.abort();
    api.turnTo(null);
  }

  focus() {
    this.editor.focus();
  }

  changed() {
    sessionStorage.setItem(KEPT, this.editor.text);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.compile(), REST);
  }

  /** Compiles the text, and shows the messages about it. */
  async compile() {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    byId('draft').setAttribute('aria-busy', true);
    try {
      const checked = await this.check(signal);
      this.tell(checked);
      if (checked.games.length > 0) {
        await this.onGames(checked.games);
      }
    } catch (e) {
      if (signal.aborted) {
        return; // there is a newer text
      }
      this.tell({ messages: [], more: 0, games: [] });
      this.summarise('error', e instanceof api.Refusal ? `Not compiled: ${e.message}.` : 'The server does not answer; is it still running?');
    }
    byId('draft').setAttribute('aria-busy', false);
  }

  /** Asks again with a new token if the server has dropped this one. */
  async check(signal) {
    try {
      return await api.check(this.token, this.editor.text, signal);
    } catch (e) {
      if (e.place !== 'token') {
        throw e;
      }
      this.token = await api.newDraft();
      api.turnTo(this.token);
      return api.check(this.token, this.editor.text, signal);
    }
  }

  tell({ messages, more, games }) {
    this.editor.tell(messages);
    const aboutAll = messages.filter(message => message.line === 0).map(message => element('li', { class: message.kind }, [message.text]));
    if (more > 0) {
      aboutAll.push(element('li', {}, [`and ${more} more`]));
    }
    byId('draft-messages').replaceChildren(...aboutAll);
    const errors = messages.filter(message => message.kind === 'error').length;
    if (games.length > 0) {
      this.summarise('fine', `Compiled: ${games.join(', ')}.`);
    } else {
      this.summarise('error', `${errors === 1 ? 'An error' : `${errors} errors`}; the board shows the last text without one.`);
    }
  }

  summarise(kind, text) {
    byId('draft-summary').className = kind;
    byId('draft-summary').textContent = text;
  }

  /** Saves the text as a file that has the name of its class. */
  download() {
    const { text } = this.editor;
    const name = /^\s*public\s[^{]*?\b(?:class|record|interface|enum)\s+(\w+)/m.exec(text) ?? /^[^*\n]*\b(?:class|record|interface|enum)\s+(\w+)/m.exec(text);
    const url = URL.createObjectURL(new Blob([text], { type: 'text/x-java' }));
    element('a', { href: url, download: `${name?.[1] ?? 'NewGame'}.java` }).click();
    URL.revokeObjectURL(url);
  }
}
