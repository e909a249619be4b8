import { vietnamDate, type ChannelOnSale, type StockTicket } from '@veloc/rules';
import {
  Button,
  ChipGroup,
  CircleQuestionMarkIcon,
  DayPicker,
  DicesIcon,
  IconButton,
  Inline,
  SearchField,
  Skeleton,
} from '@veloc/ui';
import { startTransition, useState } from 'react';
import { fairRandom, type BuilderPorts } from '../../../features/builder/ports';
import { GamePage } from '../../../features/builder/parts/GamePage';
import { channelName } from '../../../features/regional/channels';
import { dayInSentence, dayOption } from '../../../features/regional/dayLabels';
import * as place from '../../../shared/place.css';
import * as styles from './Classic.css';
import { AmountSheet } from './parts/AmountSheet';
import { ChannelSheet, type ChannelChange } from './parts/ChannelSheet';
import { ChosenSheet } from './parts/ChosenSheet';
import { ClassicFooter, LossNotice } from './parts/ClassicFooter';
import { PickSheet } from './parts/PickSheet';
import { StockList } from './parts/StockList';
import { StockState, type StockStateProps } from './parts/StockState';
import { useClassic } from './useClassic';

export interface ClassicBuilderProps extends BuilderPorts, StockStateProps {
  /** Days with tickets, as dd/mm/yyyy. */
  days: readonly string[];
  day: string | undefined;
  onDay: (day: string) => void;
  channels: readonly ChannelOnSale[];
  channel: ChannelOnSale | undefined;
  onChannel: (periodId: string) => void;
  /** Undefined until it has come. */
  stock: readonly StockTicket[] | undefined;
  /** What the tickets win was asked for. */
  onDetail: () => void;
}

/** Tickets from the stock of one channel and day. */
export function ClassicBuilder(props: ClassicBuilderProps) {
  const { entry, now, days, day, channels, channel, stock } = props;
  const [query, setQuery] = useState('');
  const [isPicking, setPicking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<ChannelChange | null>(null);
  const draw = entry?.nextPeriod;
  const classic = useClassic(
    channel && stock
      ? { draw: { channelId: channel.id, channelName: channel.name, resultDate: vietnamDate(channel.dialDate) }, stock }
      : undefined,
    fairRandom,
  );
  const isComing = props.isLoading && !props.error && props.onLogin === null;
  const change = (wanted: ChannelChange) => (classic.count > 0 ? setAsked(wanted) : wanted.go());

  return (
    <>
      <GamePage
        gameId="classic"
        ports={props}
        help={
          <IconButton label="Giải thưởng" icon={<CircleQuestionMarkIcon />} tone="onColor" onClick={props.onDetail} />
        }
        drawTitle={draw ? channelName(draw) : undefined}
        drawDetail={draw ? `Quay ${draw.resultTime} ${dayInSentence(draw.resultDate, now())}` : undefined}
        footer={
          <ClassicFooter
            classic={classic}
            entry={entry}
            channel={channel}
            ports={props}
            onChosen={() => setLooking(true)}
          />
        }
      >
        {days.length > 0 && day ? (
          <DayPicker
            className={place.bleed}
            label="Ngày mở thưởng"
            options={days.map((date) => dayOption(date, now()))}
            value={day}
            onChange={({ value }) => change({ of: 'ngày', name: value.slice(0, 5), go: () => props.onDay(value) })}
          />
        ) : isComing ? (
          <Skeleton shape="block" height="4.375rem" />
        ) : null}
        {channel ? (
          <>
            <ChipGroup
              className={place.bleed}
              label="Đài"
              options={channels.map(({ periodId, name }) => ({ value: periodId, label: name }))}
              value={channel.periodId}
              onChange={({ value }) =>
                change({
                  of: 'đài',
                  name: channels.find(({ periodId }) => periodId === value)?.name ?? '',
                  go: () => props.onChannel(value),
                })
              }
            />
            <Inline gap={10} align="stretch">
              <SearchField
                className={styles.search}
                label="Tìm số, ví dụ 68"
                placeholder="Ví dụ 68"
                inputMode="numeric"
                value={query}
                onChange={({ value }) => setQuery(value.replace(/\D/g, '').slice(0, 4))}
              />
              <Button kind="tonal" icon={<DicesIcon />} className={styles.pick} onClick={() => setPicking(true)}>
                Chọn nhanh
              </Button>
            </Inline>
          </>
        ) : isComing ? (
          <>
            <Skeleton shape="block" height="3.125rem" />
            <Skeleton shape="block" height="3.5rem" />
          </>
        ) : null}
        <LossNotice loss={classic.loss} />
        {channel && stock ? (
          <StockList classic={classic} query={query} error={props.error} onOpen={setOpened} />
        ) : (
          <StockState {...props} />
        )}
      </GamePage>
      <ChannelSheet
        change={asked}
        losing={`${classic.count} vé đã chọn của đài ${channel?.name ?? ''}`}
        onClose={() => setAsked(null)}
      />
      <ChosenSheet classic={classic} open={isLooking} onClose={() => setLooking(false)} onOpen={setOpened} />
      <PickSheet
        open={isPicking}
        onClose={() => setPicking(false)}
        // All of the stock is drawn anew: the press is answered first.
        onPick={(count) => startTransition(() => classic.pick(count))}
      />
      <AmountSheet classic={classic} id={opened} onClose={() => setOpened(null)} />
    </>
  );
}
