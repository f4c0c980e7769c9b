// The address holds the whole game: #game=blackstone&size=8&position=…&moves=b8b3,h7c2&ply=2
import { resignation } from './session.js';

const OWN = ['game', 'position', 'moves', 'ply', 'first', 'second', 'movetime', 'resigned', 'ended', 'result'];

/** More than any game has options. */
const MOST_KEYS = 100;

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
  if (session.end?.reason === 'resignation') {
    parts.push(['resigned', session.end.outcome === 'p1win' ? 'p2' : 'p1']);
  } else if (session.end) {
    parts.push(['ended', session.end.reason], ['result', session.end.outcome]);
  }
  return `#${parts.map(([key, value]) => `${key}=${encode(value)}`).join('&')}`;
}

/** Parses an address; null if it is empty. Throws an error with the reason if it is invalid. */
export function parseAddress(hash) {
  const text = hash.replace(/^#/, '');
  if (text === '') return null;
  const keys = text.split('&').length;
  if (keys > MOST_KEYS) throw new Error(`the address has ${keys} parts; at most ${MOST_KEYS} are allowed`);
  const given = new URLSearchParams(text);
  const seen = new Set();
  for (const key of given.keys()) {
    if (seen.has(key)) throw new Error(`the address has '${key}' twice`);
    seen.add(key);
  }
  if (!given.get('game')) throw new Error('the address names no game: it has no game=…');
  const moves = (given.get('moves') ?? '').split(/[,\s]+/).filter(Boolean);
  const number = (name, otherwise) => {
    const value = given.get(name);
    if (value === null) return otherwise;
    if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} is a whole number, not '${value}'`);
    return Number(value);
  };
  return {
    game: given.get('game'),
    options: Object.fromEntries([...given].filter(([key]) => !OWN.includes(key))),
    position: given.get('position') ?? '',
    moves,
    ply: number('ply', moves.length),
    players: [given.get('first') ?? 'person', given.get('second') ?? 'person'],
    movetime: number('movetime', 1000),
    end: endOf(given),
  };
}

/** The end that an address gives, or null. The library checks its reason and outcome. */
function endOf(given) {
  const resigned = given.get('resigned') ?? '';
  if (!['', 'p1', 'p2'].includes(resigned)) throw new Error(`resigned is p1 or p2, not '${resigned}'`);
  const reason = given.get('ended') ?? '';
  if (reason === '') return resigned === '' ? null : resignation(resigned);
  if (resigned !== '') throw new Error(`the address has 'resigned' and 'ended': a game ends once`);
  return { reason, outcome: given.get('result') ?? '' };
}
