import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { kenoRecord } from '../../backend/testing/resultRecords';
import { randomFrom } from '../../backend/testing/seed';
import { pick } from '../../backend/testing/seededRun';
import { noBooks, receiptFaults, sealedFaults } from './books';
import { prepareBuyers, renewSessions } from './buyers';
import { putClock, send } from './client';
import { buyKeno, confirmOrder, type PurchaseLog } from './purchases';
import { startShop, type ShopProcess } from './shopProcess';

export interface BookRun {
  /** An empty folder. */
  folder: string;
  /** Kills. */
  instants: number;
  seed: number;
  /** Called after each. */
  report?(line: string): void;
}

export interface BookSummary {
  tickets: number;
  books: number;
  /** Kills by what they were amid: 'enter after: update book_entries …'. */
  instants: Map<string, number>;
  faults: string[];
}

const OPERATOR_KEY = 'operator-key-of-the-books-crash-01';
const BUYERS = 2;
const LINES = 4;
/** Ms within which who is to die does; its work may have ended before the chosen statement. */
const PATIENCE = 4_000;
/** Microseconds of one statement, about. */
const STATEMENT = 1_500;

const killer = fileURLToPath(new URL('dieAt.mjs', import.meta.url));
const importer = fileURLToPath(new URL('importer.ts', import.meta.url));

/** The first statement of each work, and how many follow it, about. */
const works = {
  enter: { begins: 'insert into "logs"', statements: 9 },
  seal: { begins: '"periods".*"sealed_at" is null.*for update', statements: 30 },
  import: { begins: '"periods".*"sealed_at" is null.*for update', statements: 24 },
};
const kinds = Object.keys(works) as (keyof typeof works)[];
const moments = ['before', 'amid', 'after'] as const;

/** More ms than from a purchase to its draw: Keno draws every 8 minutes and sells until a minute before. */
const TO_DRAW = 10 * 60_000;
/** When the last purchases of a day are over, and the first of the next begin, in Vietnam. */
const EVENING = 'T21:30:00+07:00';
const MORNING = 'T06:30:00+07:00';

/** A time of Keno's sales not before `from`. */
function selling(from: number): number {
  const day = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
  return from < Date.parse(day(from) + EVENING) ? from : Date.parse(day(from + 86_400_000) + MORNING);
}

const lastWords = (output: string) => /^died (.*)$/m.exec(output)?.[1] ?? 'after all of it';

