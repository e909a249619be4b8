import { vietnamDate } from '@veloc/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStock, useStockChannels, useStockDays } from '../../../data/useStock';
import { useDrafts, usePopups, useServerClock, useSession } from '../../../state/contexts';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';
import { channelEntry, regionalEntry, useAddressedDraw, useOpenChannel } from '../../../features/regional/channels';
import { ClassicBuilder } from './ClassicBuilder';
import { savedDraw } from './savedClassic';

/** Classic tickets of the day and channel that the address names, else where some were chosen, else of those that close first. */
export default function ClassicScreen() {
  const ports = useBuilderPorts('classic');
  const [, navigate] = useLocation();
  const now = useServerClock();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const addressed = useAddressedDraw();
  const drafts = useDrafts();
  const days = useStockDays();
  const [begun] = useState(() => savedDraw(drafts.read('classic')));
  const left = addressed.periodId === null && begun && days.days.includes(begun.resultDate) ? begun : null;
  const day = addressed.resultDate ?? left?.resultDate ?? days.days[0];
  const channels = useStockChannels(day);
  const open = channels.channels.filter(({ closesAt }) => Date.parse(closesAt) > now());
  const leftPeriod = channels.channels.find(({ id }) => id === left?.channelId)?.periodId ?? null;
  const named = useOpenChannel(channels.channels, addressed.periodId ?? leftPeriod);
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
