import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { REFRESH_PACE, refreshJitter, type RandomSource } from '../../rules';
import { percentile } from './figures';
import type { LoadShop } from './loadShop';

const PATH = '/client/get-current-period';
/** Sales of a Keno draw close here, and a minute later it is drawn: storefronts refresh every 5 s in between. */
const CLOSES_AT = '2026-08-21T13:59:00+07:00';
const WAVES = 13;
/** Ms that the clients get to ask for the first time, before sales close. */
const LEAD = 15_000;

export interface HerdRun {
  clients: number;
  random: RandomSource;
  report: (line: string) => void;
}

export interface Herd {
  refreshes: number;
  /** Part of the refreshes that were answered 304. */
  notModified: number;
  /** Ms from the moment a client asked, connecting included: of all waves, and of the one at the draw second. */
  p99: number;
  drawP99: number;
  /** Refreshes without an answer, or with one that is neither 200 nor 304. */
  failed: number;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Asks over a connection of its own, as a phone does that was quiet for seconds. */
function ask(url: string, tag: string | undefined): Promise<Answer> {
  const headers = tag === undefined ? {} : { 'If-None-Match': tag };
  return new Promise((done, fail) => {
    get(url + PATH, { agent: false, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }));
      answer.on('error', fail);
    }).on('error', fail);
  });
}

/**
 * L2: all clients refresh from the second in which sales close to the second of the draw, at the storefront's pace and
 * with its jitter, each with the tag of its last answer. The first wave finds a new state, so its answers are whole.
 */
export async function runHerd(shop: LoadShop, { clients, random, report }: HerdRun): Promise<Herd> {
  await shop.setClock(new Date(Date.parse(CLOSES_AT) - LEAD).toISOString());
  const opening = performance.now() + LEAD;
  const herd = Array.from({ length: clients }, () => ({ tag: undefined as string | undefined, jitter: 0 }));
  for (const client of herd) client.jitter = refreshJitter(random);

  let notModified = 0;
  let failed = 0;
  const refresh = async (client: (typeof herd)[number], at: number) => {
    await setTimeout(at - performance.now());
    const asked = performance.now();
    try {
      const { status, headers } = await ask(shop.url, client.tag);
      if (status === 304) notModified += 1;
      else if (status === 200) client.tag = headers.etag;
      else failed += 1;
    } catch {
      failed += 1;
    }
    return performance.now() - asked;
  };
  const wave = (from: number) => Promise.all(herd.map((client) => refresh(client, from + client.jitter)));

  await wave(performance.now() + LEAD / 3);
  notModified = 0;
  failed = 0;
  const all: number[] = [];
  let drawP99 = Number.NaN;
  for (let count = 0; count < WAVES; count += 1) {
    const before = notModified;
    const times = await wave(opening + count * REFRESH_PACE);
    all.push(...times);
    drawP99 = percentile(times, 0.99);
    const share = (((notModified - before) / clients) * 100).toFixed(1);
    report(
      `wave ${count + 1}/${WAVES}: p99 ${Math.round(drawP99)} ms, ${share} % not modified, ${failed} failed so far`,
    );
  }
  return {
    refreshes: all.length,
    notModified: notModified / all.length,
    p99: percentile(all, 0.99),
    drawP99,
    failed,
  };
}
