import { vietnamClock, vietnamDate, vietnamTime, type ChannelOnSale, type GameEntry } from '@veloc/rules';

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
