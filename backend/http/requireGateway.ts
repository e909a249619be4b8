import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';
import { HttpError } from './httpError';
import { withSecurity } from './security';

/** Lets only the payment gateway through, by what its webhooks prove themselves with; else 401 SIGNATURE_INVALID. */
export const requireGateway = withSecurity(
  createMiddleware<AppEnv>(async (c, next) => {
    const shop = c.get('shop');
    const webhook = { headers: c.req.raw.headers, body: await c.req.text() };
    if (!shop.paymentProvider.isAuthentic(shop, webhook)) {
      throw new HttpError(401, 'SIGNATURE_INVALID', 'Chữ ký không hợp lệ');
    }
    await next();
  }),
  'gateway',
);
