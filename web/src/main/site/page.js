// The page: shows one of its screens, and keeps the address up to date.
import { addressOf, parseAddress } from './address.js';
import { Engine } from './boardwright.js';
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
    this.session.addEventListener('change', ({ detail }) => {
      // A person's move is a step for Back and Forward. The engine's reply is part of it.
      if (this.reading) return;
      this.writeAddress(detail.moved && !detail.byEngine ? 'push' : 'replace');
    });
    addEventListener('popstate', () => this.readAddress());
    addEventListener('hashchange', () => this.readAddress());
    addEventListener('pagehide', () => this.session.close());
    addEventListener('pageshow', event => {
      if (event.persisted && !$('play').hidden) this.session.resume();
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
    this.reading = true;
    try {
      await this.session.open({ ply: setup.moves?.length ?? 0, ...setup });
    } finally {
      this.reading = false;
    }
    this.writeAddress('push');
    this.show('play');
    this.play.opened({ isNew: true });
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
  async readAddress() {
    if (location.hash !== '' && location.hash === this.address) return;
    this.address = location.hash;
    try {
      const asked = parseAddress(location.hash);
      if (asked === null) {
        this.session.close();
        this.show('start');
        await this.start.show(this.session.game?.name);
        return;
      }
      this.reading = true;
      await this.session.open(asked);
      this.reading = false;
      this.show('play');
      this.play.opened();
    } catch (error) {
      this.session.close();
      $('trouble-text').textContent = sentence(error.message);
      this.show('trouble');
    } finally {
      this.reading = false;
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
