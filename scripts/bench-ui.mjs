import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { buildPeer, LINK, middleOf, PHONE, SLOWDOWN } from './lib/benchPeers.mjs';
import { findBrowser } from './lib/browser.mjs';
import { serveFolder } from './lib/serve.mjs';

/**
 * `npm run bench:ui`: what the components cost beside plain DOM, plain React and other libraries, each with styles of
 * its own (ui/bench/peers). Every figure is of a fresh page, the peers in turns; a ratio is that within a round, the
 * middle of the rounds counts. Times are processor time of the page's main thread. `-- 12 dialog` sets the rounds and
 * picks the lines with that word, `-- 12 dialog detail` also tells style, layout and script apart.
 */
const [rounds = '6', word = '', detail = ''] = process.argv.slice(2);
const peers = ['vanilla', 'plainReact', 'antdMobile', 'radixThemes', 'ours'];

/** Each line: what is done, how often, whom ours is held against, and the most that it may cost beside that. */
const lines = [
  { name: '80 numbers, first mount', work: 'grid first', against: 'plainReact', goal: 1.15 },
  { name: '80 numbers, a later mount', work: 'grid later', times: 6, against: 'plainReact', goal: 1.2 },
  { name: 'toggle one', work: 'grid toggle', times: 30, against: 'plainReact', goal: 0.9 },
  { name: 'random pick of ten', work: 'grid random', times: 10, against: 'plainReact', goal: 1.2 },
  { name: 'a real tap', work: 'tap', times: 5, against: 'vanilla', goal: 1.3 },
  { name: 'six slots, mount', work: 'slots mount', times: 6, against: 'plainReact', goal: 1.3 },
  { name: 'six slots, change one', work: 'slots change', times: 20, against: 'plainReact', goal: 1.2 },
  { name: 'dialog with the grid, first opening', work: 'dialog first', against: 'plainReact', goal: 2.3 },
  { name: 'dialog with the grid, later opening', work: 'dialog later', against: 'plainReact', goal: 1.5 },
  { name: 'dialog opened, one toggled, closed', work: 'dialog visit', against: 'plainReact', goal: 2 },
  { name: 'ten countdowns, one tick', work: 'tick', times: 30, against: 'vanilla', goal: 1.5 },
  { name: '1,000 results appended', work: 'list append', against: 'vanilla', goal: 0.3 },
  { name: '9,000 px of 1,000 results scrolled', work: 'list scroll', against: 'vanilla', goal: 1 },
];
const measures = ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration', 'ScriptDuration'];

