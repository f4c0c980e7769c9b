// The start screen: game, options and players.
import { showRules } from './rules.js';
import { element, fillPlayers, sentence } from './words.js';

export class StartScreen {
  constructor(form, engine, onStart) {
    this.form = form;
    this.engine = engine;
    form.addEventListener('submit', async event => {
      event.preventDefault();
      const error = form.querySelector('#start-error');
      error.textContent = '';
      try {
        await onStart(this.#setup());
      } catch (problem) {
        error.textContent = sentence(problem.message);
      }
    });
    form.addEventListener('change', event => {
      if (event.target.name === 'game') this.#choose(event.target.value);
      else if (event.target.name.startsWith('option-')) this.#chooseOption(event.target.name);
    });
  }

  /** Shows the games. The named one is chosen; without a name the choice stays. */
  async show(name) {
    if (!this.games) await this.#cards();
    const inputs = [...this.form.querySelectorAll('[name=game]')];
    const chosen = inputs.find(input => input.value === (name ?? this.game?.name)) ?? inputs[0];
    if (!chosen || chosen.value === this.game?.name) return;
    chosen.checked = true;
    this.#choose(chosen.value);
  }

  async #cards() {
    this.games = await this.engine.games();
    const cards = this.form.querySelector('#game-cards');
    for (const game of this.games) {
      const about = `about-${game.name}`;
      const input = element('input', {
        type: 'radio', name: 'game', value: game.name, 'aria-label': game.title, 'aria-describedby': game.summary ? about : null,
      });
      const picture = element('img', { alt: '', width: 220, height: 220 });
      const card = element('label', { class: 'game-card' }, input, picture,
        element('span', { class: 'name' }, game.title),
        element('span', { class: 'about', id: about }, game.summary));
      cards.append(card);
      this.engine.call('sample', game.name).then(svg => {
        picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      });
    }
  }

  #choose(name) {
    this.game = this.games.find(game => game.name === name);
    this.#fields(this.game.options);
    showRules(this.form.querySelector('#start-rules'), this.game);
    this.form.querySelector('#first-label').textContent = this.game.sides[0];
    this.form.querySelector('#second-label').textContent = this.game.sides[1];
    fillPlayers(this.form.elements.first, this.game, 'person');
    fillPlayers(this.form.elements.second, this.game, ['4', 'minimax'].find(level => this.game.levels.includes(level)) ?? this.game.levels[0]);
  }

  #fields(options) {
    this.form.querySelector('#option-fields').replaceChildren(...options.map(option => this.#field(option)));
  }

  /** Updates the options: the allowed values of an option may depend on the options before it. */
  async #chooseOption(name) {
    const { game } = this;
    const chosen = Object.entries(this.#options()).map(([key, value]) => `${key}=${value}`).join('\n');
    const options = JSON.parse(await this.engine.call('options', game.name, chosen));
    if (game !== this.game) return;
    this.#fields(options);
    this.form.elements[name].focus();
  }

  #options() {
    const options = {};
    for (const { name } of this.game.options) {
      const { value } = this.form.elements[`option-${name}`];
      if (value !== '') options[name] = value;
    }
    return options;
  }

  #field(option) {
    const label = option.name[0].toUpperCase() + option.name.slice(1).replaceAll('-', ' ');
    const control = option.values.length > 0
      ? element('select', { name: `option-${option.name}` },
        ...option.values.map(value => element('option', { value, selected: value === option.value }, value)))
      : element('input', { name: `option-${option.name}`, value: option.value, inputmode: 'numeric' });
    return element('label', { title: option.description, hidden: option.values.length === 0 && option.lowest === undefined }, label, ' ', control);
  }

  #setup() {
    const { elements } = this.form;
    return {
      game: this.game.name,
      options: this.#options(),
      position: '',
      moves: [],
      players: [elements.first.value, elements.second.value],
      movetime: Number(elements.movetime.value),
      end: null,
    };
  }
}
