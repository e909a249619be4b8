import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { percentile } from './figures';
import { startLoadShop } from './loadShop';

/** A player's further streams would push out the oldest. */
const STREAMS_A_PLAYER = 5;
const OPERATOR_KEY = 'operator-key-of-the-load-bench-0001';
const RESULTS = ['2026-08-12', '2026-08-14', '2026-08-16', '2026-08-19'];

/**
 * `node --import tsx scripts/bench-load/listeners.ts 5000`: so many open streams on one process, and how long after the
 * operator's import began each of them has a result. Figures are for a quiet machine, never for a test.
 */
const count = Number(process.argv[2] ?? 5_000);
const shop = await startLoadShop(Math.ceil(count / STREAMS_A_PLAYER));
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
let heard: number[] = [];
let began = 0;

function listen(player: number, token: string): Promise<void> {
  const phone = `+8490000${String(player).padStart(4, '0')}`;
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
  return new Promise((done, fail) => {
    get(`${shop.url}/realtime/users/${encodeURIComponent(phone)}.json`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        fail(new Error(`A stream was refused with ${answer.statusCode}.`));
        return;
      }
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: draw')) heard.push(performance.now() - began);
      });
      done();
    }).on('error', fail);
  });
}

try {
  for (let index = 0; index < count; index += 100) {
    const some = Array.from({ length: Math.min(100, count - index) }, (_, place) => index + place);
    await Promise.all(
      some.map((one) => {
        const player = Math.floor(one / STREAMS_A_PLAYER);
        return listen(player, shop.buyers[player]?.token ?? '');
      }),
    );
  }
  await setTimeout(3_000);
  for (const [place, date] of RESULTS.entries()) {
    heard = [];
    began = performance.now();
    const record = { game: 'mega', drawId: `9000${place}`, date, numbers: [2, 9, 17, 28, 33, 41], prizes: null };
    await fetch(`${shop.url}/operator/results`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${OPERATOR_KEY}`, 'Content-Type': 'application/x-ndjson' },
      body: JSON.stringify(record),
    });
    const imported = performance.now() - began;
    await setTimeout(4_000);
    const [p50, p99, last] = [0.5, 0.99, 1].map((part) => Math.round(percentile(heard, part)));
    console.log(
      `${heard.length} of ${count} streams: p50 ${p50} ms, p99 ${p99} ms, last ${last} ms; import answered at ${Math.round(imported)} ms`,
    );
  }
} finally {
  agent.destroy();
  await shop.stop();
}
