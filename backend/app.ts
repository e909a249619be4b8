import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './http/env';
import { answerError, answerNotFound } from './http/errors';
import { Refusal } from './http/refusal';
import { loginRoutes } from './routes/login';
import { otpRoutes } from './routes/otp';
import { balanceRoutes } from './routes/balances';
import { cartRoutes } from './routes/carts';
import { paymentRoutes } from './routes/payments';
import { operatorResultRoutes } from './routes/operatorResults';
import { periodRoutes } from './routes/periods';
import { publicRoutes } from './routes/public';
import { resultRoutes } from './routes/results';
import { sessionRoutes } from './routes/sessions';
import { statusRoutes } from './routes/status';
import { userRoutes } from './routes/users';
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

  app.route('/', otpRoutes(shop));
  app.route('/', loginRoutes(shop));
  app.route('/', sessionRoutes(shop));
  app.route('/', userRoutes(shop));
  app.route('/', publicRoutes(shop));
  app.route('/', periodRoutes(shop));
  app.route('/', resultRoutes(shop));
  app.route('/', operatorResultRoutes(shop));
  app.route('/', balanceRoutes(shop));
  app.route('/', cartRoutes(shop));
  app.route('/', paymentRoutes(shop));
  app.route('/', statusRoutes(shop));
  return app;
}
