import { get } from 'node:http';
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
