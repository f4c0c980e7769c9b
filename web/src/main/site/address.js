// The address holds the whole game: #game=blackstone&size=8&position=…&moves=b8b3,h7c2&ply=2

const OWN = ['game', 'position', 'moves', 'ply', 'first', 'second', 'movetime', 'resigned'];

/** Encodes a value for the part of an address after '#'. Slashes and commas stay, and a space becomes '+'. */
const encode = text => encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%20', '+');

/** The address of a session, from '#' on. */
export function addressOf(session) {
  const parts = [['game', session.game.name], ...Object.entries(session.game.options)];
  if (session.start) parts.push(['position', session.start]);
  if (session.moves.length > 0) parts.push(['moves', session.moves.join(',')]);
  parts.push(['ply', session.ply]);
  ['first', 'second'].forEach((name, side) => {
    if (session.players[side] !== 'person') parts.push([name, session.players[side]]);
  });
  if (session.players.some(player => player !== 'person')) parts.push(['movetime', session.movetime]);
  if (session.resigned) parts.push(['resigned', session.resigned]);
  return `#${parts.map(([key, value]) => `${key}=${encode(value)}`).join('&')}`;
}

/** Parses an address; null if it is empty. Throws an error with the reason if it is invalid. */
export function parseAddress(hash) {
  const text = hash.replace(/^#/, '');
  if (text === '') return null;
  const given = new URLSearchParams(text);
  for (const key of given.keys()) {
    if (given.getAll(key).length > 1) throw new Error(`the address has '${key}' twice`);
  }
  if (!given.get('game')) throw new Error('the address names no game: it has no game=…');
  const moves = (given.get('moves') ?? '').split(/[,\s]+/).filter(Boolean);
  const number = (name, otherwise) => {
    const value = given.get(name);
    if (value === null) return otherwise;
    if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} is a whole number, not '${value}'`);
    return Number(value);
  };
  const resigned = given.get('resigned') ?? '';
  if (!['', 'p1', 'p2'].includes(resigned)) throw new Error(`resigned is p1 or p2, not '${resigned}'`);
  return {
    game: given.get('game'),
    options: Object.fromEntries([...given].filter(([key]) => !OWN.includes(key))),
    position: given.get('position') ?? '',
    moves,
    ply: number('ply', moves.length),
    players: [given.get('first') ?? 'person', given.get('second') ?? 'person'],
    movetime: number('movetime', 1000),
    resigned,
  };
}
