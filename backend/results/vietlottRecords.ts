import { momentOnDay } from '@veloc/rules';
import type { DrawRecord } from './drawRecord';

type Drawn = Pick<DrawRecord, 'numbers'> & Partial<Pick<DrawRecord, 'special' | 'printed'>>;

/** A draw of the national company. `time` is null where the record names a day alone. */
export function drawn(
  feed: DrawRecord['feed'],
  drawNo: string,
  day: string,
  time: string | null,
  { numbers, special = null, printed = null }: Drawn,
): DrawRecord {
  // The schemas have checked day and time; midnight of 1970 cannot come out.
  const dialAt = new Date(momentOnDay(day, time ?? '00:00') ?? 0);
  return { feed, drawNo, channel: null, dialAt, timed: time !== null, numbers, special, tiers: null, printed };
}