/** A result of the draw that was bought for, as a line of a file. */
async function recordOfNext(url: string, { acknowledged }: PurchaseLog, number: number): Promise<string> {
  const { sold } = await receiptFaults(url, acknowledged);
  const [period = ''] = sold.keys();
  const [, year, month, day, hour, minute] = /^keno:(\d{4})(\d\d)(\d\d):(\d\d)(\d\d)$/.exec(period) ?? [];
  const over = { drawId: String(9_000_000 + number), date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
  return JSON.stringify({ ...kenoRecord(over), slot: undefined });
}

/**
 * Kills the shop with SIGKILL at chosen statements of entering tickets into the books, of sealing and of an import that
 * seals, starts it anew on the same folder and looks at every sealed book as a stranger would. Stops at the first fault.
 */
export async function bookRounds({ folder, instants, seed, report = () => {} }: BookRun): Promise<BookSummary> {
  const random = randomFrom(seed);
  const kept = noBooks();
  const summary: BookSummary = { tickets: 0, books: 0, instants: new Map(), faults: [] };
  let now = Date.parse(`2026-08-21${MORNING}`);
  const environmentAt = (at: number) => ({
    VELOC_DATA: folder,
    VELOC_CLOCK: new Date(at).toISOString(),
    VELOC_OPERATOR_KEY: OPERATOR_KEY,
    VELOC_LIMIT_PLAYER_WRITES: '999999999',
  });
  const buyers = await prepareBuyers(environmentAt(now), BUYERS);
  const purchaseLog: PurchaseLog = { acknowledged: [], unanswered: [], onAnswer: () => {} };

  const buy = (url: string) =>
    Promise.all(buyers.map((buyer) => buyKeno(url, buyer, 1 + pick(random, LINES), purchaseLog)));

  /** Everything that was sold is in a sealed book, once, and results are taken for it. */
  async function judge({ url }: ShopProcess, records: string): Promise<void> {
    if (purchaseLog.acknowledged.length + purchaseLog.unanswered.length === 0) return;
    for (const open of purchaseLog.unanswered.splice(0)) {
      // One that nobody has heard of may come too late by now.
      const refused = await confirmOrder(url, open).then(() => '', String);
      if (refused === '') purchaseLog.acknowledged.push(open);
      else if (!/PERIOD_CLOSED|ORDER_EXPIRED/.test(refused)) throw new Error(refused);
    }
    const { faults, sold } = await sealedFaults(url, purchaseLog.acknowledged.splice(0), kept);
    summary.faults.push(...faults);
    summary.books += sold.size;
    for (const tickets of sold.values()) summary.tickets += tickets;
    if (records === '') return;
    const { status, data } = await send(url, '/operator/results', { token: OPERATOR_KEY, body: JSON.parse(records) });
    const { imported, alreadyThere } = (data ?? {}) as { imported?: number; alreadyThere?: number };
    if ((imported ?? 0) + (alreadyThere ?? 0) !== 1) summary.faults.push(`the import was refused by ${status}`);
  }

  /** Says what the shop died of. */
  async function deathOf(dying: ShopProcess): Promise<string> {
    const until = performance.now() + PATIENCE;
    while (dying.isAlive() && performance.now() < until) await setTimeout(10);
    await dying.kill();
    return lastWords(dying.output());
  }

  const kill = {
    async enter(dying: ShopProcess): Promise<string> {
      dying.signal('SIGUSR2');
      await buy(dying.url);
      return deathOf(dying);
    },
    async seal(dying: ShopProcess): Promise<string> {
      await buy(dying.url);
      dying.signal('SIGUSR2');
      await putClock(dying.url, OPERATOR_KEY, new Date(now + TO_DRAW).toISOString()).catch(() => {});
      return deathOf(dying);
    },
    async import(selling: ShopProcess, deadly: Record<string, string>, records: string): Promise<string> {
      await selling.kill();
      const flags = ['--import', killer, '--import', 'tsx', importer];
      const environment = { PATH: process.env.PATH, ...environmentAt(now + TO_DRAW), ...deadly, RECORDS: records };
      const importing = spawn(process.execPath, flags, { env: environment });
      let output = '';
      for (const stream of [importing.stdout, importing.stderr]) stream.on('data', (chunk) => (output += chunk));
      await once(importing, 'close');
      return lastWords(output);
    },
  };

  let shop: ShopProcess | undefined;
  let records = '';
  try {
    for (let instant = 1; instant <= instants + 1; instant += 1) {
      const kind = kinds[instant % kinds.length] as (typeof kinds)[number];
      const { begins, statements } = works[kind];
      const moment = moments[pick(random, moments.length)];
      const at = { begins, statement: pick(random, statements), moment, micros: pick(random, STATEMENT) };
      const deadly = { DIE_AT: JSON.stringify(at) };
      shop = await startShop({ ...environmentAt(now), ...deadly }, ['--import', killer]);
      await renewSessions(shop.url, buyers);
      await judge(shop, records);
      if (instant > instants || summary.faults.length > 0) break;
      // Over a night, since the shop's clock has run on meanwhile.
      if (selling(now) > now) {
        now = selling(now);
        await putClock(shop.url, OPERATOR_KEY, new Date(now).toISOString());
        await renewSessions(shop.url, buyers);
      }
      records = '';
      if (kind === 'import') {
        await buy(shop.url);
        records = await recordOfNext(shop.url, purchaseLog, instant);
      }
      const died = await kill[kind](shop, deadly, records);
      summary.instants.set(`${kind} ${died}`, (summary.instants.get(`${kind} ${died}`) ?? 0) + 1);
      report(`${instant}/${instants} ${kind} ${died}`);
      now += TO_DRAW;
    }
  } finally {
    await shop?.kill();
  }
  return summary;
}
