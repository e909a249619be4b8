import { createMiddleware } from 'hono/factory';
import { isSigned } from '../topup/signature';
import type { AppEnv } from './env';
import { HttpError } from './httpError';
import { withSecurity } from './security';

/** Lets only the payment gateway through, by the signature over its body; else 401 SIGNATURE_INVALID. */
export const requireGateway = withSecurity(
  createMiddleware<AppEnv>(async (c, next) => {
    const { secrets, clock } = c.get('shop');
    if (!isSigned(secrets.gatewayKey, c.req.header('X-Signature'), await c.req.text(), clock.now())) {
      throw new HttpError(401, 'SIGNATURE_INVALID', 'Chữ ký không hợp lệ');
    }
    await next();
  }),
  'gateway',
);
