import {
  drawOfPeriod,
  estimateOf,
  feedOf,
  isReadable,
  linesByDraw,
  readPackedLine,
  readPurchase,
  type Feed,
  type PackedDraw,
} from '@veloc/rules';
import type { KeptPack, KeptTickets, Verdict } from './databases';

/** A pack that was checked, and what is known of it; without lines where none is kept that is right. */
export interface CheckedPack extends KeptPack {
  lines: readonly string[];
}

/**
 * What the signed results of this device say of tickets. No clock is asked: a draw is drawn when a pack tells it and
 * unknown otherwise, whatever the time is here.
 */
export function judge(
  kept: readonly Pick<KeptTickets, 'entry'>[],
  packs: ReadonlyMap<Feed, CheckedPack>,
): KeptTickets[] {
  const packed = new Map<Feed, ReadonlyMap<string, string>>();
  const draws = new Map<string, PackedDraw | null>();

  const drawnIn = (feed: Feed, drawId: string): PackedDraw | null => {
    const known = draws.get(drawId);
    if (known !== undefined) return known;
    const lines = packed.get(feed) ?? linesByDraw(feed, packs.get(feed)?.lines ?? []);
    packed.set(feed, lines);
    const drawn = readPackedLine(feed, lines.get(drawId));
    draws.set(drawId, drawn);
    return drawn;
  };

  const verdictOf = ({ entry }: Pick<KeptTickets, 'entry'>): Verdict => {
    const { gameId, listPeriod } = readPurchase(entry);
    const [period] = listPeriod;
    const pack = packs.get(feedOf[gameId]);
    const drawn = period && drawnIn(feedOf[gameId], drawOfPeriod(gameId, period.periodId));
    if (!period || !pack || !drawn) {
      return pack?.refused ? { state: 'refused', why: pack.refused } : { state: 'unknown' };
    }
    return {
      state: 'drawn',
      receivedAt: pack.receivedAt,
      numbers: drawn.numbers,
      special: drawn.special ?? [],
      estimates: period.tickets.map((ticket) => {
        const estimate = isReadable(ticket) ? estimateOf(ticket, ticket.copies, drawn) : null;
        return estimate && { ...estimate, prizes: estimate.prizes.map(({ name, lines }) => ({ name, lines })) };
      }),
    };
  };
  return kept.map((one) => ({ entry: one.entry, verdict: verdictOf(one) }));
}
