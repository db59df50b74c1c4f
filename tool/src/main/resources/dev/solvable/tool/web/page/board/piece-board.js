// The board of a game whose pieces stand and move: a piece is chosen, then where it goes.

import { Board } from './board.js';
import { handOf, ownerOf } from './cells.js';
import { svg } from '../dom.js';
import { compare, moveLabel, valueWords } from '../labels.js';

const PIECE = 31; // half the width of a piece
const IN_HAND = 22;
const BELOW = 31; // how far below the middle of a piece a value stands, which would hide its letter

export class PieceBoard extends Board {
  setGame(view) {
    this.chosen = null; // the place of the piece that is to move
    super.setGame(view);
  }

  update(position) {
    if (position.board !== this.text || position.side !== this.side || position.editing) {
      this.chosen = null;
    }
    super.update(position);
  }

  // ---- what a press does

  /** The place where a move begins: a cell, or a kind in the hand; null if a press on its goal is enough. */
  source(move) {
    const { from, kind } = this.view.moves[move.move].step;
    return from ?? (kind === undefined ? null : this.inHand(kind));
  }

  inHand(kind) {
    return this.view.cells.length + this.layout.tray.findIndex(place =>
      place.letter !== undefined && place.letter.toUpperCase() === kind && ownerOf(place.letter) === this.side);
  }

  /** The place where a move ends: a cell, or the one beside the board. */
  goal(move) {
    return this.view.moves[move.move].step.to ?? this.view.cells.length + this.layout.tray.findIndex(place => place.isExit);
  }

  sorted(moves) {
    return moves.sort(this.values ? compare : (a, b) => a.move - b.move);
  }

  /** The moves that begin at a place. */
  movesFrom(i) {
    return this.moves.filter(move => this.source(move) === i);
  }

  /** The placings on a cell. */
  placings(i) {
    return this.moves.filter(move => this.view.moves[move.move].step.from === undefined && this.goal(move) === i);
  }

  /**
   * The moves that a press on a place makes, usually one: those of the chosen piece that end there. With none chosen
   * it is the only move of the piece there, or the only placing.
   */
  movesAt(i) {
    if (this.chosen !== null) {
      return this.sorted(this.moves.filter(move => this.source(move) === this.chosen && this.goal(move) === i));
    }
    const here = [...this.movesFrom(i), ...this.placings(i)];
    return here.length === 1 ? here : [];
  }

  /** The number of moves that a press on a place offers without making one. */
  waiting(i) {
    if (this.editing || this.movesAt(i).length > 0) {
      return 0;
    }
    return this.movesFrom(i).length || (this.chosen === null ? this.placings(i).length : 0);
  }

  moveAt(i) {
    return this.movesAt(i)[0] ?? null;
  }

  choices(i) {
    return this.editing ? [] : this.movesAt(i);
  }

  clicked(i) {
    this.press(i, false);
  }

  entered(i) {
    this.press(i, true);
  }

  press(i, byKey) {
    if (this.editing) {
      if (i < this.view.cells.length) {
        this.actions.edit(i);
      }
      return;
    }
    const move = this.moveAt(i);
    if (move && this.takesByChoice(i)) {
      this.actions.cell(i, byKey);
    } else if (move) {
      this.actions.play(move);
    } else if (this.movesFrom(i).length > 0) {
      this.choose(i === this.chosen ? null : i);
    } else if (this.chosen === null && this.placings(i).length > 0) {
      this.actions.cell(i, byKey);
    } else {
      this.letGo();
    }
  }

  /** Whether several moves that end at a place complete a line, and so differ in the piece that they take. */
  takesByChoice(i) {
    return this.movesAt(i).filter(move => this.view.moves[move.move].step.removes !== undefined).length > 1;
  }

  choose(i) {
    this.chosen = i;
    this.cells.forEach((cell, k) => this.drawCell(cell, k));
    this.actions.point(null);
  }

  letGo() {
    if (this.chosen === null) {
      return false;
    }
    this.choose(null);
    return true;
  }

  // ---- what is drawn

  drawCell(cell, i) {
    super.drawCell(cell, i);
    const { group } = cell;
    const isChosen = i === this.chosen;
    const goes = this.movesAt(i).length > 0 && !this.editing;
    const waiting = this.waiting(i);
    group.classList.toggle('tray', i >= this.view.cells.length);
    group.classList.toggle('open', goes || waiting > 0 || (this.editing && i < this.view.cells.length));
    group.classList.toggle('plays', goes);
    group.classList.toggle('goal', goes && this.chosen !== null);
    group.classList.toggle('chosen', isChosen);
    group.setAttribute('role', goes || waiting > 0 || (this.editing && i < this.view.cells.length) ? 'button' : 'img');
    if (this.movesFrom(i).length > 1 || isChosen) {
      group.setAttribute('aria-pressed', isChosen);
    } else {
      group.removeAttribute('aria-pressed');
    }
    if (goes && !this.movesAt(i).some(move => this.values && move.outcome)) {
      const { x, y } = this.badgePlace(i);
      cell.mark.append(svg('circle', { class: 'way', cx: x, cy: y, r: 9 }));
    }
  }

