import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../backend/testing/seed';
import { runHerd } from './thunderingHerd';
import type { Answered } from './lanes';
import { applyLoad, compareServers } from './loadSteps';
import { startLoadShop } from './loadShop';

/**
 * `npm run bench:load -- --seconds 600 --clients 5000 --seed 7`: how the server on PostgreSQL holds under many players,
 * as ratios to an empty route of the same run, and how it takes a herd at a draw. 0 seconds or 0 clients leave that
 * part out. `--servers 4` puts so many processes on one PostgreSQL behind PgBouncer and asks instead what they gain
 * over one of them; `--cpus 0.2` gives each of them that part of a processor, so that a machine of few can tell what
 * four servers gain where each has its own; `--connections 40` are what one such server answers in time. The figures depend
 * on the machine, so this is no test and always ends with 0.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    clients: { type: 'string', default: '5000' },
    servers: { type: 'string', default: '1' },
    cpus: { type: 'string' },
    connections: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const [seconds = 0, clients = 0, servers = 1, seed = 0] = [
  values.seconds,
  values.clients,
  values.servers,
  values.seed,
].map(Number);
const cpus = values.cpus === undefined ? undefined : Number(values.cpus);
/** The players' tokens last 15 minutes. */
const MOST_SECONDS = 780;
if (!(seconds <= MOST_SECONDS)) throw new Error(`The players stay logged in for ${MOST_SECONDS} seconds at most.`);

const report = (line: string) => console.log(line);
type Row = [what: string, figure: string, toReach: string, isReached: boolean | null];
const rows: Row[] = [];
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const whole = (value: number) => Math.round(value).toLocaleString('en');

const rowsOf = ({ paid, answers, broken, memoryGrowth }: Answered & { memoryGrowth: number }): Row[] => [
  ['L1 orders paid', whole(paid), '> 0', paid > 0],
  ['L1 answers 5xx', whole(answers[5] ?? 0), '0', answers[5] === 0],
  ['L1 answers 4xx', whole(answers[4] ?? 0), '0', answers[4] === 0],
  ['L1 connections without an answer', whole(broken), '0', broken === 0],
  ['L1 memory, minute 2 of 10 to the end', percent(memoryGrowth), '< 10 %', memoryGrowth < 0.1],
];

report(
  `load: --seconds ${seconds} --clients ${clients} --servers ${servers}${cpus ? ` --cpus ${cpus}` : ''} --seed ${seed}`,
);
const shop = await startLoadShop(Number(values.connections), servers);
try {
  if (servers > 1) {
    const scaled = await compareServers(shop, { seconds, cpus, report });
    const { rate, gain } = scaled;
    const kept = gain.mixed / gain.empty;
    const gained = (lane: 'empty' | 'mixed') =>
      `${whole(rate[lane].one)} to ${whole(rate[lane].all)}/s, x${gain[lane].toFixed(2)}`;
    rows.push(
      ['L1 empty route, one server to all', gained('empty'), '', null],
      ['L1 mixed 80/15/5, one server to all', gained('mixed'), '', null],
      ['L1 gain of mixed / of the empty route', kept.toFixed(2), '>= 0.9', kept >= 0.9],
      ...rowsOf(scaled),
    );
  } else if (seconds > 0) {
    const held = await applyLoad(shop, seconds, report);
    const { rate, p99 } = held;
    rows.push(
      ['L1 empty route', `${whole(rate.empty)}/s, p99 ${whole(p99.empty)} ms`, '', null],
      ['L1 current period', `${whole(rate.reads)}/s, p99 ${whole(p99.reads)} ms`, '', null],
      ['L1 mixed 80/15/5', `${whole(rate.mixed)}/s, p99 ${whole(p99.mixed)} ms`, '', null],
      ['L1 current period / empty route', held.reads.toFixed(2), '>= 0.5', held.reads >= 0.5],
      ['L1 mixed / empty route', held.mixed.toFixed(2), '>= 0.2', held.mixed >= 0.2],
      ...rowsOf(held),
    );
  }
  if (clients > 0 && servers === 1) {
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
