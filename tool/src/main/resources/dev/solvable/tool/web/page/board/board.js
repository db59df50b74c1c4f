// The board as an SVG picture that can be played on with pointer, finger and keyboard.

import { svg } from '../dom.js';
import { cellsOf } from './cells.js';
import { badgeText, cellNames, compare, moveLabel, valueWords } from '../labels.js';
import { HALF, layout, perLine, SIZE, SPOT, TILE, TOUCHABLE } from './layout.js';

/** Within this distance of a cell's middle, a press makes the move whose value the cell shows. */
const MIDDLE = 22;

export class Board {
  /**
   * `actions`: `point(move or null)`, `play(move)`, `cell(cell)` where one of the moves of a cell is to be chosen,
   * `edit(cell)`. `room` is how many pixels wide the picture is; without it as wide as the page allows.
   */
  constructor(container, actions, room) {
    this.container = container;
    this.actions = actions;
    this.givenRoom = room;
  }

  /** How wide the picture may be: what was given, or what the page has. */
  room() {
    return this.givenRoom ?? (this.container.clientWidth || Infinity);
  }

  /** Whether the number of cells that fit side by side has changed since the game was drawn. */
  isOutgrown() {
    return perLine(this.view, this.room()) !== this.line;
  }

  setGame(view) {
    this.view = view;
    this.layout = layout(view, this.room());
    this.line = perLine(view, this.room());
    this.names = [...cellNames(view), ...(this.layout.tray ?? []).map(({ name }) => name)];
    const { width, height, centres } = this.layout;
    this.picture = svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': `Board of ${view.name}`, class: view.drawing.shape });
    this.cells = centres.map((_, i) => this.makeCell(i));
    this.tiles = svg('g', { class: 'tiles', 'aria-hidden': 'true' });
    this.win = svg('g', { class: 'lines', 'aria-hidden': 'true' });
    this.preview = svg('g', { class: 'preview', 'aria-hidden': 'true' });
    const cells = svg('g', {}, this.cells.map(cell => cell.group));
    this.labels = svg('g', { class: 'labels', 'aria-hidden': 'true' }, this.cells.map(cell => cell.label));
    // A line between points must not hide the values of the others.
    const above = this.layout.ends ? [this.preview, this.labels, this.win] : [this.labels, this.win, this.preview];
    this.picture.append(...this.layout.frame(), cells, this.tiles, ...above);
    this.picture.addEventListener('pointermove', event => this.pointed(event));
    this.picture.addEventListener('pointerleave', () => {
      this.pointedAt = null;
      this.actions.point(null);
    });
    this.container.replaceChildren(this.picture);
    // Small cells could not be touched: a board of long rows or columns scrolls instead.
    const { rows, columns } = view.facts;
    this.picture.style.minWidth = rows > 1 && columns > 10 && width > 1000 ? `${columns * TOUCHABLE}px` : '';
    this.picture.style.minHeight = rows > 10 ? `${rows * TOUCHABLE}px` : '';
    this.picture.style.maxWidth = `${Math.max(1.3 * width, 330)}px`;
    this.focused = 0;
  }

  makeCell(i) {
    const mark = svg('g', { class: 'mark' });
    const more = svg('g', { class: 'more', 'aria-hidden': 'true' });
    const group = svg('g', { class: 'cell', 'data-cell': this.view.cells[i] ?? this.names[i], tabindex: i === 0 ? '0' : '-1' }, [this.layout.shape(i), this.drawName(i), mark, more]);
    group.addEventListener('click', event => this.clicked(this.cellAt(i, event), event));
    group.addEventListener('contextmenu', event => {
      if (this.choices(i).length > 1) {
        event.preventDefault();
        this.actions.cell(i);
      }
    });
    more.addEventListener('click', event => {
      event.stopPropagation(); // else it would be a press on the cell
      this.actions.cell(i);
    });
    group.addEventListener('keydown', event => this.pressed(i, event));
    group.addEventListener('focus', () => {
      this.rove(i);
      if (group.matches(':focus-visible')) {
        this.lookAt(i);
      }
    });
    group.addEventListener('blur', () => this.actions.point(null));
    return { group, mark, more, label: svg('g', {}) };
  }

  /** The name of a cell, if columns and rows do not tell it. */
  drawName(i) {
    const { nameAt, centres } = this.layout;
    return nameAt && i < this.view.cells.length
      ? svg('text', { class: 'coordinate own', x: centres[i].x + nameAt.x, y: centres[i].y + nameAt.y, 'aria-hidden': 'true' }, [this.names[i]]) : '';
  }

  /** Points at the move of the cell that has the focus. */
  lookAt(i) {
    this.actions.point(this.movesAt(i)[0] ?? null);
  }