const folder = mkdtempSync(join(tmpdir(), 'veloc-bench-ui-'));
/** The work's page and the page to weigh are built apart, so that neither shares its parts with the other. */
for (const peer of peers) {
  for (const page of ['index', 'page']) {
    await buildPeer(peer, page, join(folder, peer, page));
  }
}
const site = await serveFolder(folder, { compressed: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  await compareWork();
  if ('page'.includes(word)) await comparePages();
} finally {
  await browser.close();
  site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compareWork() {
  console.log(`${rounds} rounds in turns, processor time of the main thread for one act, ms\n`);
  console.log('| Work | vanilla | plain React | antd-mobile | Radix Themes | ours | Ratio | To reach |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const line of lines.filter(({ work }) => work.includes(word))) {
    const figures = await figuresOf((peer) => measure(peer, line));
    const { name, against, goal } = line;
    const cells = peers.map((peer) => middleOf(figures[peer], ({ TaskDuration }) => TaskDuration)?.toFixed(2) ?? '');
    const ratio = ratioOf(figures, against, ({ TaskDuration }) => TaskDuration);
    const beside = against === 'vanilla' ? 'v' : 'r';
    const verdict = ratio <= goal ? '' : ' (missed)';
    console.log(`| ${[name, ...cells, `${beside}${ratio.toFixed(2)}${verdict}`, `${beside}${goal}`].join(' | ')} |`);
    if (detail) {
      for (const measure of measures.slice(1))
        console.log(
          `| · ${measure} | ${peers.map((peer) => middleOf(figures[peer], (figure) => figure[measure])?.toFixed(2) ?? '').join(' | ')} |`,
        );
    }
    if (line.work === 'list scroll') {
      const told = (pick) => peers.map((peer) => middleOf(figures[peer], pick)?.toFixed(1) ?? '').join(' | ');
      console.log(`| its frames over 25 ms, of 60 | ${told(({ slow }) => slow)} | | |`);
      console.log(`| its elements in the document | ${told(({ elements }) => elements)} | | |`);
      console.log(`| its heap, MB | ${told(({ heap }) => heap / 1_000_000)} | | |`);
    }
  }
}

/** A page with a grid, a dialog and tabs: its bytes, and how much later than a page of plain DOM it shows. */
async function comparePages() {
  const weights = Object.fromEntries(peers.map((peer) => [peer, weighed(join(folder, peer, 'page'))]));
  const told = (extension) => peers.map((peer) => weights[peer][extension].toFixed(1)).join(' | ');
  console.log(`| page with grid, dialog, tabs: JS, kB brotli | ${told('.js')} | | 70 |`);
  console.log(`| its CSS, kB brotli | ${told('.css')} | | 3 |`);
  const figures = await figuresOf((peer) => firstPaint(peer));
  const later = peers.map((peer) => {
    const values = figures[peer].map((paint, round) => paint - figures.vanilla[round]);
    return Math.round(middleOf(values, (value) => value));
  });
  console.log(`| its first paint after vanilla's, slow 4G, CPU / ${SLOWDOWN}, ms | ${later.join(' | ')} | | 450 |`);
}

/** The figures of every round for each peer that does the work. */
async function figuresOf(look) {
  const figures = Object.fromEntries(peers.map((peer) => [peer, []]));
  for (let round = 0; round < Number(rounds); round += 1) {
    const turns = peers.map((_, index) => peers[(index + round) % peers.length]);
    for (const peer of turns) {
      const figure = await look(peer);
      if (figure !== null) figures[peer].push(figure);
    }
  }
  return figures;
}

async function openPage(path, slowdown = 1, link = null) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(path, error.message));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (link) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', link);
  }
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${site.url}/${path}`, { waitUntil: 'load' });
  return { context, page, devtools };
}

/** One fresh page, one piece of work; null where the peer has no such piece. */
async function measure(peer, { work, times = 1 }) {
  const { context, page, devtools } = await openPage(`${peer}/index/`);
  const isTap = work === 'tap';
  await page.waitForFunction(() => globalThis.bench);
  if (!isTap && !(await page.evaluate((name) => globalThis.bench.works.includes(name), work))) {
    await context.close();
    return null;
  }
  await page.evaluate((name) => (name === 'tap' ? globalThis.bench.grid() : globalThis.bench.prepare(name)), work);
  // The first tap, like the first press of a mount, warms the code that the next ones run.
  if (isTap) await tap(page, devtools, 70);
  const isScroll = work === 'list scroll';
  if (isScroll) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await metrics(devtools);
  let told;
  if (isTap) for (let turn = 0; turn < times; turn += 1) await tap(page, devtools, turn * 9);
  else told = await page.evaluate((name) => globalThis.bench.act(name), work);
  const after = await metrics(devtools);
  if (isScroll) {
    await devtools.send('HeapProfiler.collectGarbage');
    told.heap = (await metrics(devtools)).JSHeapUsedSize;
  }
  await context.close();
  const spent = measures.map((name) => [name, ((after[name] - before[name]) * 1_000) / times]);
  return { ...Object.fromEntries(spent), ...told };
}

async function metrics(devtools) {
  const answer = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]));
}

/** A finger on a number, with the time that what moves then needs. */
async function tap(page, devtools, place) {
  const point = await page.evaluate((at) => globalThis.bench.middleOf(at), place);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
}

async function firstPaint(peer) {
  const { context, page } = await openPage(`${peer}/page/page.html`, SLOWDOWN, LINK);
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const value = await paint.jsonValue();
  await context.close();
  return value;
}

function weighed(place) {
  const weight = { '.js': 0, '.css': 0 };
  for (const file of readdirSync(place, { recursive: true })) {
    const extension = extname(file);
    if (extension in weight) weight[extension] += brotliCompressSync(readFileSync(join(place, file))).length / 1000;
  }
  return weight;
}

function ratioOf(figures, against, pick) {
  return middleOf(
    figures.ours.map((ours, round) => pick(ours) / pick(figures[against][round])),
    (ratio) => ratio,
  );
}
