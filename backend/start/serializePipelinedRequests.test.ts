import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppEnv } from '../http/env';
import { listen, type Listening } from './listen';

let listening: Listening;
let begun: number;
let running: number;
let mostRunning: number;

beforeEach(async () => {
  [begun, running, mostRunning] = [0, 0, 0];
  const app = new Hono<AppEnv>().get('/:place', async (c) => {
    begun += 1;
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise(setImmediate);
    running -= 1;
    // More than a connection holds unread.
    return c.text(`${c.req.param('place')} ${'x'.repeat(c.req.query('long') ? 20_000_000 : 1)}\n`);
  });
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => listening.stop(0));

/** A connection that has sent requests ahead of their answers. */
function sendAhead(count: number, query = '') {
  const { hostname, port } = new URL(listening.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const request = (index: number) =>
    `GET /${index}${query} HTTP/1.1\r\nHost: shop\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(Array.from({ length: count }, (_, index) => request(index)).join(''));
  return socket;
}

it('answers what a connection sends ahead in order, one at a time', async () => {
  const socket = sendAhead(10);
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk.toString();
  });
  await once(socket, 'close');
  expect([...answers.matchAll(/^(\d) x$/gm)].map(([, index]) => Number(index))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(mostRunning).toBe(1);
});

it('cuts a connection that sends hundreds ahead, and serves the others', async () => {
  const socket = sendAhead(500);
  socket.resume();
  await once(socket, 'close');
  expect(begun).toBeLessThanOrEqual(1);
  expect((await fetch(`${listening.url}/other`)).status).toBe(200);
});

it('begins nothing more for a connection that has gone without reading', async () => {
  const socket = sendAhead(10, '?long=1');
  await once(socket, 'readable');
  socket.destroy();
  expect((await fetch(`${listening.url}/other`)).status).toBe(200);
  expect(begun).toBe(2);
  expect(running).toBe(0);
});