  /** Drops the chosen part of a move, if any; returns whether there was one. */
  letGo() {
    return false;
  }

  /** Draws a position. `side` is to move, `moves` are the legal moves, `laid` the moves made before. */
  update({ board, side, moves, best, values, editing, laid, isOver }) {
    Object.assign(this, { characters: cellsOf(this.view, board), text: board, side, moves, best, values, editing, pointedAt: null });
    this.cells.forEach((cell, i) => this.drawCell(cell, i));
    this.drawTiles(laid);
    this.drawLines(isOver);
    this.show(null);
  }

  /**
   * The legal moves that fill a cell or, if single cells select moves, that it selects: best first, or by number if
   * values are hidden. The cell shows the value of the first one.
   */
  movesAt(i) {
    const moves = this.moves.filter(move =>
      (this.view.picks ? this.view.moves[move.move].pick === i : this.view.moves[move.move].cells.includes(i)));
    if (!this.values) {
      return moves.sort((a, b) => a.move - b.move);
    }
    return moves.sort(compare);
  }

  /** The moves that a press on a cell chooses from; none if single cells select moves. */
  choices(i) {
    return this.editing || this.view.picks ? [] : this.movesAt(i);
  }

  drawCell({ group, mark, more, label }, i) {
    const character = this.characters[i];
    const { empty } = this.view.marks;
    const here = this.editing ? [] : this.movesAt(i);
    const value = this.values && here.find(move => move.outcome);
    group.setAttribute('class', ['cell', character === empty || character === undefined ? 'free' : 'taken', value ? value.outcome : '',
      here.length > 0 || this.editing ? 'open' : ''].join(' '));
    const isButton = here.length > 0 || this.editing;
    group.setAttribute('role', isButton ? 'button' : 'img');
    group.setAttribute('aria-label', this.spoken(i, character, here, value));
    mark.replaceChildren(...this.drawMark(character, i));
    label.replaceChildren(...(value ? this.drawValues(here, i) : []));
    more.replaceChildren(...this.drawMore(i));
  }

  /** Draws how many moves there are beside the one that is shown; a press lists them. */
  drawMore(i) {
    const others = this.choices(i).length - 1;
    const x = this.layout.centres[i].x + 29;
    const y = this.layout.centres[i].y - 33;
    return others < 1 ? [] : [svg('title', {}, ['All moves through this cell']),
      svg('rect', { x: x - 21, y: y - 15, width: 40, height: 28, rx: 10 }), svg('text', { x: x - 1, y }, [`+${others}`])];
  }

  spoken(i, character, here, value) {
    const content = character === this.view.marks.empty || character === undefined ? 'empty' : this.view.marks.second ? character : 'taken';
    const worth = !value ? '' : this.view.picks
      ? here.filter(move => move.outcome).map(move => `, ${here.length > 1 ? `${moveLabel(this.view, move)} ` : ''}${valueWords(move)}`).join('')
      : `, ${moveLabel(this.view, value)} ${valueWords(value)}, the best of ${here.length} moves here`;
    return `${this.names[i]}, ${content}${worth}${this.editing ? '; press to change' : ''}`;
  }

  drawMark(character, i) {
    const { first, second, empty } = this.view.marks;
    const { x, y } = this.layout.centres[i];
    if (character === empty || character === undefined) {
      return this.view.gravity ? [svg('circle', { class: 'slot', cx: x, cy: y, r: 38 })] : [];
    }
    if (this.layout.ends) {
      return [svg('line', { ...this.layout.ends(i), class: `stroke ${character === first ? 'first' : 'second'}` })];
    }
    if (character !== first && character !== second) {
      return [svg('text', { class: 'odd', x, y }, [character])];
    }
    if (second === undefined && this.view.facts.lines === 0) {
      return [svg('rect', { class: 'cover', x: x - TILE, y: y - TILE, width: 2 * TILE, height: 2 * TILE, rx: 12 })];
    }
    if (this.view.gravity || this.view.drawing.shape === 'hexagons') {
      const r = this.view.gravity ? 38 : 32;
      return [svg('circle', { class: `disc ${character === first ? 'first' : 'second'}`, cx: x, cy: y, r }),
        character === first ? svg('circle', { class: 'inlay', cx: x, cy: y, r: r * 0.55 })
          : svg('rect', { class: 'inlay', x: x - r * 0.4, y: y - r * 0.4, width: r * 0.8, height: r * 0.8 })];
    }
    return character === first
      ? [svg('path', { class: 'drawn first', d: `M${x - 24} ${y - 24}L${x + 24} ${y + 24}M${x + 24} ${y - 24}L${x - 24} ${y + 24}` })]
      : [svg('circle', { class: 'drawn second', cx: x, cy: y, r: 27 })];
  }

