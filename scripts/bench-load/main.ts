import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../backend/testing/seed';
import { runHerd } from './thunderingHerd';
import { CONNECTIONS, applyLoad } from './loadSteps';
import { startLoadShop } from './loadShop';

/**
 * `npm run bench:load -- --seconds 600 --clients 5000 --seed 7`: how the server on PostgreSQL holds under many players,
 * as ratios to an empty route of the same run, and how it takes a herd at a draw. 0 seconds or 0 clients leave that
 * part out. The figures depend on the machine, so this is no test and always ends with 0.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    clients: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const [seconds, clients, seed] = [values.seconds, values.clients, values.seed].map(Number) as [number, number, number];
/** The players' tokens last 15 minutes. */
const MOST_SECONDS = 780;
if (!(seconds <= MOST_SECONDS)) throw new Error(`The players stay logged in for ${MOST_SECONDS} seconds at most.`);

const report = (line: string) => console.log(line);
const rows: [what: string, figure: string, toReach: string, isReached: boolean | null][] = [];
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const whole = (value: number) => Math.round(value).toLocaleString('en');

report(`load: --seconds ${seconds} --clients ${clients} --seed ${seed}`);
const shop = await startLoadShop(CONNECTIONS);
try {
  if (seconds > 0) {
    const held = await applyLoad(shop, seconds, report);
    const { rate, p99, answers } = held;
    rows.push(
      ['L1 empty route', `${whole(rate.empty)}/s, p99 ${whole(p99.empty)} ms`, '', null],
      ['L1 current period', `${whole(rate.reads)}/s, p99 ${whole(p99.reads)} ms`, '', null],
      ['L1 mixed 80/15/5', `${whole(rate.mixed)}/s, p99 ${whole(p99.mixed)} ms`, '', null],
      ['L1 current period / empty route', held.reads.toFixed(2), '>= 0.5', held.reads >= 0.5],
      ['L1 mixed / empty route', held.mixed.toFixed(2), '>= 0.2', held.mixed >= 0.2],
      ['L1 orders paid', whole(held.paid), '> 0', held.paid > 0],
      ['L1 answers 5xx', whole(answers[5] ?? 0), '0', answers[5] === 0],
      ['L1 answers 4xx', whole(answers[4] ?? 0), '0', answers[4] === 0],
      ['L1 connections without an answer', whole(held.broken), '0', held.broken === 0],
      ['L1 memory, minute 2 of 10 to the end', percent(held.memoryGrowth), '< 10 %', held.memoryGrowth < 0.1],
    );
  }
  if (clients > 0) {
    const herd = await runHerd(shop, { clients, random: randomFrom(seed), report });
    rows.push(
      ['L2 refreshes', whole(herd.refreshes), '', null],
      ['L2 answered 304', percent(herd.notModified), '>= 90 %', herd.notModified >= 0.9],
      ['L2 p99 of all', `${whole(herd.p99)} ms`, '<= 300 ms', herd.p99 <= 300],
      ['L2 p99 at the draw second', `${whole(herd.drawP99)} ms`, '<= 300 ms', herd.drawP99 <= 300],
      ['L2 p99 of the first ask, connecting', `${whole(herd.firstP99)} ms`, '', null],
      ['L2 p99 of the bench asking too late', `${whole(herd.latenessP99)} ms`, '', null],
      ['L2 failed', whole(herd.failed), '0', herd.failed === 0],
    );
  }
  const ledger = shop.checkLedger();
  rows.push(['operator ledger check', ledger.output, 'violations: 0', ledger.status === 0]);
} finally {
  await shop.stop();
}
const verdict = (isReached: boolean | null) => (isReached === null ? '' : isReached ? 'reached' : 'MISSED');
for (const [what, figure, toReach, isReached] of rows) {
  report(`${what.padEnd(38)} ${figure.padStart(24)}  ${toReach.padEnd(13)} ${verdict(isReached)}`.trimEnd());
}
