// The rules of a game, with a picture.
import { element } from './words.js';

/**
 * Shows the rules: a text with paragraphs, numbered sentences, lists of terms and drawings.
 *
 * @param engine draws the picture; without it there is none
 */
export async function showRules(host, game, engine = null) {
  if (host.dataset.game === game.name) return;
  host.dataset.game = game.name;
  const blocks = game.rules.trim().split(/\n\s*\n/).filter(text => text !== '' && text.trim() !== game.title);
  const text = blocks.length > 0 ? blocks.flatMap(block) : [element('p', {}, `${game.title} has no rules text.`)];
  host.replaceChildren(element('h2', {}, `Rules of ${game.title}`), ...text);
  if (!engine) return;
  const picture = element('img', { alt: `A board of ${game.title} in the middle of a game`, width: 240, height: 240 });
  host.firstChild.after(picture);
  picture.src = `data:image/svg+xml,${encodeURIComponent(await engine.call('sample', game.name))}`;
}

function block(text) {
  const lines = text.split('\n');
  if (lines.some(line => /^\s*([.\w:] ){3,}/.test(line))) return [element('pre', { tabindex: '0' }, text)];
  if (/^\s*\d+[.)]\s/.test(lines[0])) return [numbered(lines)];
  const first = lines.findIndex(line => TERM.test(line));
  if (first < 0) return [element('p', {}, lines.map(line => line.trim()).join(' '))];
  const before = lines.slice(0, first).join(' ').trim();
  return [...(before ? [element('h3', {}, before)] : []), terms(lines.slice(first))];
}

const TERM = /^\s{1,4}(\S+(?: \S+)*)\s{2,}(\S.*)$/;

/** A list of terms and their meanings. A meaning may continue on the next lines. */
function terms(lines) {
  const entries = [];
  for (const line of lines) {
    const match = line.match(TERM);
    if (match) entries.push([match[1], match[2]]);
    else entries.at(-1)[1] += ` ${line.trim()}`;
  }
  return element('dl', {}, ...entries.flatMap(([term, meaning]) => [element('dt', {}, term), element('dd', {}, meaning)]));
}

function numbered(lines) {
  const items = [];
  for (const line of lines) {
    const match = line.match(/^\s*(\d+)[.)]\s+(.*)$/);
    if (match) items.push([match[1], match[2]]);
    else items.at(-1)[1] += ` ${line.trim()}`;
  }
  return element('ol', { start: items[0][0] }, ...items.map(item => element('li', {}, item[1])));
}
