import * as v from 'valibot';
import { ApiError } from '../../api/errors';

const limitedSchema = v.object({ status: v.literal(429), data: v.object({ retryAfter: v.number() }) });
const usedUpSchema = v.object({ code: v.literal('OTP_INVALID'), data: v.object({ attemptsLeft: v.literal(0) }) });

/** How long the server sends no more, in ms; null when that is not why it refused. */
export function waitOf(error: unknown): number | null {
  const { success, output } = v.safeParse(limitedSchema, error);
  return success ? output.data.retryAfter * 1000 : null;
}

/** Whether a code takes no more tries. */
export function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && v.is(usedUpSchema, error);
}
