// The board of a game whose rules are a program: only the characters of its cells are known. The moves are in the list,
// and a press on a cell lists those that change it.

import { Board } from './board.js';
import { cellsOf, changedCells } from './cells.js';
import { svg } from '../dom.js';

export class TextBoard extends Board {
  changing(i) {
    return this.moves.filter(move => changedCells(this.view, this.text, move.board).includes(i));
  }

  movesAt() {
    return [];
  }

  drawCell(cell, i) {
    super.drawCell(cell, i);
    const count = this.editing ? 0 : this.changing(i).length;
    if (count > 0) {
      cell.group.classList.add('listed');
      cell.group.setAttribute('role', 'button');
      cell.group.setAttribute('aria-label', `${this.names[i]}, ${this.written(i)}; press to list ${count} ${count === 1 ? 'move' : 'moves'}`);
    }
  }

  written(i) {
    return this.characters[i] === this.view.marks.empty || this.characters[i] === undefined ? 'empty' : this.characters[i];
  }

  spoken(i) {
    return `${this.names[i]}, ${this.written(i)}${this.editing ? '; press to change' : ''}`;
  }

  drawMark(character, i) {
    const { x, y } = this.layout.centres[i];
    return character === this.view.marks.empty || character === undefined ? [] : [svg('text', { class: 'written', x, y }, [character])];
  }

  drawTiles() {}

  /** Shows what a move changes. */
  show(move) {
    this.preview.replaceChildren();
    if (!move || this.editing) {
      return;
    }
    const after = cellsOf(this.view, move.board);
    this.preview.append(...changedCells(this.view, this.text, move.board).flatMap(cell => {
      const { x, y } = this.layout.centres[cell];
      return [svg('circle', { class: 'halo', cx: x, cy: y, r: this.layout.radius - 4 }), svg('text', { class: 'coming', x: x + 26, y: y + 28 }, [after[cell]])];
    }));
  }

  clicked(i) {
    if (this.editing) {
      this.actions.edit(i);
    } else if (this.changing(i).length > 0) {
      this.actions.cell(i);
    }
  }

  entered(i) {
    if (this.editing) {
      this.actions.edit(i);
    } else if (this.changing(i).length > 0) {
      this.actions.cell(i, true);
    }
  }
}
