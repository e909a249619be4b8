import { vietnamDate } from '@veloc/rules';
import { useLocation } from 'wouter';
import { useStock, useStockChannels, useStockDays } from '../../data/useStock';
import { useNotices } from '../../state/notices/useNotices';
import { useServerClock } from '../../state/server-clock/useServerClock';
import { useSession } from '../../state/session/useSession';
import { useBuilderPorts } from '../builder/useBuilderPorts';
import { channelEntry, regionalEntry } from '../regional/channelEntry';
import { useAddressedDraw, useOpenChannel } from '../regional/useChannel';
import { ClassicBuilder } from './ClassicBuilder';

/** Classic tickets of the day and channel that the address names, else of those that close first. */
export default function ClassicScreen() {
  const ports = useBuilderPorts('classic');
  const [, navigate] = useLocation();
  const now = useServerClock();
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  const addressed = useAddressedDraw();
  const days = useStockDays();
  const day = addressed.resultDate ?? days.days[0];
  const channels = useStockChannels(day);
  const open = channels.channels.filter(({ closesAt }) => Date.parse(closesAt) > now());
  const named = useOpenChannel(channels.channels, addressed.periodId);
  const first = useOpenChannel(channels.channels, open[0]?.periodId ?? null);
  const channel = named ?? first;
  const resultDate = channel && vietnamDate(channel.dialDate);
  const stock = useStock(channel && resultDate ? { resultDate, channelId: channel.id } : null);
  const failed = [days, channels, stock].find(({ error }) => error !== undefined);
  const go = (period: string) => navigate(`/classic?period=${encodeURIComponent(period)}`, { replace: true });

  return (
    <ClassicBuilder
      {...ports}
      entry={ports.entry && channel ? channelEntry(ports.entry, channel) : ports.entry && regionalEntry(ports.entry)}
      onLogin={isLoggedIn ? null : openLogin}
      days={days.days}
      day={day}
      // Any channel's name will do: the day alone is read until one of that day is chosen.
      onDay={(date) => go(`classic:${date.split('/').toReversed().join('')}:any`)}
      channels={open}
      channel={channel}
      onChannel={go}
      stock={stock.stock}
      isLoading={days.isLoading || channels.isLoading || stock.isLoading}
      error={failed?.error}
      onRetry={() => [days, channels, stock].forEach(({ retry }) => retry())}
      onDetail={() => navigate(`/classic/detail${channel ? `?period=${encodeURIComponent(channel.periodId)}` : ''}`)}
    />
  );
}
