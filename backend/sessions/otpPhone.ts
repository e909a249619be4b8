import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { tooMany } from '../http/rateLimit';
import type { HttpError } from '../http/httpError';
import type { Shop } from '../shop';
import type { KnownAsker } from './knownDevice';
import { isOfLink } from './unlockLink';

const DAY = 24 * 3_600_000;

/** Whoever asks for codes to a phone without being known to its account: all of them share one budget. */
export const STRANGERS = '';
/** Stands for all known devices of a phone on which a code was typed, where they share a budget: that of sends. */
const PROVED = 'proved';
/** As `PROVED`, for open sessions that name no device, and leads the ids of each: their tokens may have been copied. */
const SESSION = 'session';
/**
 * Stands for those on which none ever was, and leads the ids of each: they share the wrong codes too, since a guessed PIN
 * makes any number of them known.
 */
const UNPROVED = 'unproved';

/** Names who asks for codes. */
export function otpAsker(known: Omit<KnownAsker, 'userId'> | undefined): string {
  if (!known) return STRANGERS;
  if (known.isSession && known.provedAt) return `${SESSION} ${known.id}`;
  return known.provedAt || isOfLink(known.id) ? known.id : `${UNPROVED} ${known.id}`;
}

/** Who shares the wrong codes of a day with an asker. */
export const triersOf = (asker: string) => (asker.startsWith(UNPROVED) ? UNPROVED : asker);

/** Who shares the codes that are sent with an asker. */
export function sendersOf(asker: string): string {
  const triers = triersOf(asker);
  if (triers === STRANGERS || triers === UNPROVED || isOfLink(triers)) return triers;
  return triers.startsWith(SESSION) ? SESSION : PROVED;
}

/** Whether a code was ever typed where one is asked for, or the operator has given the way there. */
export const isProved = (asker: string) => ![STRANGERS, UNPROVED].includes(sendersOf(asker));

export interface OtpPhone {
  phone: string;
  /** Of `triersOf` or `sendersOf`. */
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
