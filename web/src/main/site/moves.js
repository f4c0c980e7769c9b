// The move list. A click on a move shows the position after it.
import { declaredWords, element } from './words.js';

export class MoveList {
  constructor(list, session) {
    this.list = list;
    this.session = session;
    list.addEventListener('click', event => {
      const item = event.target.closest('[data-ply]');
      if (item) session.goTo(Number(item.dataset.ply));
    });
  }

  /** Draws the list again, without marks. */
  show() {
    const { session } = this;
    const rows = [];
    // Turns need not alternate. A row has one move of each side at most, the first player's on the left.
    let number = 0;
    let row = null;
    let column = 2;
    session.states.slice(1).forEach((state, index) => {
      const mover = session.states[index].turn;
      const at = mover === 'p1' ? 1 : 2;
      if (row === null || at <= column) {
        number++;
        row = element('li', {}, element('span', { class: 'number', 'aria-hidden': 'true' }, `${number}.`));
        if (at === 2) row.append(element('span', { class: 'gap', 'aria-hidden': 'true' }, '…'));
        rows.push(row);
      }
      column = at;
      const ply = index + 1;
      row.append(element('button', {
        type: 'button',
        'data-ply': ply,
        class: 'ply',
        'aria-current': ply === session.ply ? 'step' : null,
      }, state.played.text));
    });
    if (session.over) {
      const reason = session.end ? declaredWords(session.game, session.end) : session.states.at(-1).standing;
      rows.push(element('li', { class: 'result' }, reason));
    }
    this.list.replaceChildren(...rows);
    const current = this.list.querySelector('[aria-current]');
    if (session.over && session.atEnd) this.list.scrollTop = this.list.scrollHeight;
    else if (current) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
  }

  /** Marks a move as a mistake: '?!', '?' or '??'. */
  mark(ply, sign) {
    const item = this.list.querySelector(`[data-ply="${ply}"]`);
    if (!item || item.querySelector('.sign')) return;
    item.append(element('span', { class: 'sign' }, sign));
  }
}
