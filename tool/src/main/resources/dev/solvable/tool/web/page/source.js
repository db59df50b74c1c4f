// Java source, highlighted, with the lines that concern a move marked.

import { element } from './dom.js';

const TOKEN = new RegExp([
  String.raw`(?<comment>/\*[\s\S]*?\*/|//[^\n]*)`,
  String.raw`(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')`,
  String.raw`(?<annotation>@\w+)`,
  String.raw`(?<keyword>\b(?:abstract|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|false|final|finally|float|for|if|implements|import|instanceof|int|interface|long|new|null|package|private|protected|public|record|return|short|static|super|switch|synchronized|this|throw|throws|true|try|void|volatile|while|yield)\b)`,
  String.raw`(?<number>\b\d\w*)`,
].join('|'), 'g');

const CELL = /^[a-z]+\d+$/;

/** The text as elements, one a line. */
function lines(text) {
  const result = [[]];
  const add = (part, kind) => part.split('\n').forEach((piece, i) => {
    if (i > 0) {
      result.push([]);
    }
    if (piece) {
      result.at(-1).push(kind ? element('span', { class: kind }, [piece]) : piece);
    }
  });
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    add(text.slice(end, match.index));
    add(match[0], Object.keys(match.groups).find(kind => match.groups[kind] !== undefined));
    end = match.index + match[0].length;
  }
  add(text.slice(end).replace(/\n$/, ''));
  return result.map(parts => element('span', { class: 'line' }, parts));
}

/** The cells that a line of a generated source names: in its last comment, or in a method's name. */
function cellsOf(text) {
  const words = text.match(/\/\/ ([^/]*)$/)?.[1].trim().split(/[\s,]+/) ?? [];
  if (words.length > 0 && words.every(word => CELL.test(word))) {
    return words;
  }
  return [...text.matchAll(/[a-z]([A-Z]+\d+)\b/g)].map(match => match[1].toLowerCase());
}

function concerns(view, move, side, text, cells) {
  if (view.kind === 'program') {
    return text.includes(`${view.name}`) && /\bsuccessors\(/.test(text); // the rules are called here
  }
  const wanted = view.moves[move].cells.map(cell => view.cells[cell]);
  if (view.picks && wanted.length > 1) {
    return text.includes(`= ${view.name}.`); // the method that lists the moves is called here
  }
  if (wanted.length === 1) {
    return cells.includes(wanted[0]);
  }
  return cells.length === wanted.length && wanted.every(cell => cells.includes(cell));
}

/** In a declaration: the patterns that contain the cell, or else the annotation that makes the move legal. */
function declares(view, move, side, text) {
  if (view.kind !== 'filling') {
    return view.kind === 'program' ? /\bint successors\(/.test(text)
      : view.moves[move].step.from === undefined ? /^\s*@Pieces\b/.test(text) : /^\s*@Move\b/.test(text);
  }
  const cells = view.moves[move].cells;
  const pattern = [...text.matchAll(/"(\d+(?: \d+)*)"/g)];
  if (pattern.length > 0) {
    return pattern.some(match => match[1].split(' ').map(Number).some(cell => cells.includes(cell)));
  }
  if (/by = Player\.(FIRST|SECOND)/.test(text)) {
    return text.includes(`Player.${side.toUpperCase()}`);
  }
  return /^\s*@(Marks|Tiles|MoveSource)\b/.test(text);
}

/** A panel that shows one source. */
export class SourcePanel {
  constructor(container, isDeclaration) {
    this.container = container;
    this.test = isDeclaration ? declares : concerns;
    this.texts = [];
    this.lines = [];
    this.count = element('p', { class: 'hint count', role: 'note' }, ['']);
    this.code = element('code', {}, []);
    container.append(this.count, element('pre', { tabindex: '0', 'aria-label': 'Java source' }, [this.code]));
  }

  /** Shows a text, each message below the line that it is about. */
  show(text, messages = []) {
    this.texts = text.replace(/\n$/, '').split('\n');
    this.cells = this.texts.map(cellsOf);
    this.hits = [];
    this.lines = lines(text);
    this.code.replaceChildren(...this.lines);
    const told = messages.filter(({ line }) => line > 0).map(({ kind, line, text: said }) => {
      const at = Math.min(line, this.lines.length) - 1;
      this.lines[at].classList.add('marked', kind);
      return { kind, at, said };
    });
    // In their order, each after those about the same line.
    told.reverse().forEach(({ kind, at, said }) => this.lines[at].after(element('span', { class: `message ${kind}` }, [said])));
    // Scrolls past the imports, to the first error or else to the first comment.
    const wrong = told.filter(({ kind }) => kind === 'error').map(({ at }) => at);
    const comment = this.texts.findIndex(line => line.startsWith('/**'));
    this.start = Math.max(0, wrong.length > 0 ? Math.min(...wrong) - 2 : comment);
    this.toStart();
  }

  toStart() {
    const pre = this.code.parentElement;
    pre.scrollTop = this.lines[this.start].offsetTop;
  }

  /** Marks the lines that concern a move; null marks none. */
  mark(view, move, side, label) {
    this.hits.forEach(line => line.classList.remove('hit'));
    this.hits = move === null ? []
      : this.lines.filter((_, i) => this.test(view, move, side, this.texts[i], this.cells[i]));
    this.hits.forEach(line => line.classList.add('hit'));
    const count = this.hits.length;
    const first = this.hits[0];
    this.count.textContent = move === null ? 'Play or point at a move: its lines are marked.'
      : count === 0 ? `No line is about ${label} alone.`
      : `${count} ${count === 1 ? 'line is' : 'lines are'} about ${label}.`;
    const pre = this.code.parentElement;
    if (first && pre.clientHeight > 0) {
      const top = first.offsetTop;
      if (top < pre.scrollTop || top > pre.scrollTop + pre.clientHeight - 40) {
        pre.scrollTop = Math.max(0, top - pre.clientHeight / 3);
      }
    }
  }
}
