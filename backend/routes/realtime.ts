import { contract } from '@veloc/rules';
import type { Balance } from '@veloc/rules';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { bearerOf, openSession } from '../http/auth';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { notFound, HttpError } from '../http/httpError';
import { watchBalances } from '../realtime/watchBalances';
import { watchDraws } from '../realtime/watchDraws';
import type { Shop } from '../shop';

/** Ms between two signs of life, which also end the stream of a session that is over. */
const KEEP_ALIVE = 15_000;

/**
 * GET /realtime/users/{phone}.json: the player's own balances as server-sent events in the form of Firebase's REST
 * streaming (decision A11): `put` with `{path, data}`, `keep-alive`, and `auth_revoked` before it ends. Beside them `draw`
 * with each result that is stored meanwhile, as the result lists tell it.
 */
export function realtimeRoutes(shop: Shop) {
  const watch = watchBalances(shop);
  const draws = watchDraws(shop);
  return new Hono<AppEnv>().on(...route(contract.streamBalance, 'Your balances as server-sent events'), async (c) => {
    const userId = c.get('userId');
    const file = c.req.param('file');
    const { phone: own } = await shop.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (file !== `${own}.json`) throw notFound();
    const bearer = bearerOf(c.req.header('Authorization')) ?? '';

    c.header('X-Accel-Buffering', 'no');
    // Nobody reads the stream that a HEAD would open, so nobody would end it.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    return streamSSE(c, (stream) => {
      const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
      return new Promise<void>((done) => {
        const end = () => {
          clearInterval(alive);
          stop();
          stopDraws();
          shop.stopping?.removeEventListener('abort', end);
          done();
        };
        /** Sends only while the session is open. */
        const tellNow = async (event: string, data: unknown) => {
          try {
            await openSession(shop, bearer);
            await send(event, data);
          } catch (error) {
            // A database that is away says nothing about the session, but a balance must not be left out.
            if (error instanceof HttpError) await send('auth_revoked', null);
            else if (event === 'keep-alive') return;
            end();
          }
        };
        let last = Promise.resolve();
        const tell = (event: string, data: unknown) => {
          last = last.then(() => tellNow(event, data));
        };
        const stop = watch.listen(userId, {
          onBalance: ({ amount, rewardAmount }: Balance) => tell('put', { path: '/', data: { rewardAmount, amount } }),
          onReplaced: end,
        });
        // Results are everybody's, so no session is asked for: thousands hear of one within a second.
        const stopDraws = draws.listen((event) => {
          last = last.then(() => stream.write(event)).then(() => undefined, end);
        });
        const alive = setInterval(() => tell('keep-alive', null), KEEP_ALIVE).unref();
        stream.onAbort(end);
        shop.stopping?.addEventListener('abort', end, { once: true });
      });
    });
  });
}
