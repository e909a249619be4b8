import { jackpotShare, kenoOutcomes, sharedOut, vietnamTime, type GameId } from '@veloc/rules';
import { naiveGame } from '@veloc/rules/testing';
import * as v from 'valibot';
import type { DrawRecord } from '../../backend/results/drawRecord';
import type { RealDraw } from './resultFiles';

/** The feeds whose pages print prizes, and the game whose published prizes those are. */
const printing: Partial<Record<DrawRecord['feed'], GameId>> = {
  mega: 'mega',
  power: 'power',
  lotto535: 'lotto535',
  max3dpro: 'max3dpro',
};

/** The fixed giải Năm of Lotto 5/35 and the least pool that is shared out, in đồng. */
const FIFTH_PRIZE = 30_000;
const SHARED_POOL = 12_000_000_000;

export interface Printed {
  /** Figures held against the rules. */
  checked: number;
  /** Figures a page left out: it prints 0. */
  leftOut: number;
  /** Fixed prizes raised by exactly their share of a pool that was shared out. */
  shared: number;
  /** What a record prints otherwise than the rules say. */
  odd: string[];
}

/** Holds what the records print against the rules: fixed prizes, shares of a pool, Keno's outcomes and counts. */
export function checkPrinted(draws: readonly RealDraw[]): Printed {
  const printed: Printed = { checked: 0, leftOut: 0, shared: 0, odd: [] };
  for (const draw of draws) {
    checkPrizes(draw.record, printed);
    if (draw.record.feed === 'keno') checkOutcomes(draw, printed);
  }
  return printed;
}

function checkPrizes(record: DrawRecord, printed: Printed): void {
  const gameId = printing[record.feed];
  if (!gameId) return;
  const shares = sharesOf(record);
  for (const [tier, { value, winners, pool }] of Object.entries(record.printed ?? {})) {
    const fixed = naiveGame(gameId).published.find((prize) => prize.tier === tier)?.value ?? 0;
    const share = shares[tier] ?? 0;
    printed.checked += 1;
    if (value === 0) printed.leftOut += 1;
    else if (pool !== undefined) {
      // Until the end of 2019 a page printed the whole pool even where several had won it.
      const isShare = value === pool || value === jackpotShare({ pool, winningLines: winners });
      if (!isShare) printed.odd.push(`${nameOf(record)} ${tier}: prints ${value} of ${pool} for ${winners}`);
    } else if (value !== fixed + share && !(share > 0 && value === fixed + share + 1)) {
      // A page rounds a share to the nearest đồng, the shop rounds it down.
      printed.odd.push(`${nameOf(record)} ${tier}: prints ${value}, the rules say ${fixed} and a share of ${share}`);
    } else if (share > 0) printed.shared += 1;
  }
}

/** What each winner has of a Lotto 5/35 pool that is shared out; such a draw prints more than the fixed prizes. */
function sharesOf({ feed, dialAt, printed }: DrawRecord): Readonly<Record<string, number>> {
  const { jackpot, first, second, third, fourth, fifth } = printed ?? {};
  if (feed !== 'lotto535' || !jackpot || !first || !second || !third || !fourth || !fifth) return {};
  const isRaised = fifth.value > FIFTH_PRIZE;
  const pool = jackpot.pool ?? 0;
  if (!isRaised || vietnamTime(dialAt) !== '21:00' || jackpot.winners > 0 || pool < SHARED_POOL) return {};
  const winners = {
    first: first.winners,
    second: second.winners,
    third: third.winners,
    fourth: fourth.winners,
    fifth: fifth.winners,
  };
  return { ...sharedOut({ pool, winners }) };
}

const labelsSchema = v.partial(
  v.object({
    oddEven: v.string(),
    bigSmall: v.string(),
    even: v.number(),
    odd: v.number(),
    big: v.number(),
    small: v.number(),
  }),
);

/** The labels and counts beside Keno's numbers, by the rules that name outcomes and by the bets that win on them. */
function checkOutcomes({ record, line }: RealDraw, printed: Printed): void {
  const labels = v.parse(labelsSchema, JSON.parse(line));
  const draw = { numbers: record.numbers.map(Number) };
  const { parity, size } = kenoOutcomes(draw);
  const told = {
    oddEven: parity.outcome,
    bigSmall: size.outcome,
    ...(parity.outcome.includes('ODD') ? { odd: parity.count } : { even: parity.count }),
    ...(size.outcome === 'LOWER' ? { small: size.count } : { big: size.count }),
  };
  for (const [field, value] of Object.entries(told)) {
    const label = v.parse(v.record(v.string(), v.unknown()), labels)[field];
    if (label === undefined) continue;
    printed.checked += 1;
    if (label !== value)
      printed.odd.push(`${nameOf(record)} ${field}: prints ${String(label)}, the rules say ${value}`);
  }
}

function nameOf({ feed, drawNo }: DrawRecord): string {
  return `${feed} ${drawNo ?? ''}`;
}
