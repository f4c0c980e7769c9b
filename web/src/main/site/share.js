// Copies links and positions, and saves and loads game records.
import { addressOf } from './address.js';

const $ = id => document.getElementById(id);

export class Share {
  constructor(screen) {
    this.screen = screen;
    this.session = screen.session;
    $('copy-link').addEventListener('click', () => this.#copy($('link'), 'The link is copied.'));
    $('copy-position').addEventListener('click', () => this.#copy($('position'), 'The position is copied.'));
    $('set-position').addEventListener('click', () => this.#play($('position').value.trim()));
    $('save-record').addEventListener('click', () => this.#save());
    $('load-record').addEventListener('click', () => $('record-file').click());
    $('record-file').addEventListener('change', async event => {
      const [file] = event.target.files;
      event.target.value = '';
      if (file) this.#load(await file.text());
    });
  }

  refresh() {
    if (!this.session.game) return;
    $('link').value = new URL(addressOf(this.session), location.href).href;
    $('position').value = this.session.state.position;
  }

  async #copy(field, message) {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand('copy');
    }
    this.screen.say(message);
  }

  #play(position) {
    const { game, states } = this.session;
    if (position === '') this.screen.complain(`Write a position here, such as ${states[0].position}`);
    else this.screen.open({ game: game.name, options: game.options, position, moves: [], end: null });
  }

  async #save() {
    const text = await this.session.record();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${this.session.game.name}.pgn`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.screen.say('The game record is saved.');
  }

  async #load(text) {
    try {
      const record = await this.session.engine.readRecord(text);
      await this.screen.open({ ...record, players: ['person', 'person'] });
    } catch (error) {
      this.screen.complain(error.message);
    }
  }
}
