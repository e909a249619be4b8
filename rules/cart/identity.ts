import type { ReadLine } from '../gameLine';
import { canonicalText } from './canonicalText';

type Identified = ReadLine & { periodId: string | null; numberPeriod: number };

// Where a ticket sits in its builder is not part of what is bought; the channel's name and its result's id follow from
// the channel and the day.
const meaningless = new Set(['code', 'isDone', 'channelName', 'resultId']);

/** Of what makes two lines one; a stored fingerprint begins with the version that it was made by. */
const VERSION = 'v1';

/**
 * Equal for lines that buy the same thing: same game, ticket content, period and number of draws (spec section 4).
 * The slot letter, `isDone` and the order of numbers do not count; where order means something (the digits, the two
 * groups of Max 3D Pro NORMAL and GROUP) it does. A ticket that is refused is told apart by its content as it stands.
 *
 * Servers store it and keep it unique among the lines of a cart: what changes this text for a ticket that somebody
 * holds, a renamed field of an accepted ticket or the name of a play method, takes the next version, and a migration
 * that writes anew the stored ones of the version before.
 */
export function lineFingerprint({ gameId, ticket, periodId, numberPeriod }: Identified): string {
  return `${VERSION}:${canonicalText([gameId, ticket, periodId, numberPeriod], meaningless).text}`;
}