  /** Draws how many moves there are at a place that shows no value, or beside the one that it shows. */
  drawMore(i) {
    const waiting = this.waiting(i);
    const others = this.choices(i).length - 1;
    if (waiting === 0 && others < 1) {
      return [];
    }
    const { x, y } = this.layout.centres[i];
    const at = { x: x + 33, y: y - 35 };
    return waiting > 0
      ? [svg('text', { class: 'count', ...at }, [`${waiting}`])]
      : [svg('title', {}, ['All moves of the piece']), svg('rect', { x: at.x - 21, y: at.y - 15, width: 36, height: 28, rx: 10 }), svg('text', at, [`+${others}`])];
  }

  content(i) {
    const place = this.layout.tray[i - this.view.cells.length];
    if (place) {
      return place.isExit ? 'beside the board' : `${this.left(place.letter)} ${place.letter} in hand`;
    }
    const character = this.characters[i];
    return character === this.view.marks.empty || character === undefined ? 'empty' : character;
  }

  spoken(i, character, here, value) {
    const waiting = this.waiting(i);
    const moves = here.length === 0 ? '' : value ? `, ${moveLabel(this.view, value)} ${valueWords(value)}` : `, ${moveLabel(this.view, here[0])}`;
    const hint = i === this.chosen ? '; chosen, press its goal' : waiting > 0 ? `; ${waiting} moves, press to choose` : '';
    const name = i < this.view.cells.length ? `${this.names[i]}, ` : '';
    return `${name}${this.content(i)}${this.editing ? '; press to change' : moves + hint}`;
  }

  /** How many pieces of a kind are in hand. */
  left(letter) {
    return handOf(this.view, this.text).filter(piece => piece === letter).length;
  }

  isFree(i) {
    return this.characters[i] === this.view.marks.empty || this.characters[i] === undefined;
  }

  drawMark(character, i) {
    const { x, y } = this.layout.centres[i];
    const place = this.layout.tray[i - this.view.cells.length];
    if (place) {
      return place.isExit
        ? [svg('path', { class: 'exit', d: `M${x - 16} ${y + 14}L${x + 14} ${y - 14}M${x - 6} ${y - 14}H${x + 14}V${y + 6}` })]
        : [this.piece(place.letter, x - 20, y, IN_HAND, this.left(place.letter) === 0), svg('text', { class: 'left', x: x + 24, y }, [`×${this.left(place.letter)}`])];
    }
    return this.isFree(i) ? [] : [this.piece(character, x, y, PIECE, false)];
  }

  /** A piece: round the first player's, square the second one's, with the letter of its kind. */
  piece(letter, x, y, r, isGone) {
    const isKnown = this.view.characters.includes(letter);
    const owner = ownerOf(letter);
    return svg('g', { class: `piece ${isKnown ? owner : 'unknown'}${isGone ? ' gone' : ''}` }, [
      owner === 'first' ? svg('circle', { cx: x, cy: y, r }) : svg('rect', { x: x - r * 0.92, y: y - r * 0.92, width: r * 1.84, height: r * 1.84, rx: 8 }),
      svg('text', { x, y: y - r * 0.12 }, [letter]),
    ]);
  }

  badgePlace(i) {
    const { x, y } = this.layout.centres[i];
    const tray = i >= this.view.cells.length;
    return { x, y: tray || !this.isFree(i) ? y + BELOW : y };
  }

  drawValues(here, i) {
    const { x, y } = this.badgePlace(i);
    return [this.badge(here[0], x, y, here[0].name === this.best, { isSmall: i >= this.view.cells.length || !this.isFree(i) })];
  }

  drawTiles() {}

  isOfOne(mark, other) {
    return ownerOf(mark) === ownerOf(other);
  }

  // ---- what is pointed at

  pointed(event) {
    super.pointed(event);
    const i = this.cells.findIndex(cell => cell.group === event.target.closest?.('.cell'));
    if (event.pointerType !== 'touch' && i >= 0) {
      this.showWays(i);
    }
  }

  lookAt(i) {
    super.lookAt(i);
    this.showWays(i);
  }

  /** Shows where the piece at a place can go, as long as none is chosen. */
  showWays(i) {
    if (!this.editing && this.chosen === null && !this.moveAt(i)) {
      this.preview.replaceChildren(...this.movesFrom(i).flatMap(move => this.way(move)));
    }
  }

  way(move) {
    const outcome = this.values ? move.outcome ?? '' : '';
    const from = this.source(move);
    const to = this.layout.centres[this.goal(move)];
    const halo = ({ x, y }) => svg('circle', { class: `halo ${outcome}`, cx: x, cy: y, r: this.layout.radius - 4 });
    const { removes } = this.view.moves[move.move].step;
    const taken = removes === undefined ? [] : [halo(this.layout.centres[removes])];
    if (from === null) {
      return [halo(to), ...taken];
    }
    const start = this.layout.centres[from];
    const length = Math.hypot(to.x - start.x, to.y - start.y) || 1;
    const [dx, dy] = [(to.x - start.x) / length, (to.y - start.y) / length];
    const [x, y] = [to.x - 12 * dx, to.y - 12 * dy];
    return [
      svg('line', { class: `arrow ${outcome}`, x1: start.x + 22 * dx, y1: start.y + 22 * dy, x2: x - 14 * dx, y2: y - 14 * dy }),
      svg('polygon', { class: `arrow ${outcome}`, points: `${x + 8 * dx},${y + 8 * dy} ${x - 18 * dx - 13 * dy},${y - 18 * dy + 13 * dx} ${x - 18 * dx + 13 * dy},${y - 18 * dy - 13 * dx}` }),
      ...taken,
    ];
  }

  show(move) {
    this.preview.replaceChildren(...(!move || this.editing ? [] : this.way(move)));
  }
}
