import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts, vietnamDate, vietnamTime, type ChannelOnSale } from '@veloc/rules';
import {
  ActionBar,
  ButtonLink,
  Card,
  DayPicker,
  EmptyState,
  ErrorState,
  Facts,
  PageLayout,
  RadioList,
  ReceiptFacts,
  SectionHeading,
  Skeleton,
  Stack,
  Text,
} from '@veloc/ui';
import { useLocation } from 'wouter';
import type { RegionalGame } from '../../api/calls/regional';
import { messageOf } from '../../api/errors';
import { useLotoChannels } from '../../data/results';
import { useServerClock } from '../../state/contexts';
import { dayInSentence, dayOption, daysFrom } from '../../features/regional/dayLabels';
import { ChannelResult } from '../../features/regional/parts/ChannelResult';
import { payouts, useAddressedDraw } from '../../features/regional/channels';
import * as place from '../../shared/place.css';
import * as styles from '../../features/result/Result.css';

const DAYS = 7;
const regions: Readonly<Record<string, string>> = { MN: 'Miền Nam', MT: 'Miền Trung' };

interface RegionalDetailProps {
  game: RegionalGame;
  title: string;
  /** Of the button that goes on with the chosen channel. */
  action: string;
}

/** The channels of a day (decision G22): which one to play, what it pays and what it last drew. */
function RegionalDetail({ game, title, action }: RegionalDetailProps) {
  const [, navigate] = useLocation();
  const now = useServerClock();
  const { periodId, resultDate } = useAddressedDraw();
  const first = useLotoChannels();
  const firstDay = first.channels[0] && vietnamDate(first.channels[0].dialDate);
  const day = resultDate ?? firstDay;
  const { channels, error, isLoading, retry } = useLotoChannels(day);
  const open = channels.filter(({ closesAt }) => Date.parse(closesAt) > now());
  const chosen = open.find((channel) => periodOf(game, channel) === periodId) ?? open[0];
  const choose = (id: string) => navigate(`/${game}/detail?period=${encodeURIComponent(id)}`, { replace: true });

  return (
    <PageLayout data-accent={game}>
      <BackHeader title={title} />
      <main className={styles.regional}>
        {firstDay && day ? (
          <DayPicker
            className={place.bleed}
            label="Ngày mở thưởng"
            options={daysFrom(firstDay, DAYS).map((date) => dayOption(date, now()))}
            value={day}
            // Any channel's name will do: the day alone is read until one of that day is chosen.
            onChange={({ value }) => choose(`${game}:${value.split('/').toReversed().join('')}:any`)}
          />
        ) : null}
        {chosen ? (
          <>
            <Stack as="section" gap={8}>
              <SectionHeading>Chọn đài</SectionHeading>
              <RadioList
                label="Đài mở thưởng"
                options={open.map((channel) => ({
                  value: periodOf(game, channel),
                  label: channel.name,
                  detail: <Facts facts={[regions[channel.region], `đóng bán ${vietnamTime(channel.closesAt)}`]} />,
                  sign: channel.region,
                }))}
                value={periodOf(game, chosen)}
                onChange={({ value }) => choose(value)}
              />
            </Stack>
            <Stack as="section" gap={8}>
              <SectionHeading>Trả thưởng cho mỗi 10.000 ₫</SectionHeading>
              <Card>
                <ReceiptFacts facts={payouts(game)} />
              </Card>
            </Stack>
            <ChannelResult channel={chosen} />
          </>
        ) : error ? (
          <ErrorState title="Chưa tải được danh sách đài" onRetry={retry} isRetrying={isLoading}>
            {messageOf(error)}
          </ErrorState>
        ) : isLoading || first.isLoading ? (
          <Card aria-busy="true" aria-label="Đang tải danh sách đài">
            <Stack gap={8}>
              <Skeleton height="3.5rem" />
              <Skeleton height="3.5rem" />
              <Skeleton height="3.5rem" />
            </Stack>
          </Card>
        ) : (
          <EmptyState title={texts.salesClosedOfDay}>Chọn một ngày khác ở trên để xem các đài.</EmptyState>
        )}
      </main>
      {chosen ? (
        <ActionBar>
          <Text size="label" tone="soft">
            Quay {vietnamTime(chosen.dialDate)} {dayInSentence(vietnamDate(chosen.dialDate), now())}
          </Text>
          <ButtonLink wide href={`/${game}?period=${encodeURIComponent(periodOf(game, chosen))}`}>
            {action} đài {chosen.name}
          </ButtonLink>
        </ActionBar>
      ) : null}
    </PageLayout>
  );
}

/** Both regional games have a period for each draw of a channel, named alike. */
function periodOf(game: RegionalGame, { periodId }: ChannelOnSale): string {
  return periodId.replace(/^[a-z]+/, game);
}

export function ClassicDetailScreen() {
  return <RegionalDetail game="classic" title="Đài và giải thưởng" action="Chọn vé" />;
}

export function LotoDetailScreen() {
  return <RegionalDetail game="loto" title="Đài mở thưởng" action="Chơi" />;
}
