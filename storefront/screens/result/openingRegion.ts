import {
  DAY,
  readPeriodId,
  regionOf,
  regionTimes,
  vietnamDate,
  vietnamInstant,
  type DrawEntry,
  type RegionalResult,
} from '@veloc/rules';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { List } from '../../data/useList';
import { useTicketsByDraw } from '../../data/tickets';
import { useServerClock } from '../../state/contexts';
import { regions, type Region } from './regionalQuery';

const [south] = regions;

/** What an address says of regional draws: whoever follows it is not led elsewhere by tickets or by the hour. */
const NAMED = ['region', 'date', 'channel'];

type Entry = Pick<DrawEntry, 'dialDate' | 'listPeriod'>;

/**
 * The region of the ticket whose draw was last, within a day of `now` (ms); else of the one whose draw comes next. Null
 * without a regional ticket of these two days.
 */
export function regionOfTickets(entries: readonly Entry[], now: number): Region | null {
  const near = entries
    .flatMap(({ dialDate, listPeriod: [period] }) => {
      const channelId = period && readPeriodId(period.periodId)?.channelId;
      return channelId ? [{ region: regionOf(channelId), wait: Date.parse(dialDate) - now }] : [];
    })
    .filter(({ wait }) => Math.abs(wait) < DAY)
    .toSorted((one, other) => one.wait - other.wait);
  const found = near.findLast(({ wait }) => wait <= 0) ?? near[0];
  return found?.region ?? null;
}

/** The next region to look for results of today in, once `region` has none; null where no other can have any. */
function nextRegion(region: Region, now: number): Region | null {
  const next = regions[regions.findIndex(({ value }) => value === region) + 1];
  const hour = next && vietnamInstant(vietnamDate(now), regionTimes[next.value]);
  return hour && now >= hour ? next.value : null;
}

/**
 * On which region the page opens where its address names none: that of the player's tickets, else the first that has
 * results of today, else the south. It is decided once, for a list must not change under who reads it.
 */
export function useOpeningRegion() {
  const now = useServerClock()();
  const [search] = useSearchParams();
  const [opening, setOpening] = useState<{ region: Region; isDecided: boolean }>({
    region: south.value,
    isDecided: false,
  });
  const isOpen = !opening.isDecided && !NAMED.some((name) => search.has(name));
  const waiting = useTicketsByDraw('waiting', isOpen);
  const drawn = useTicketsByDraw('drawn', isOpen);
  return {
    region: opening.region,
    isDecided: !isOpen,
    /** Decides, while rendering, by the list of `region`, or asks for that of another one. */
    decide({ items: [newest], isLoading, error }: Pick<List<RegionalResult>, 'items' | 'isLoading' | 'error'>) {
      if (!isOpen || waiting.isLoading || drawn.isLoading) return;
      const own = regionOfTickets([...waiting.items, ...drawn.items], now);
      if (own !== null) setOpening({ region: own, isDecided: true });
      else if (isLoading) return;
      else if (newest?.resultDate === vietnamDate(now)) setOpening({ region: opening.region, isDecided: true });
      else {
        const next = error ? null : nextRegion(opening.region, now);
        setOpening({ region: next ?? south.value, isDecided: next === null });
      }
    },
  };
}
