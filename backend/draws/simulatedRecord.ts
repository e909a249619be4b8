import { gameOfFeed, rulesOf, type Channel, type Feed, type RandomSource } from '@veloc/rules';
import type { DrawRecord } from '../results/drawRecord';
import type { RandomBytes } from '../shop';

/** 48 bits of a cryptographic source as a number of [0, 1). */
function fraction(random: RandomBytes): RandomSource {
  return () => random(6).readUIntBE(0, 6) / 2 ** 48;
}

/** A draw of the calendar; `channel` is set for regional ones. */
interface SimulatedDraw {
  feed: Feed;
  dialAt: Date;
  channel: Channel | null;
}

/** One draw of a feed by a cryptographic random source, in the form of a result record without a number. */
export function simulatedRecord({ feed, dialAt, channel }: SimulatedDraw, bytes: RandomBytes): DrawRecord {
  const { numbers, special = null, tiers = null } = rulesOf(gameOfFeed(feed)).simulate(fraction(bytes));
  return { feed, drawNo: null, channel, dialAt, timed: true, numbers, special, tiers, printed: null };
}
