import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './http/env';
import { answerError, answerNotFound } from './http/errors';
import { Refusal } from './http/refusal';
import { periodRoutes } from './routes/periods';
import { statusRoutes } from './routes/status';
import type { Shop } from './shop';

const BODY_LIMIT = 64 * 1024;

const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw new Refusal(413, 'VALIDATION_ERROR', 'Dữ liệu gửi lên quá lớn');
  },
});

/** The whole API as a function from Request to Response; it opens no socket. */
export function createApp(shop: Shop): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use(async (c, next) => {
    c.set('shop', shop);
    await next();
  });
  // Imports of the operator are streamed and have a limit of their own.
  app.use(async (c, next) => (c.req.path.startsWith('/operator/') ? next() : limitBody(c, next)));

  app.route('/', periodRoutes(shop));
  app.route('/', statusRoutes(shop));
  return app;
}
