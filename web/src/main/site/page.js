// The page: shows one of its screens, and keeps the address up to date.
import { addressOf, parseAddress } from './address.js';
import { Engine } from './engine.js';
import { PlayScreen } from './play.js';
import { Session } from './session.js';
import { StartScreen } from './start.js';
import { sentence } from './words.js';

const $ = id => document.getElementById(id);

class Page {
  constructor(engine) {
    this.engine = engine;
    this.session = new Session(engine);
    this.start = new StartScreen($('start'), engine, setup => this.newGame(setup));
    this.play = new PlayScreen($('play'), this.session, {
      onNewGame: setup => this.newGame(setup),
      onAddress: () => this.writeAddress('replace'),
    });
    /** The number of games that are being opened. Until then the address is not that of the game shown. */
    this.openings = 0;
    this.session.addEventListener('change', ({ detail }) => {
      // A person's move is a step for Back and Forward. The engine's reply is part of it.
      if (this.openings > 0) return;
      this.writeAddress(detail.moved && !detail.byEngine ? 'push' : 'replace');
    });
    addEventListener('popstate', () => this.readAddress());
    addEventListener('hashchange', () => this.readAddress());
    addEventListener('pagehide', () => this.session.close());
    addEventListener('pageshow', event => {
      if (!event.persisted) return;
      if (!$('play').hidden) this.session.resume();
      else this.readAddress({ again: true });
    });
    $('new-game').addEventListener('click', () => this.goHome());
    $('trouble-new').addEventListener('click', () => this.goHome());
    $('home').addEventListener('click', event => {
      event.preventDefault();
      this.goHome();
    });
  }

  show(screen) {
    for (const id of ['loading', 'trouble', 'start', 'play']) $(id).hidden = id !== screen;
    $('new-game').hidden = screen !== 'play';
    if (screen !== 'play') {
      $('heading').textContent = 'Board games for two';
      document.title = 'Boardwright';
    }
  }

  async goHome() {
    history.pushState(null, '', location.pathname + location.search);
    await this.readAddress();
  }

  /** Opens a new game, as a step for Back and Forward. Rejects if the setup is invalid. */
  async newGame(setup) {
    const isPlaying = !$('play').hidden;
    try {
      if (!await this.#open({ ply: setup.moves?.length ?? 0, ...setup })) return;
    } catch (error) {
      // The game shown goes on, and may have gone on in the meantime.
      if (isPlaying && this.openings === 0) this.writeAddress('replace');
      throw error;
    }
    this.writeAddress('push');
    this.show('play');
    this.play.opened({ isNew: true });
  }

  /** Opens a game. Resolves to whether it is open: it is not if something else was asked for in the meantime. */
  async #open(setup) {
    this.openings++;
    try {
      return await this.session.open(setup);
    } finally {
      this.openings--;
    }
  }

  writeAddress(how) {
    const address = addressOf(this.session);
    if (address === location.hash) return;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.address = location.hash;
    this.play.addressChanged();
  }

  /** Shows the game in the address; without one the start screen. */
  async readAddress({ again = false } = {}) {
    if (location.hash !== '' && location.hash === this.address && !again) return;
    this.address = location.hash;
    try {
      const asked = parseAddress(location.hash);
      if (asked === null) {
        this.session.close();
        this.show('start');
        await this.start.show(this.session.game?.name);
        return;
      }
      if (!await this.#open(asked)) return;
      this.show('play');
      this.play.opened();
    } catch (error) {
      this.session.close();
      $('trouble-text').textContent = sentence(error.message);
      this.show('trouble');
    }
  }
}

try {
  const engine = await Engine.start();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(engine.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const page = new Page(engine);
  await page.readAddress();
} catch (error) {
  $('loading').hidden = true;
  $('trouble-title').textContent = 'Boardwright cannot start here';
  $('trouble-text').textContent = error.message;
  $('trouble-new').hidden = true;
  $('trouble').hidden = false;
}
