// An SVG board for play by mouse, touch and keyboard.

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 100;
const DRAG_PIXELS = 6;
const WIDEST_VALUE = 74;

/** Whether the system is set to reduced motion. */
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An SVG element with attributes. */
export function svgElement(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * Shows states in an element and turns clicks, drags and keys into moves.
 *
 * @param host the element that holds the board
 * @param onMove called with the text of a move that the person made
 * @param onSay called with a text for screen readers
 * @param onPeek called with the stack under the pointer or the focus, as a cell of the view, or null if there is none
 * @param onPick called when the picked cells change, and after each drawing
 */
export class Board {
  constructor(host, { onMove, onSay = () => {}, onPeek = () => {}, onPick = () => {} }) {
    this.host = host;
    this.onMove = onMove;
    this.onSay = onSay;
    this.onPeek = onPeek;
    this.onPick = onPick;
    this.onEdit = null;
    this.confirm = false;
    this.picked = [];
    this.pending = null;
    this.moves = [];
    this.focused = null;
    this.drawn = 0;
    this.sent = null;
    host.addEventListener('click', event => this.#click(event));
    host.addEventListener('keydown', event => this.#key(event));
    host.addEventListener('pointerdown', event => this.#down(event));
    // A finger scrolls the page, except from a stone that can be dragged.
    host.addEventListener('touchmove', event => { if (this.press && event.cancelable) event.preventDefault(); }, { passive: false });
    host.addEventListener('pointermove', event => this.#drag(event));
    host.addEventListener('pointerup', event => this.#up(event));
    host.addEventListener('pointercancel', () => this.#drop());
    host.addEventListener('pointerover', event => this.#peek(this.#cellOf(event.target)));
    host.addEventListener('pointerleave', () => this.onPeek(null));
    host.addEventListener('focusin', event => this.#focus(event));
  }

  /**
   * Draws a state. The old drawing takes no moves while the new one is prepared.
   *
   * @param last the cells of the last move
   * @param lines lists of cells to draw a band through
   * @param active whether the person may move
   * @param moved the cells of the move to animate, or null
   */
  async show(state, { last = [], lines = [], flip = false, active = true, moved = null, title } = {}) {
    const drawing = ++this.drawn;
    this.isStale = true;
    const text = await state.board({ last, flip, title });
    if (drawing !== this.drawn) return;
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const svg = document.importNode(parsed, true);
    this.#drop();
    this.isStale = false;
    const hadFocus = this.svg?.contains(this.host.getRootNode().activeElement);
    this.state = state;
    this.flip = flip;
    this.moves = active ? state.moves : [];
    this.picked = [];
    this.pending = null;
    this.svg = svg;
    this.cells = new Map([...svg.querySelectorAll('[data-cell]')].map(cell => [cell.dataset.cell, cell]));
    this.spoken = new Map([...this.cells].map(([name, cell]) => [name, cell.getAttribute('aria-label')]));
    this.isPits = state.view.layout?.tile === 'pit';
    this.names = state.view.cells.map(cell => cell.name);
    this.overlay = svgElement('g', { class: 'overlay', 'aria-hidden': 'true' });
    svg.append(this.overlay);
    for (const line of lines) this.#band(line);
    if (!this.cells.has(this.focused)) this.focused = this.names[0];
    const { width, height } = svg.viewBox.baseVal;
    // A wide board is as wide as its place allows.
    this.host.style.aspectRatio = width / height;
    this.ratio = Math.max(1, width / height);
    this.host.replaceChildren(svg);
    this.cells.get(this.focused)?.setAttribute('tabindex', '0');
    if (hadFocus) this.cells.get(this.focused)?.focus({ preventScroll: true });
    this.onPeek(null);
    this.#hint();
    if (moved) this.#animate(moved);
  }

  /** Puts back a stone that is picked up. */
  letGo() {
    this.picked = [];
    this.pending = null;
    this.#hint();
  }

  /** The centre of a cell in the SVG's units. */
  centre(name) {
    const [x, y] = this.cells.get(name).getAttribute('transform').match(/[\d.]+/g).map(Number);
    return [x + CELL / 2, y + CELL / 2];
  }

  /** Draws arrows for moves: `[{cells, strength}]`, the best first. The strength is the opacity. */
  arrows(list) {
    this.overlay.querySelectorAll('.arrow').forEach(arrow => arrow.remove());
    list.forEach(({ cells, strength }, index) => {
      if (cells.length === 0 || !cells.every(cell => this.cells.has(cell))) return;
      const group = svgElement('g', { class: `arrow arrow-${index + 1}`, 'stroke-opacity': strength, 'fill-opacity': strength });
      const [x2, y2] = this.centre(cells[cells.length - 1]);
      if (cells.length === 1) {
        group.append(svgElement('circle', { cx: x2, cy: y2, r: 40, class: 'arrow-ring' }));
      } else {
        const [x1, y1] = this.centre(cells[0]);
        const length = Math.hypot(x2 - x1, y2 - y1);
        const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
        const [ex, ey] = [x2 - dx * 30, y2 - dy * 30];
        group.append(
          svgElement('line', { x1: x1 + dx * 18, y1: y1 + dy * 18, x2: ex, y2: ey, class: 'arrow-shaft' }),
          svgElement('path', {
            class: 'arrow-head',
            d: `M${x2} ${y2}L${ex - dy * 24} ${ey + dx * 24}L${ex + dy * 24} ${ey - dx * 24}Z`,
          }));
      }
      this.overlay.append(group);
    });
  }

  /** Writes a value on cells: `Map(cell → {text, grade})`, where grade is from 0 (best) to 4. Losses begin with L. */
  values(map) {
    this.overlay.querySelectorAll('.value').forEach(value => value.remove());
    const labels = [...map].filter(([name]) => this.cells.has(name)).map(([name, { text, grade }]) => {
      const [x, y] = this.centre(name);
      const lost = text.startsWith('L');
      const group = svgElement('g', { class: `value grade-${grade}${lost ? ' lost' : ''}` });
      const box = svgElement('rect', { y: y - 20, height: 40, rx: lost ? 5 : 20 });
      const label = svgElement('text', { x, y: y + 1 });
      label.textContent = text;
      group.append(box, label);
      this.overlay.append(group);
      return { x, box, label };
    });
    // All widths are measured before the boxes change, so that the browser computes the layout once.
    const widths = labels.map(({ label }) => label.getComputedTextLength());
    labels.forEach(({ x, box, label }, index) => {
      const width = Math.min(widths[index], WIDEST_VALUE);
      if (width < widths[index]) {
        label.setAttribute('textLength', width);
        label.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      }
      box.setAttribute('x', x - width / 2 - 12);
      box.setAttribute('width', width + 24);
    });
  }

  #band(names) {
    const centres = names.filter(name => this.cells.has(name)).map(name => this.centre(name));
    if (centres.length === 0) return;
    const points = centres.map(point => point.join()).join(' ');
    this.overlay.append(
      svgElement('polyline', { class: 'line edge', points }),
      svgElement('polyline', { class: 'line', points }));
  }

  #cellOf(target) {
    return target.closest?.('[data-cell]')?.dataset.cell ?? null;
  }

  #candidates() {
    return this.moves.filter(move => this.picked.every((cell, i) => move.cells[i] === cell));
  }

  /** Marks the cells that can be chosen next. */
  #hint() {
    if (!this.svg) return;
    this.svg.querySelectorAll('.hint').forEach(hint => hint.remove());
    const open = new Set(this.#candidates().map(move => move.cells[this.picked.length]).filter(Boolean));
    const destinations = this.picked.length > 0;
    for (const [name, cell] of this.cells) {
      const occupied = cell.querySelector('.stone') !== null;
      const possible = open.has(name);
      cell.classList.toggle('movable', possible || (destinations && this.#startsMove(name)));
      cell.classList.toggle('picked', this.picked.includes(name));
      cell.classList.toggle('pending', this.pending?.cells.includes(name) ?? false);
      cell.setAttribute('aria-pressed', String(this.picked.includes(name)));
      const spoken = this.spoken.get(name);
      cell.setAttribute('aria-label', destinations && possible ? `${spoken}, possible move` : spoken);
      if (possible && destinations) {
        cell.append(occupied
          ? svgElement('circle', { class: 'hint ring', cx: 50, cy: 50, r: 44 })
          : svgElement('circle', { class: 'hint dot', cx: 50, cy: 50, r: 15 }));
      }
    }
    this.onPick();
  }

  #startsMove(name) {
    return this.moves.some(move => move.cells[0] === name);
  }

  /** Handles the choice of a cell by mouse, touch or keyboard. */
  choose(name) {
    if (this.onEdit) {
      this.onEdit(name);
      return;
    }
    if (this.isStale || this.isSending) return;
    if (this.pending) {
      const pending = this.pending;
      this.letGo();
      if (pending.cells.at(-1) === name) {
        this.#send(pending.text, name);
        return;
      }
    }
    const reached = this.#candidates().filter(move => move.cells[this.picked.length] === name);
    if (reached.length === 0) {
      const wasPicked = this.picked.includes(name);
      const hadPicked = this.picked.length > 0;
      this.letGo();
      if (!wasPicked && hadPicked && this.#startsMove(name)) {
        this.choose(name);
      } else if (wasPicked) {
        this.onSay(`${name} put back`);
      } else if (this.moves.length > 0) {
        this.onSay(`${this.spoken.get(name)}: no move ${hadPicked ? 'to' : 'from'} here`);
      }
      return;
    }
    const complete = reached.find(move => move.cells.length === this.picked.length + 1);
    if (complete && reached.length === 1) {
      if (this.confirm) {
        this.picked = complete.cells.slice(0, -1);
        this.pending = complete;
        this.#hint();
        this.onSay(`${complete.text}? Choose ${name} again to confirm`);
      } else {
        this.picked = [];
        this.#send(complete.text, name);
      }
      return;
    }
    this.picked = [...this.picked, name];
    this.#hint();
    const count = new Set(reached.map(move => move.cells[this.picked.length])).size;
    this.onSay(`${name} picked up, ${count} possible ${count === 1 ? 'move' : 'moves'}`);
  }

  /** Reports a move. Until it is played or refused, the board takes no other. */
  async #send(text, cell) {
    this.sent = cell;
    this.isSending = true;
    try {
      await this.onMove(text);
    } finally {
      this.isSending = false;
    }
  }

  #click(event) {
    const name = this.#cellOf(event.target);
    // The second click of a double click does not count if the first one made a move.
    const isRepeated = event.detail > 1 && name === this.sent && this.picked.length === 0 && !this.pending && !this.onEdit;
    if (name === null || this.suppressClick || isRepeated) {
      this.suppressClick = false;
      return;
    }
    this.choose(name);
  }

  #key(event) {
    const name = this.#cellOf(event.target);
    if (name === null) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key in steps) {
      this.focusCell(this.#next(name, steps[event.key]));
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      // On a board of points there may be some that no arrow leads to.
      const step = event.key === 'PageDown' ? 1 : this.names.length - 1;
      this.focusCell(this.names[(this.names.indexOf(name) + step) % this.names.length]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) this.choose(name);
    } else if (event.key === 'Escape') {
      if (this.picked.length > 0) this.onSay(`${this.picked[0]} put back`);
      this.letGo();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The nearest cell in a direction: if there is one, within 45 degrees of it, and as straight ahead as possible. Of two
   * hexagons, the one on the right is up and the one on the left is down, which is a column of the board. Hexagons
   * straight ahead are two rows away and cost more than those, which a larger factor than 1.7 would change.
   */
  #next(name, [dx, dy]) {
    const [x, y] = this.centre(name);
    let best = name;
    let least = Infinity;
    for (const other of this.names) {
      const [ox, oy] = this.centre(other);
      const ahead = (ox - x) * dx + (oy - y) * dy;
      const aside = (ox - x) * dy - (oy - y) * dx;
      const off = Math.abs(aside);
      const cost = ahead + 1.5 * off + (off >= ahead ? 1e6 : 0) + (aside > 0 ? 0.5 : 0);
      if (ahead > 1 && cost < least) {
        best = other;
        least = cost;
      }
    }
    return best;
  }

  /** Moves the keyboard focus to a cell. */
  focusCell(name) {
    this.cells.get(name)?.focus();
  }

  #focus(event) {
    const name = this.#cellOf(event.target);
    if (name === null) return;
    this.cells.get(this.focused)?.setAttribute('tabindex', '-1');
    this.focused = name;
    this.cells.get(name).setAttribute('tabindex', '0');
    this.#peek(name);
  }

  #peek(name) {
    const cell = name === null ? null : this.state.view.cells[this.names.indexOf(name)];
    this.onPeek(cell && cell.pieces.length > 1 && !this.isPits ? cell : null);
  }

  // A drag is a press on a cell that starts a move, followed by a motion of at least DRAG_PIXELS.

  #down(event) {
    const name = this.#cellOf(event.target);
    this.suppressClick = false;
    if (name === null || event.button !== 0 || this.onEdit || this.isStale || this.pending || !this.#startsMove(name)) return;
    if (!this.moves.some(move => move.cells[0] === name && move.cells.length > 1)) return;
    this.press = { name, x: event.clientX, y: event.clientY, ghost: null };
  }

  #drag(event) {
    if (!this.press) return;
    const { x, y, name } = this.press;
    if (!this.press.ghost) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < DRAG_PIXELS) return;
      this.picked = [name];
      this.#hint();
      const cell = this.cells.get(name);
      this.press.ghost = svgElement('g', { class: 'ghost' });
      cell.querySelectorAll('.stone, .shine, .inlay, .height').forEach(part => this.press.ghost.append(part.cloneNode(true)));
      this.svg.append(this.press.ghost);
      cell.classList.add('lifted');
      this.host.setPointerCapture?.(event.pointerId);
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    this.press.ghost.setAttribute('transform', `translate(${point.x - CELL / 2} ${point.y - CELL / 2})`);
    event.preventDefault();
  }

  #up(event) {
    const press = this.#drop();
    if (!press?.ghost) return;
    // The browser may send a click after a drag. It must not choose a cell.
    this.suppressClick = true;
    setTimeout(() => { this.suppressClick = false; });
    const target = this.#cellOf(this.host.getRootNode().elementFromPoint(event.clientX, event.clientY) ?? this.host);
    if (target === null || target === press.name) {
      this.letGo();
      return;
    }
    this.dropped = true;
    this.choose(target);
  }

  #drop() {
    const { press } = this;
    this.press = null;
    press?.ghost?.remove();
    if (press) this.cells.get(press.name)?.classList.remove('lifted');
    return press;
  }

  /** Animates a move: its stones slide from the first cell to the last, or appear if there is only one cell. */
  #animate(cells) {
    const target = this.cells.get(cells.at(-1));
    if (!target || still() || this.dropped) {
      this.dropped = false;
      return;
    }
    const [x, y] = this.centre(cells.at(-1));
    const ghost = svgElement('g', { class: 'flying' });
    target.querySelectorAll('.stone, .shine, .inlay, .height, .badge, .note').forEach(part => ghost.append(part.cloneNode(true)));
    const holder = svgElement('g', { transform: `translate(${x - CELL / 2} ${y - CELL / 2})` });
    holder.append(ghost);
    this.overlay.append(holder);
    let frames = [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }];
    if (cells.length > 1 && this.cells.has(cells[0])) {
      const [x1, y1] = this.centre(cells[0]);
      frames = [{ translate: `${x1 - x}px ${y1 - y}px` }, { translate: '0px 0px' }];
    }
    target.classList.add('lifted');
    ghost.animate(frames, { duration: 180, easing: 'ease-out' }).finished.catch(() => {}).then(() => {
      holder.remove();
      target.classList.remove('lifted');
    });
  }
}
