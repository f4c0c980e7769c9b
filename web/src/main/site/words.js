// Small helpers: elements, and the words for players, scores and ends.

/** An HTML element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

/** The name of a player for people. */
export function levelTitle(name) {
  if (name === 'person') return 'Person';
  return /^\d+$/.test(name) ? `Level ${name}` : name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** Fills a select with the players of a game. */
export function fillPlayers(select, { levels, levelDescriptions }, chosen) {
  select.replaceChildren(
    element('option', { value: 'person', selected: chosen === 'person' }, 'Person'),
    ...levels.map((name, index) => element(
      'option', { value: name, selected: name === chosen }, `${levelTitle(name)}: ${levelDescriptions[index]}`)));
}

/** A score in words, from the side of the player to move. */
export function scoreWords(score) {
  switch (score.kind) {
    case 'win': return `wins in ${score.plies}`;
    case 'loss': return `loses in ${score.plies}`;
    case 'draw': return 'draw';
    default: return score.value > 0 ? `+${score.value}` : String(score.value);
  }
}

/** A score as a number from -1 (lost) to 1 (won); estimates never reach the ends. */
export function scoreShare(score, scale) {
  switch (score.kind) {
    case 'win': return 1;
    case 'loss': return -1;
    case 'draw': return 0;
    default: return 0.97 * Math.tanh(0.87 * score.value / scale);
  }
}

/** Why the game ended, and how: one sentence. */
export function endWords(session) {
  const { game } = session;
  const state = session.states.at(-1);
  const name = side => game.sides[side === 'p1' ? 0 : 1];
  if (session.resigned) {
    const winner = session.resigned === 'p1' ? 'p2' : 'p1';
    return `${name(session.resigned)} resigned: ${name(winner)} has won`;
  }
  const reasons = [];
  if (state.endCells.length > 0) reasons.push(`with ${state.endCells.join(', ')}`);
  for (const { label, first, second } of state.view.tallies) {
    reasons.push(`${label} ${first} to ${second} (${game.sides[0]}, ${game.sides[1]})`);
  }
  if (reasons.length === 0) reasons.push('no moves are left');
  return `${state.standing}: ${reasons.join('; ')}`;
}

/** Whose turn it is, or how the game ended. */
export function standingWords(session) {
  if (session.atEnd && session.over) return `${endWords(session)}.`;
  return `${session.state.standing}.`;
}

/** The last move and the standing: what a screen reader says after every move. */
export function statusWords(session) {
  const { played, points } = session.state;
  if (!played) return standingWords(session);
  const mover = session.states[session.ply - 1].turn;
  const side = session.game.sides[mover === 'p1' ? 0 : 1];
  const scored = points ? `, ${points} ${points === 1 ? 'point' : 'points'}` : '';
  return `${side} played ${played.text}${scored}. ${standingWords(session)}`;
}
