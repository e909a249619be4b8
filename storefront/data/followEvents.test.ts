import { describe, expect, it } from 'vitest';
import { followEvents, type BalanceChange } from './followEvents';

function stream(...chunks: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Plays these answers in turn; after the last the listener is told to leave. */
async function follow(answers: (Response | 'broken')[], renews = true) {
  const leaving = new AbortController();
  const asked: string[] = [];
  const received: BalanceChange[] = [];
  const pauses: number[] = [];
  const draws: string[] = [];
  const line: boolean[] = [];
  let renewed = 0;
  await followEvents({
    phone: '+84912345678',
    openStream: async (path) => {
      asked.push(path);
      const answer = answers[asked.length - 1];
      if (asked.length >= answers.length) setTimeout(() => leaving.abort());
      if (answer === undefined || answer === 'broken') throw new TypeError('Failed to fetch');
      return answer;
    },
    onBalance: (change) => received.push(change),
    onDraw: ({ id }) => draws.push(id),
    onLine: (isOpen) => line.push(isOpen),
    renew: async () => {
      renewed += 1;
      if (!renews) throw new Error('over');
      return {};
    },
    pause: async (ms) => {
      pauses.push(ms);
      await new Promise((done) => setTimeout(done));
    },
    signal: leaving.signal,
  });
  return { asked, received, pauses, renewed, draws, line };
}

const put = (path: string, data: unknown) => `event: put\ndata: ${JSON.stringify({ path, data })}\n\n`;

describe('listening to users/{phone}', () => {
  it('hears of results, leaves alone what is none, and says when the line is lost', async () => {
    const result = {
      id: 'mega:20261122',
      periodId: 'mega:20261122',
      gameId: 'mega',
      resultDate: '22/11/2026',
      resultTime: '18:00',
      numbers: [1, 2, 3, 4, 5, 6],
    };
    const told = (data: unknown) => `event: draw\ndata: ${JSON.stringify(data)}\n\n`;
    const { draws, line } = await follow([
      stream(told(result), told({ ...result, numbers: 'none' }), told(null)),
      'broken',
      stream(told({ ...result, id: 'mega:20261125' })),
    ]);
    expect(draws).toEqual(['mega:20261122', 'mega:20261125']);
    expect(line).toEqual([true, false, false, true, false]);
  });

  it('takes whole and single balances, however the bytes are cut, and leaves alone what is none', async () => {
    const text = put('/', { rewardAmount: 5, amount: 7 }) + put('/rewardAmount', 9);
    const { received, asked } = await follow([
      stream(
        text.slice(0, 20),
        text.slice(20),
        'event: keep-alive\ndata: null\n\n',
        put('/name', 'An'),
        put('/', null),
      ),
    ]);
    expect(received).toEqual([{ rewardAmount: 5, amount: 7 }, { rewardAmount: 9 }]);
    expect(asked[0]).toBe('/realtime/users/%2B84912345678.json');
  });

  it('comes back after a pause that grows, and begins anew once it has heard something', async () => {
    const { pauses } = await follow(['broken', 'broken', stream(put('/amount', 1)), 'broken']);
    expect(pauses.slice(0, 3)).toEqual([1_000, 2_000, 1_000]);
  });

  it('renews the session of a token that has run out, and ends with the session', async () => {
    const refused = () => new Response('{}', { status: 401 });
    expect(await follow([refused(), stream(put('/amount', 1))])).toMatchObject({
      renewed: 1,
      received: [{ amount: 1 }],
    });
    expect((await follow([refused(), 'broken'], false)).asked).toHaveLength(1);
  });

  it('ends for good where the shop has no such stream', async () => {
    expect((await follow([Response.json({}, { status: 404 }), 'broken'])).asked).toHaveLength(1);
    expect((await follow([Response.json({}), 'broken'])).asked).toHaveLength(1);
  });
});
