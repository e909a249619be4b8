import {
  classicPrizes,
  lotoTypes,
  vietnamClock,
  vietnamDate,
  vietnamTime,
  type ChannelOnSale,
  type GameEntry,
  readPeriodId,
} from '@veloc/rules';
import { formatMoney, type ReceiptFact } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import type { RegionalGame } from '../../api/calls/regional';
import { useIsPast } from '../../state/server-clock/useIsPast';

/** What 10,000 đồng win for each hit, as facts: 'Cuối · 2 số' and '700.000 ₫'. */
export function payouts(game: RegionalGame): ReceiptFact[] {
  if (game === 'classic') {
    return Object.entries(classicPrizes).map(([digits, value]) => ({
      label: `${digits} số cuối giải Đặc biệt`,
      value: formatMoney(value),
    }));
  }
  return lotoTypes.flatMap(({ name, values }) =>
    Object.entries(values).map(([digits, value]) => ({ label: `${name} · ${digits} số`, value: formatMoney(value) })),
  );
}

/**
 * The game's entry as if the draw on sale were that of a channel: its strip, its countdown, its period (decision G22).
 */
export function channelEntry(entry: GameEntry, channel: ChannelOnSale): GameEntry {
  return {
    ...entry,
    periodId: channel.periodId,
    expiredTime: vietnamClock(channel.closesAt),
    nextPeriod: {
      ...entry.nextPeriod,
      id: channel.periodId,
      name: titled(channel.name),
      resultDate: vietnamDate(channel.dialDate),
      resultTime: vietnamTime(channel.dialDate),
      dialDate: channel.dialDate,
    },
  };
}

/**
 * The game's entry with the channel alone as the name of its draw, which is named 'TP. Hồ Chí Minh 21/11/2026 16:15'.
 */
export function regionalEntry(entry: GameEntry): GameEntry {
  const { name, resultDate } = entry.nextPeriod;
  return { ...entry, nextPeriod: { ...entry.nextPeriod, name: titled(name.split(` ${resultDate}`)[0] ?? name) } };
}

function titled(channel: string): string {
  return `Đài ${channel}`;
}

/** 'TP. Hồ Chí Minh' of the draw of a regional entry. */
export function channelName({ name }: Pick<GameEntry['nextPeriod'], 'name'>): string {
  return name.replace(/^Đài /, '');
}

/** The same where room is short: 'TP.HCM'. */
export function shortChannelName(draw: Pick<GameEntry['nextPeriod'], 'name'>): string {
  return channelName(draw).replace('TP. Hồ Chí Minh', 'TP.HCM');
}

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
  const hasClosed = useIsPast(channel ? Date.parse(channel.closesAt) : null);
  return hasClosed ? undefined : channel;
}
