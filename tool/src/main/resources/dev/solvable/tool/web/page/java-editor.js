// An editor of Java with messages below the lines that they are about.

import {
  bracketMatching, closeBrackets, closeBracketsKeymap, Decoration, defaultKeymap, EditorState, EditorView, highlightActiveLine,
  HighlightStyle, history, historyKeymap, indentOnInput, indentUnit, indentWithTab, java, keymap, lineNumbers, StateEffect,
  StateField, syntaxHighlighting, tags, WidgetType,
} from './codemirror.js';
import { element } from './dom.js';

const setMessages = StateEffect.define();

class MessageWidget extends WidgetType {
  constructor(message) {
    super();
    this.message = message;
  }

  eq(other) {
    return other.message.text === this.message.text && other.message.kind === this.message.kind;
  }

  toDOM() {
    return element('div', { class: `message ${this.message.kind}` }, [this.message.text]);
  }

  ignoreEvent() {
    return true; // its text can be selected
  }
}

/** The messages, each below its line, and moved with it while the user types. */
const messages = StateField.define({
  create: () => Decoration.none,
  update(shown, change) {
    const effect = change.effects.find(e => e.is(setMessages));
    if (!effect) {
      return shown.map(change.changes);
    }
    const lines = change.state.doc;
    const all = effect.value.filter(message => message.line > 0).flatMap(message => {
      const line = lines.line(Math.min(message.line, lines.lines));
      return [
        Decoration.line({ class: `marked ${message.kind}` }).range(line.from),
        Decoration.widget({ widget: new MessageWidget(message), block: true, side: 1 }).range(line.to),
      ];
    });
    return Decoration.set(all, true);
  },
  provide: field => EditorView.decorations.from(field),
});

// The colours are those of the page: what it declares reaches into the editor's own tree.
const looks = EditorView.theme({
  '&': { height: '100%', font: '13px/1.55 var(--mono)', color: 'var(--ink)', background: 'var(--card)', borderRadius: '8px' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { font: 'inherit', overflow: 'auto' },
  '.cm-gutters': { background: 'var(--card)', color: 'var(--soft)', border: '0' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '.7rem 0' },
  '.cm-activeLine': { background: 'var(--cell)' },
  '.marked.error': { boxShadow: 'inset 4px 0 var(--loss)' },
  '.marked.warning, .marked.note': { boxShadow: 'inset 4px 0 var(--draw)' },
  '.message': { padding: '.15rem .8rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: '13px/1.45 system-ui, sans-serif' },
  '.message.error': { background: 'var(--loss-tint)' },
  '.message.warning, .message.note': { background: 'var(--draw-tint)' },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'light-dark(#5c6570, #9aa5b1)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.modifier, tags.definitionKeyword, tags.bool, tags.null], color: 'light-dark(#7a2f9c, #d6a3f0)' },
  { tag: [tags.string, tags.character], color: 'light-dark(#00664f, #7fd6ba)' },
  { tag: tags.number, color: 'light-dark(#8a4b00, #f0bd7a)' },
  { tag: [tags.annotation, tags.meta], color: 'light-dark(#1f5fae, #8ab8f0)' },
]);

export class JavaEditor {
  /** An editor in a container; `onChange` is called when the user has changed the text. */
  constructor(container, onChange) {
    // In a tree of its own the editor needs no inline styles, which the page's policy refuses.
    const root = container.attachShadow({ mode: 'open' });
    this.extensions = [
      lineNumbers(), history(), highlightActiveLine(), bracketMatching(), closeBrackets(), indentOnInput(), indentUnit.of('    '),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      java(), syntaxHighlighting(colours), looks, messages, EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'The declaration, in Java. Escape and then Tab leaves it.', spellcheck: 'false' }),
      EditorView.updateListener.of(update => {
        if (update.docChanged) {
          onChange();
        }
      }),
    ];
    this.view = new EditorView({ root, parent: root, state: this.state('') });
  }

  state(text) {
    return EditorState.create({ doc: text, extensions: this.extensions });
  }

  /** Shows another text, with nothing to undo. */
  open(text) {
    this.view.setState(this.state(text));
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Shows these messages, and none of those before. */
  tell(list) {
    this.view.dispatch({ effects: setMessages.of(list) });
  }

  focus() {
    this.view.focus();
  }
}
