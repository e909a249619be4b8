import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { Hono } from 'hono';
import { REFRESH_INTERVAL } from '@veloc/rules';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/env';
import { KEPT_OPEN, listen } from './listen';

test('keeps a connection until an open page asks again, and none after it has stopped', async () => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text('here'));
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const [answer] = await once(get(listening.url), 'response');
  answer.resume();
  await once(answer, 'end');
  expect(answer.headers['keep-alive']).toBe(`timeout=${KEPT_OPEN / 1_000}`);
  expect(KEPT_OPEN).toBeGreaterThan(REFRESH_INTERVAL);
  await listening.stop(60_000);
  await expect(fetch(listening.url)).rejects.toThrow('fetch failed');
});

/** Calls one after the other over one kept connection; answers the error that ended them. */
async function callUntilRefused(url: string): Promise<NodeJS.ErrnoException> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const ended = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
      const asked = request(url, { agent }, (answer) => {
        answer
          .resume()
          .once('end', () => done(undefined))
          .once('error', done);
      });
      asked.once('error', done).end();
    });
    if (ended) return ended;
  }
}

test('cuts none of 30 clients that go on calling over kept connections while it stops', async () => {
  let answered = 0;
  let warm: () => void = () => {};
  const isWarm = new Promise<void>((done) => {
    warm = done;
  });
  const app = new Hono<AppEnv>().get('/', async (c) => {
    answered += 1;
    if (answered === 300) warm();
    await new Promise(setImmediate);
    return c.text('here');
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const clients = Promise.all(Array.from({ length: 30 }, () => callUntilRefused(listening.url)));
  await isWarm;
  await listening.stop(60_000);
  const endings = await clients;
  expect(endings.map(({ code }) => code)).toEqual(Array.from({ length: 30 }, () => 'ECONNREFUSED'));
});

test.each([
  ['head', 'POST / HTTP/1.1\r\nHost: shop\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nhalf'],
])('waits for the rest of a %s no longer than told', async (_, half) => {
  const app = new Hono<AppEnv>().post('/', async (c) => c.text(await c.req.text()));
  const listening = await listen(app, { host: '127.0.0.1', port: 0, receiveWithin: 200 });
  const { hostname, port } = new URL(listening.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.write(half);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await listening.stop(1_000);
});

test('ends a connection whose answer nobody reads, and waits for one that is still being made', async () => {
  const size = 32 * 1024 * 1024;
  const app = new Hono<AppEnv>()
    .get('/large', (c) => c.body(new Uint8Array(size)))
    .get('/slow', async (c) => {
      await new Promise((done) => setTimeout(done, 500));
      return c.text('here');
    });
  const listening = await listen(app, { host: '127.0.0.1', port: 0, readWithin: 100 });
  const { hostname, port } = new URL(listening.url);
  const slow = fetch(`${listening.url}/slow`).then((answer) => answer.text());
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(socket, 'readable');
  // Nothing is read until the server has given up; what comes then is what was on its way.
  expect(await slow).toBe('here');
  let received = 0;
  socket.on('data', (chunk: Buffer) => (received += chunk.length));
  await once(socket, 'close');
  expect(received).toBeLessThan(size);
  await listening.stop(1_000);
});
