import { pickNumbers, southernShape, type Channel, type Feed, type RandomSource } from '@veloc/rules';
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
  const random = fraction(bytes);
  const record: DrawRecord = {
    feed,
    drawNo: null,
    channel,
    dialAt,
    timed: true,
    numbers: [],
    special: null,
    tiers: null,
    printed: null,
  };
  const balls = (count: number, to: number) => pickNumbers({ random, from: 1, to, count });
  switch (feed) {
    case 'keno':
      return { ...record, numbers: balls(20, 80) };
    case 'mega':
      return { ...record, numbers: balls(6, 45) };
    case 'power':
      return { ...record, ...sixAndOne(random) };
    case 'lotto535':
      return { ...record, numbers: balls(5, 35), special: balls(1, 12) };
    case 'max3d':
    case 'max3dpro':
      return { ...record, numbers: Array.from({ length: 20 }, () => digits(random, 3)) };
    case 'regional': {
      const tiers = regionalTiers(random);
      return { ...record, tiers, numbers: Object.values(tiers).flat() };
    }
  }
}

/** Six balls and then one more of those left. */
function sixAndOne(random: RandomSource): Pick<DrawRecord, 'numbers' | 'special'> {
  const numbers = pickNumbers({ random, from: 1, to: 55, count: 6 });
  const seven = pickNumbers({ random, from: 1, to: 55, count: 7, keep: numbers });
  return { numbers, special: seven.filter((ball) => !numbers.includes(ball)) };
}

function regionalTiers(random: RandomSource): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(southernShape).map(([tier, shape]) => [
      tier,
      Array.from({ length: shape.count }, () => digits(random, shape.digits)),
    ]),
  );
}

function digits(random: RandomSource, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}
