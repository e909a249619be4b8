import { readPeriodId, vietnamDate, type ChannelOnSale } from '@veloc/rules';
import { useSearchParams } from 'wouter';
import { useHasCome } from '../../state/server-clock/useHasCome';

/** The day (dd/mm/yyyy) and period that the address names; nothing where it names none. */
export function useAddressedDraw(): { periodId: string | null; resultDate: string | undefined } {
  const [search] = useSearchParams();
  const periodId = search.get('period');
  const day = readPeriodId(periodId)?.day;
  return { periodId, resultDate: day && vietnamDate(`${day}T00:00:00+07:00`) };
}

/** That of `channels` whose period it is, as long as its sales go on; undefined from then on. */
export function useOpenChannel(channels: readonly ChannelOnSale[], periodId: string | null): ChannelOnSale | undefined {
  const channel = channels.find((known) => known.periodId === periodId);
  const hasClosed = useHasCome(channel ? Date.parse(channel.closesAt) : null);
  return hasClosed ? undefined : channel;
}
