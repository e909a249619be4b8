import { CalendarDaysIcon, formatMoney, Columns, SelectCard, WalletIcon } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLotoChannels } from '../../../data/results';
import { useBuilderPorts } from '../../../features/builder/useBuilderPorts';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { BuilderPage } from '../../../features/builder/parts/BuilderPage';
import { useBuilder } from '../../../features/builder/useBuilder';
import { useLastOpen } from '../../../features/builder/useSlots';
import {
  channelEntry,
  regionalEntry,
  shortChannelName,
  useAddressedDraw,
  useOpenChannel,
} from '../../../features/regional/channels';
import { dayInSentence } from '../../../features/regional/dayLabels';
import { LotoList, LotoTypes } from './parts/LotoList';
import { LotoPad } from './parts/LotoPad';
import { StakeSheet } from './parts/StakeSheet';

interface LotoBuilderProps extends BuilderPorts {
  /** Another channel or day is to be chosen. */
  onChannel: () => void;
}

/** Loto: up to ten numbers, each of its own type, typed on one pad. */
function LotoBuilder({ onChannel, ...ports }: LotoBuilderProps) {
  const builder = useBuilder('loto', fairRandom);
  const [isStaking, setStaking] = useState(false);
  const code = useLastOpen(builder.openCode);
  const { entry, now } = ports;
  const draw = entry?.nextPeriod;
  const opened = builder.openCode === null ? undefined : builder.slotOf(code);

  return (
    <BuilderPage
      builder={builder}
      ports={ports}
      drawTitle={draw?.name}
      drawDetail={draw ? `Quay ${draw.resultTime} ${dayInSentence(draw.resultDate, now())}` : undefined}
      detail={`${builder.done} vé`}
      settings={
        <>
          <LotoTypes builder={builder} />
          <Columns minColumnWidth="8.5rem" gap={10}>
            <SelectCard
              aria-haspopup={undefined}
              label="Đài mở thưởng"
              value={draw ? shortChannelName(draw) : '…'}
              icon={<CalendarDaysIcon />}
              onClick={onChannel}
            />
            <SelectCard
              label={opened ? `Tiền của số ${opened.picks.groups[0] ?? ''}` : 'Tiền mỗi số'}
              value={formatMoney(opened?.amount ?? builder.betAmount)}
              icon={<WalletIcon />}
              onClick={() => setStaking(true)}
            />
          </Columns>
        </>
      }
      slots={<LotoList builder={builder} />}
      pad={<LotoPad builder={builder} />}
    >
      <StakeSheet
        open={isStaking}
        onClose={() => setStaking(false)}
        value={opened?.amount ?? builder.betAmount}
        onChoose={(amount) => builder.setBetAmount(amount, opened?.code)}
      />
    </BuilderPage>
  );
}

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