  /** The values of the moves of a cell: one badge, or one for each mark that may be put there. */
  drawValues(here, i) {
    const { x, y } = this.layout.centres[i];
    const valued = here.filter(move => move.outcome);
    if (!this.view.picks || valued.length === 1) {
      return [this.badge(valued[0], x, y, valued[0].name === this.best)];
    }
    return [...valued].sort((a, b) => a.move - b.move).map((move, k) => {
      const badge = this.badge(move, x, y + (k === 0 ? -22 : 22), move.name === this.best, { prefix: this.view.moves[move.move].mark });
      return badge;
    });
  }

  /** A value. `prefix` is written before it; one that `isSmall` leaves room for what is in the cell. */
  badge(move, x, y, isBest, { prefix, isSmall } = {}) {
    const small = this.layout.ends || prefix || isSmall;
    const text = `${prefix ? `${prefix} ` : ''}${badgeText(move)}`;
    const width = prefix ? (text.length > 5 ? 92 : 82) : small ? (text.length > 3 ? 62 : 50) : text.length > 3 ? 80 : 66;
    const height = small ? 36 : 42;
    return svg('g', { class: `badge ${move.outcome}${isBest ? ' best' : ''}${this.view.picks || this.view.kind !== 'filling' ? '' : ' of-cell'}${small ? ' small' : ''}` }, [
      svg('rect', { class: 'pill', x: x - width / 2, y: y - height / 2, width, height, rx: height / 2 }),
      isBest ? svg('rect', { class: 'ring', x: x - width / 2 - 5, y: y - height / 2 - 5, width: width + 10, height: height + 10, rx: height / 2 + 5 }) : '',
      svg('text', { x, y }, [text]),
    ]);
  }

