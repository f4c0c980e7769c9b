// Plays a move in Firefox and asks its engine, over WebDriver BiDi. Prints what it found as one line of JSON.
// Arguments: the program of Firefox, the address of the page.
import puppeteer from 'puppeteer-core';

const [executablePath, address] = process.argv.slice(2);
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
try {
  const page = await browser.newPage();
  const said = [];
  page.on('console', message => said.push(message.text()));
  page.on('pageerror', error => said.push(String(error)));
  await page.goto(`${address}#game=blackstone&second=1&movetime=50`);
  await page.waitForSelector('[data-cell=b8].movable', { timeout: 60_000 });
  await page.click('[data-cell=b8]');
  await page.click('[data-cell=b3]');
  await page.waitForSelector('[data-ply="2"]');
  const facts = await page.evaluate(async () => {
    const { Engine } = await import('./boardwright.js');
    const engine = await Engine.start();
    const state = await (await engine.game('blackstone')).start();
    const perft = await state.perft(2);
    const { nodes } = await state.search({ depth: 4 }).result;
    const endless = state.search();
    setTimeout(() => endless.stop(), 300);
    const { move } = await endless.result;
    engine.close();
    return { perft, nodes, stopped: state.moves.some(({ text }) => text === move), isolated: crossOriginIsolated };
  });
  console.log(JSON.stringify({ ...facts, said }));
} finally {
  await browser.close();
}
