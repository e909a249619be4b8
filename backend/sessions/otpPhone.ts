import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { tooMany } from '../http/rateLimit';
import type { Refusal } from '../http/refusal';
import type { Shop } from '../shop';

const DAY = 24 * 3_600_000;

export interface OtpPhone {
  phone: string;
  /** Wrong codes in the running day. */
  failures: number;
  failingSince: Date;
}

/**
 * Locks a phone's row, so that sends and tries for one phone take turns, and reads its failures of the last 24 hours.
 */
export async function lockOtpPhone(shop: Shop, trx: Transaction<Database>, phone: string): Promise<OtpPhone> {
  const now = shop.clock.now();
  await trx
    .insertInto('otp_phones')
    .values({ phone, failures: 0, failing_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('otp_phones')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isOld = row.failing_since.getTime() + DAY <= now.getTime();
  return isOld
    ? { phone, failures: 0, failingSince: now }
    : { phone, failures: row.failures, failingSince: row.failing_since };
}

/** The refusal while a phone has used up its wrong codes of the day (decision A6). */
export function refuseFailing(shop: Shop, { failures, failingSince }: OtpPhone): Refusal | undefined {
  if (failures < shop.settings.limits.otpFailures) return undefined;
  return tooMany((failingSince.getTime() + DAY - shop.clock.now().getTime()) / 1000);
}

export async function countFailure(
  trx: Transaction<Database>,
  { phone, failures, failingSince }: OtpPhone,
): Promise<void> {
  await trx
    .updateTable('otp_phones')
    .set({ failures: failures + 1, failing_since: failingSince })
    .where('phone', '=', phone)
    .execute();
}
