import { createMiddleware } from 'hono/factory';
import { sameText } from '../secrets';
import type { AppEnv } from './env';
import { Refusal } from './refusal';
import { guarding } from './security';

/** Lets only the operator through: `Authorization: Bearer <operator key>`; else 401 OPERATOR_KEY_INVALID. */
export const requireOperator = guarding(
  createMiddleware<AppEnv>(async (c, next) => {
    const [, key = ''] = /^Bearer +(.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!sameText(key, c.get('shop').secrets.operatorKey)) {
      throw new Refusal(401, 'OPERATOR_KEY_INVALID', 'Khóa vận hành không đúng');
    }
    await next();
  }),
  'operator',
);