  /** The cells of a tile joined into one shape. */
  shapeOf(cells, className) {
    const near = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) <= SIZE + 1;
    const centres = cells.map(cell => this.layout.centres[cell]);
    const parts = centres.map(({ x, y }) => svg('rect', { x: x - TILE, y: y - TILE, width: 2 * TILE, height: 2 * TILE, rx: 12 }));
    centres.forEach((a, i) => centres.slice(i + 1).filter(b => near(a, b)).forEach(b => parts.push(svg('rect', {
      x: Math.min(a.x, b.x) - (a.x === b.x ? TILE : 0), y: Math.min(a.y, b.y) - (a.y === b.y ? TILE : 0),
      width: a.x === b.x ? 2 * TILE : SIZE, height: a.y === b.y ? 2 * TILE : SIZE,
    }))));
    return svg('g', { class: className }, parts);
  }

  /** Draws the tiles of this line of play; the position itself only tells which cells are taken. */
  drawTiles(laid) {
    if (this.view.marks.second !== undefined || this.view.facts.lines > 0) {
      this.tiles.replaceChildren();
      return;
    }
    const centre = cell => ({ cx: this.layout.centres[cell].x, cy: this.layout.centres[cell].y });
    this.tiles.replaceChildren(...laid.map((move, i) => this.shapeOf(move.cells, `tile laid-${i % 2}`)),
      ...laid.filter(move => move.pick !== undefined && this.view.picks).map(move => svg('circle', { class: 'spot-of-move', ...centre(move.pick), r: 14 })));
  }

  /** Whether two marks make a line of one player. */
  isOfOne(mark, other) {
    return mark === other;
  }

  /** The lines that are complete. */
  drawLines(isOver) {
    const { empty } = this.view.marks;
    const full = !isOver ? [] : this.view.lines.filter(line => this.characters[line[0]] !== empty
      && line.every(cell => this.characters[cell] !== empty && this.isOfOne(this.characters[cell], this.characters[line[0]])));
    this.win.replaceChildren(...full.flatMap(line => (this.layout.ends
      ? line.map(cell => svg('line', { ...this.layout.ends(cell), class: 'complete' }))
      : [svg('polyline', { class: 'complete', points: line.map(cell => `${this.layout.centres[cell].x},${this.layout.centres[cell].y}`).join(' ') })])));
  }

  /** Shows what a move would fill; null shows nothing. */
  show(move) {
    this.preview.replaceChildren();
    if (!move || this.editing) {
      return;
    }
    const cells = this.view.moves[move.move].cells.filter(cell => this.characters[cell] === this.view.marks.empty);
    const outcome = this.values ? move.outcome ?? '' : '';
    if (this.layout.ends) {
      this.preview.append(svg('line', { ...this.layout.ends(cells[0]), class: `ghost ${outcome}` }));
    } else if (cells.length === 1 && this.view.picks) {
      const { x, y } = this.layout.centres[cells[0]];
      this.preview.append(svg('circle', { class: `halo ${outcome}`, cx: x, cy: y, r: this.layout.radius - 4 }));
    } else {
      this.preview.append(this.shapeOf(cells, `ghost ${outcome}`));
    }
    if (outcome && !this.view.picks) {
      const centre = this.centreOf(move);
      this.preview.append(this.badge(move, centre.x, centre.y, move.name === this.best));
    }
  }

  centreOf(move) {
    const cells = this.view.moves[move.move].cells.map(cell => this.layout.centres[cell]);
    return { x: cells.reduce((sum, c) => sum + c.x, 0) / cells.length, y: cells.reduce((sum, c) => sum + c.y, 0) / cells.length };
  }

  /** The cell at a pointer: near a label it is the labelled one, as other lines may cross the label. */
  cellAt(i, event) {
    const point = this.layout.ends && this.pointOf(event);
    const near = point ? this.layout.centres.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= SPOT) : -1;
    return near < 0 ? i : near;
  }

  /** Where in the picture an event is; null where that is not known. */
  pointOf(event) {
    const matrix = this.picture.getScreenCTM();
    const isPressedWithoutPointer = event.type === 'click' && event.detail === 0;
    return matrix && !isPressedWithoutPointer ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  }

  /** The cell on which a mark lands that falls from a cell; the cell itself where none does. */
  landing(i) {
    if (!this.view.gravity || this.movesAt(i).length > 0) {
      return i;
    }
    const column = this.layout.centres[i].column;
    const picks = this.moves.map(move => this.view.moves[move.move].pick);
    return picks.find(pick => this.layout.centres[pick].column === column) ?? i;
  }

  /**
   * The move at a pointer: in the middle of a cell the move that the cell shows; elsewhere the move with the nearest
   * centre, of those that fill the cell.
   */
  moveAt(i, event) {
    const here = this.movesAt(this.landing(i));
    const point = this.pointOf(event);
    if (here.length < 2 || !point) {
      return here[0] ?? null;
    }
    if (this.view.picks) {
      const byMark = [...here].sort((a, b) => a.move - b.move);
      return point.y < this.layout.centres[i].y ? byMark[0] : byMark[1];
    }
    if (Math.hypot(this.layout.centres[i].x - point.x, this.layout.centres[i].y - point.y) <= MIDDLE) {
      return here[0];
    }
    const away = move => {
      const centre = this.centreOf(move);
      return Math.hypot(centre.x - point.x, centre.y - point.y);
    };
    return here.reduce((nearest, move) => (away(move) < away(nearest) - 1e-6 ? move : nearest));
  }

  pointed(event) {
    const group = event.target.closest?.('.more') ? null : event.target.closest?.('.cell');
    const on = this.cells.findIndex(cell => cell.group === group);
    const i = on < 0 ? on : this.cellAt(on, event);
    const move = i < 0 || this.editing ? null : this.moveAt(i, event);
    if (event.pointerType !== 'touch' && move !== this.pointedAt) {
      this.pointedAt = move;
      this.actions.point(move);
    }
  }

  clicked(i, event) {
    if (this.editing) {
      this.actions.edit(i);
      return;
    }
    const move = this.moveAt(i, event);
    if (!move) {
      return;
    }
    // A finger cannot point before it presses: the first touch shows the tile, the second on the same one lays it.
    const touch = event.pointerType === 'touch' && (!this.view.picks || this.movesAt(this.landing(i)).length > 1);
    if (touch && this.touched !== move.move) {
      this.touched = move.move;
      this.actions.point(move);
      this.actions.cell(this.landing(i));
      return;
    }
    this.touched = null;
    this.actions.play(move);
  }

  pressed(i, event) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.focus(this.neighbour(i, step));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.entered(i);
    }
  }

  /** A key presses a cell. */
  entered(i) {
    if (this.editing) {
      this.actions.edit(i);
      return;
    }
    const at = this.landing(i);
    const here = this.movesAt(at);
    if (here.length === 1) {
      this.actions.play(here[0]);
    } else if (here.length > 1) {
      this.actions.cell(at, true);
    }
  }

  /** The nearest cell in a direction; the same one where there is none. */
  neighbour(i, [right, down]) {
    const { column, row } = this.layout.centres[i];
    const away = other => {
      const ahead = (other.column - column) * right + (other.row - row) * down;
      const beside = Math.abs((other.column - column) * down) + Math.abs((other.row - row) * right);
      return ahead > 0 ? ahead + 10 * beside : Infinity;
    };
    return this.layout.centres.reduce((nearest, other, k) =>
      (away(other) < (nearest === i ? Infinity : away(this.layout.centres[nearest])) ? k : nearest), i);
  }

  rove(i) {
    this.cells[this.focused].group.setAttribute('tabindex', '-1');
    this.cells[i].group.setAttribute('tabindex', '0');
    this.focused = i;
  }

  focus(i) {
    this.cells[i].group.focus();
  }
}
