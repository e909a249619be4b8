import { useLocation } from 'wouter';
import { useLotoChannels } from '../../../data/results';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';
import { channelEntry, regionalEntry, useAddressedDraw, useOpenChannel } from '../../../features/regional/channels';
import { LotoBuilder } from './LotoBuilder';

/** Loto on the channel that the address names, else on the one that closes first (decision G22). */
export default function LotoScreen() {
  const ports = useBuilderPorts('loto');
  const [, navigate] = useLocation();
  const { periodId, resultDate } = useAddressedDraw();
  const { channels, isLoading } = useLotoChannels(resultDate);
  const channel = useOpenChannel(channels, periodId);
  // Until it is known whether the named draw is on sale no other one is shown in its place.
  const isWaiting = resultDate !== undefined && isLoading;
  const current = isWaiting ? undefined : ports.entry;
  const entry = current && (channel ? channelEntry(current, channel) : regionalEntry(current));
  const chosen = entry ? `?period=${encodeURIComponent(entry.periodId)}` : '';
  return <LotoBuilder {...ports} entry={entry} onChannel={() => navigate(`/loto/detail${chosen}`)} />;
}
