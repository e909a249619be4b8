import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { tooMany } from '../http/rateLimit';
import type { HttpError } from '../http/httpError';
import type { Shop } from '../shop';

const DAY = 24 * 3_600_000;

/** Whoever asks for codes to a phone without being known to its account: all of them share one budget. */
export const STRANGERS = '';
/** Stands for all known devices of a phone, where they share a budget: that of sends. */
export const KNOWN = 'known';

export interface OtpPhone {
  phone: string;
  /** The id of an open session or a known device, `STRANGERS` or `KNOWN`. */
  asker: string;
  /** Wrong codes in the running day. */
  failures: number;
  failingSince: Date;
}

/**
 * Locks the row of a phone and of who asks, so that their sends and tries take turns, and reads the failures of the
 * last 24 hours.
 */
export async function lockOtpPhone(
  shop: Shop,
  trx: Transaction<Database>,
  { phone, asker }: Pick<OtpPhone, 'phone' | 'asker'>,
): Promise<OtpPhone> {
  const now = shop.clock.now();
  await trx
    .insertInto('otp_phones')
    .values({ phone, asker, failures: 0, failing_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('otp_phones')
    .selectAll()
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isOld = row.failing_since.getTime() + DAY <= now.getTime();
  return isOld
    ? { phone, asker, failures: 0, failingSince: now }
    : { phone, asker, failures: row.failures, failingSince: row.failing_since };
}

/** The refusal while a phone's asker has used up the wrong codes of the day (decision A6). */
export function tooManyFailures(shop: Shop, { failures, failingSince }: OtpPhone): HttpError | undefined {
  if (failures < shop.settings.limits.otpFailures) return undefined;
  return tooMany((failingSince.getTime() + DAY - shop.clock.now().getTime()) / 1000);
}

export async function countFailure(
  trx: Transaction<Database>,
  { phone, asker, failures, failingSince }: OtpPhone,
): Promise<void> {
  await trx
    .updateTable('otp_phones')
    .set({ failures: failures + 1, failing_since: failingSince })
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .execute();
}
