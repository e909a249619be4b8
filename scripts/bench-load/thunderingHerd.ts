import { Agent, get, type IncomingHttpHeaders } from 'node:http';
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
/** What falls due until then may take longer than that. */
const BEFORE_LEAD = 60_000;

export interface HerdRun {
  clients: number;
  random: RandomSource;
  report: (line: string) => void;
}

export interface Herd {
  refreshes: number;
  /** Part of the refreshes that were answered 304. */
  notModified: number;
  /** Ms from the moment a client asked: of all waves, and of the one at the draw second. */
  p99: number;
  drawP99: number;
  /** The same of the first time each client asked, which connects and gets the whole list. */
  firstP99: number;
  /** Ms by which the bench itself asked too late: what it adds to every other figure. */
  latenessP99: number;
  /** Refreshes without an answer, or with one that is neither 200 nor 304. */
  failed: number;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

interface Client {
  /** One connection that stays open, as a browser's does. */
  agent: Agent;
  tag: string | undefined;
  jitter: number;
}

function ask(url: string, { agent, tag }: Client): Promise<Answer> {
  const headers = tag === undefined ? {} : { 'If-None-Match': tag };
  return new Promise((done, fail) => {
    get(url + PATH, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }));
      answer.on('error', fail);
    }).on('error', fail);
  });
}

/**
 * L2: all clients refresh from the second in which sales close to the second of the draw, at the storefront's pace and
 * with its jitter, each on the connection and with the tag of its last answer, as a browser does by itself. The first
 * wave finds a new state, so its answers are whole.
 */
export async function runHerd(shop: LoadShop, { clients, random, report }: HerdRun): Promise<Herd> {
  const closes = Date.parse(CLOSES_AT);
  await shop.setClock(new Date(closes - BEFORE_LEAD).toISOString());
  await shop.setClock(new Date(closes - LEAD).toISOString());
  const newClient = (): Client => ({
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    tag: undefined,
    jitter: refreshJitter(random),
  });
  const { headers: told } = await ask(shop.url, newClient());
  const opening = performance.now() + closes - Date.parse(String(told['server-time']));
  const herd = Array.from({ length: clients }, newClient);

  let notModified = 0;
  let failed = 0;
  const late: number[] = [];
  const refresh = async (client: Client, at: number) => {
    await setTimeout(at - performance.now());
    const asked = performance.now();
    late.push(asked - at);
    try {
      const { status, headers } = await ask(shop.url, client);
      if (status === 304) notModified += 1;
      else if (status === 200) client.tag = headers.etag;
      else failed += 1;
    } catch {
      failed += 1;
    }
    return performance.now() - asked;
  };
  const wave = (from: number) => Promise.all(herd.map((client) => refresh(client, from + client.jitter)));

  const first = await wave(performance.now() + LEAD / 3);
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
  for (const { agent } of herd) agent.destroy();
  return {
    refreshes: all.length,
    notModified: notModified / all.length,
    p99: percentile(all, 0.99),
    drawP99,
    firstP99: percentile(first, 0.99),
    latenessP99: percentile(late, 0.99),
    failed,
  };
}
