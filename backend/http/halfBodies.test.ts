import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../start/listen';
import { testShop, type TestShop } from '../testing/testShop';
import type { AppEnv } from './env';

let test: TestShop;
let listening: Listening;
/** Tells the status of each answer, which a client that left does not see. */
const answers = new EventEmitter();
beforeAll(async () => {
  test = await testShop();
  const app = new Hono<AppEnv>().all('*', async (c) => {
    const answer = await test.app.fetch(c.req.raw);
    answers.emit('answered', answer.status);
    return answer;
  });
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await listening.stop(0);
  await test.close();
});

/** Sends the first half of a call; comes back when the server has its head. */
async function half(token: string, framing = 'Content-Length: 4', body = '{ ') {
  const { hostname, port } = new URL(listening.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(
    [
      'POST /users/get-profile HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      framing,
      'Expect: 100-continue',
      `\r\n${body}`,
    ].join('\r\n'),
  );
  await once(socket, 'data');
  return {
    /** Sends the rest; answers the status line. */
    async end(): Promise<string> {
      socket.write(' }');
      const [answer] = (await once(socket, 'data')) as [string];
      return answer.slice(0, answer.indexOf('\r\n'));
    },
    leave: () => socket.destroy(),
  };
}

it('lets half bodies hold nothing that the other calls of their player need', async () => {
  const { token } = await test.newPlayer();
  const halves = await Promise.all(Array.from({ length: 8 }, () => half(token)));
  try {
    expect((await test.call('GET', '/users/get-user-balance', { token })).status).toBe(200);
    expect(await halves[0]?.end()).toBe('HTTP/1.1 200 OK');
  } finally {
    for (const { leave } of halves) leave();
  }
}, 20_000);

it('does nothing for a session that ended while the rest of a body was on its way', async () => {
  const { token } = await test.newPlayer();
  const begun = await half(token);
  expect((await test.call('POST', '/auth/logout', { token })).status).toBe(200);
  expect(await begun.end()).toBe('HTTP/1.1 401 Unauthorized');
  begun.leave();
});

it.each([
  ['body', 'Content-Length: 4', '{ '],
  ['body in chunks', 'Transfer-Encoding: chunked', '2\r\n{ \r\n'],
])('takes a client that leaves in the middle of a %s for no fault of the shop', async (_, framing, sent) => {
  const { token } = await test.newPlayer();
  const before = test.logged.length;
  const left = await half(token, framing, sent);
  const answered = once(answers, 'answered');
  left.leave();
  expect(await answered).toEqual([400]);
  expect(test.logged.slice(before)).toEqual([]);
});
