import { readPeriodId, vietnamDate, type ChannelOnSale } from '@veloc/rules';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useServerClock } from '../../state/server-clock/useServerClock';

/** The longest a browser's timer can be set to; sales that end later are looked at again then. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The day (dd/mm/yyyy) and period that the address names; nothing where it names none. */
export function useAddressedDraw(): { periodId: string | null; resultDate: string | undefined } {
  const [search] = useSearchParams();
  const periodId = search.get('period');
  const day = readPeriodId(periodId)?.day;
  return { periodId, resultDate: day && vietnamDate(`${day}T00:00:00+07:00`) };
}

/** That of `channels` whose period it is, as long as its sales go on; undefined from then on. */
export function useOpenChannel(channels: readonly ChannelOnSale[], periodId: string | null): ChannelOnSale | undefined {
  const now = useServerClock();
  const channel = channels.find((known) => known.periodId === periodId);
  const closesAt = channel ? Date.parse(channel.closesAt) : null;
  const [, look] = useState(0);
  useEffect(() => {
    if (closesAt === null) return undefined;
    const timer = setTimeout(() => look((times) => times + 1), Math.min(Math.max(closesAt - now(), 0), LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [closesAt, now]);
  return closesAt !== null && closesAt > now() ? channel : undefined;
}
