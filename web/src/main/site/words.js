// Helpers: elements, and texts for players, scores and outcomes.

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

/** A message as a sentence. A first word that is a move, such as b8b3, stays as it is. */
export function sentence(text) {
  return text.replace(/^[a-z]+(?![a-z0-9])/, word => word[0].toUpperCase() + word.slice(1));
}

/** The displayed name of a player. */
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

/** The name of a side: 'p1' or 'p2'. */
export function sideName(game, side) {
  return game.sides[side === 'p1' ? 0 : 1];
}

const movesWords = count => `${count} ${count === 1 ? 'move' : 'moves'}`;

const signed = number => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

/** A score as text, for the side to move. An estimate is from −100 (lost) to +100 (won). */
export function scoreWords(score, scale) {
  switch (score.kind) {
    case 'win': return `proven win in ${movesWords(score.plies)}`;
    case 'loss': return `proven loss in ${movesWords(score.plies)}`;
    case 'draw': return 'proven draw';
    default: return signed(Math.round(100 * scoreShare(score, scale)));
  }
}

/** A proven value as text, for the side to move. The outcome must be known. */
export function proofWords(game, turn, { outcome, margin }) {
  if (game.points && margin !== null) return `proven: ${signed(turn === 'p1' ? margin : -margin)}`;
  if (outcome === 'draw') return 'proven draw';
  return outcome === `${turn}win` ? 'proven win' : 'proven loss';
}

/**
 * The proven facts about a position as a sentence; empty if there are none.
 *
 * @param proof the solver's result so far, or null
 * @param score the best score of a search, or undefined
 */
export function proofSentence(game, turn, proof, score) {
  const { outcome = 'unknown', margin = null, least = null, most = null, line = [] } = proof ?? {};
  const best = line.length > 0 ? ` A line of best play, ${movesWords(line.length)}: ${line.join(' ')}` : '';
  if (score?.plies && (!game.points || outcome === 'unknown')) {
    const winner = (score.kind === 'win') === (turn === 'p1') ? 'p1' : 'p2';
    return `Proven: ${sideName(game, winner)} wins in ${movesWords(score.plies)}.${best}`;
  }
  if (outcome === 'draw' || (score?.kind === 'draw' && outcome === 'unknown')) {
    return `Proven: a draw with best play.${best}`;
  }
  if (outcome !== 'unknown') {
    const first = outcome === 'p1win';
    const bound = first ? least : -most;
    const points = !game.points ? '' : margin !== null ? ` by ${bound}` : ` by ${bound} or more`;
    return `Proven: ${sideName(game, first ? 'p1' : 'p2')} wins${points} with best play.${best}`;
  }
  if (least === 0) return `Proven: ${game.sides[0]} does not lose with best play.`;
  if (most === 0) return `Proven: ${game.sides[1]} does not lose with best play.`;
  return '';
}

/** A score as a number from −1 (lost) to 1 (won). Estimates stay between −0.97 and 0.97. */
export function scoreShare(score, scale) {
  switch (score.kind) {
    case 'win': return 1;
    case 'loss': return -1;
    case 'draw': return 0;
    default: return 0.97 * Math.tanh(0.87 * score.value / scale);
  }
}

/** The reason of an end that the rules did not give: "Black resigned", "White has lost on time", "A draw was agreed". */
export function declaredWords(game, { reason, outcome, words }) {
  return reason === 'resignation' ? `${sideName(game, outcome === 'p1win' ? 'p2' : 'p1')} resigned` : sentence(words);
}

/** The outcome of the game and its reason. */
export function endWords(session) {
  const { game, end } = session;
  const state = session.states.at(-1);
  if (end) {
    const winner = { p1win: 'p1', p2win: 'p2' }[end.outcome];
    const words = declaredWords(game, end);
    return winner && !words.includes(' has won') ? `${words}: ${sideName(game, winner)} has won` : words;
  }
  if (state.repeated) return state.standing;
  const reasons = [];
  if (state.endCells.length > 0) reasons.push(`with ${state.endCells.join(', ')}`);
  // The winner's figures come first.
  for (const { label, first, second } of state.view.tallies) {
    reasons.push(`${label} ${session.outcome === 'p2win' ? `${second} to ${first}` : `${first} to ${second}`}`);
  }
  if (reasons.length === 0) reasons.push('no moves are left');
  return `${state.standing}: ${reasons.join(', ')}`;
}

/** The side to move, or the outcome and its reason. */
export function standingWords(session) {
  if (session.atEnd && session.over) return `${endWords(session)}.`;
  return `${session.state.standing}.`;
}

/** The last move and the standing. Screen readers read it after every move. */
export function statusWords(session) {
  const { played, points } = session.state;
  if (!played) return standingWords(session);
  const side = sideName(session.game, session.states[session.ply - 1].turn);
  const scored = points ? `, ${points} ${points === 1 ? 'point' : 'points'}` : '';
  return `${side} played ${played.text}${scored}. ${standingWords(session)}`;
}
