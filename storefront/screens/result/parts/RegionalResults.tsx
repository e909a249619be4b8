import { DAY, regionTimes, vietnamDate, vietnamInstant, type RegionalResult } from '@veloc/rules';
import { Button, CalendarDaysIcon, Facts, Inline, Segment, Stack, Text } from '@veloc/ui';
import { useState } from 'react';
import { useRegionalResults } from '../../../data/results';
import { dayInWords } from '../../../features/regional/dayLabels';
import { useServerClock } from '../../../state/contexts';
import { useIsPast } from '../../../state/server-clock/useIsPast';
import { useOpeningRegion } from '../openingRegion';
import { regions, useRegionalQuery } from '../regionalQuery';
import * as styles from '../ResultScreen.css';
import { EVERY_DAY } from './DrawDay';
import { DrawnList } from './DrawnList';
import { FindSheet } from './FindSheet';
import { byDay, RegionalDay } from './RegionalDay';
import { DaySkeleton } from './ResultSkeleton';

const [south] = regions;
const ENDING_LENGTH = 2;

interface RegionalResultsProps {
  /** The sheet in which a day, a company or a number is looked for is open. */
  isFinding: boolean;
  onFind: (isFinding: boolean) => void;
}

/** What the lottery companies of a region drew: every day, one day, or one company. */
export function RegionalResults({ isFinding, onFind }: RegionalResultsProps) {
  const opening = useOpeningRegion();
  const query = useRegionalQuery(opening.region);
  const { region, resultDate, channelId, ending = '', change } = query;
  const now = useServerClock()();
  const wanted = ending.length === ENDING_LENGTH ? ending : '';
  const list = useRegionalResults({ region, resultDate, channelId });
  opening.decide(list);
  const channels = useSeenChannels(region, list.items);
  const company = channels.find(({ value }) => value === channelId)?.label;
  const today = vietnamDate(now);
  const hour = regionTimes[region];
  const isDrawn = useIsPast(vietnamInstant(today, hour));
  // A company does not draw every day, as its region does.
  const next = channelId === undefined ? ` Kỳ sau lúc ${hour} ngày mai.` : '';
  const awaited = isDrawn
    ? `Hôm nay chưa có kết quả, có là hiện ở đây.${next}`
    : `Có lúc ${hour}, quay xong là có ở đây.`;
  const found = wanted ? foundSentence(list.items, wanted) : null;
  return (
    <>
      <Stack gap={4} className={styles.choices}>
        <Inline wrap={false} gap={8} align="stretch">
          <Segment
            label="Miền"
            className={styles.regions}
            options={regions.map(({ value, short }) => ({ value, label: short }))}
            value={opening.isDecided ? region : null}
            onChange={({ value }) => change({ region: value, channelId: undefined })}
          />
          <Button
            kind="outline"
            size="medium"
            icon={<CalendarDaysIcon />}
            aria-haspopup="dialog"
            aria-label={`Ngày quay: ${resultDate === undefined ? EVERY_DAY.label : dayInWords(resultDate, now)}`}
            onClick={() => onFind(true)}
          >
            {resultDate?.slice(0, 5) ?? 'Ngày'}
          </Button>
        </Inline>
        {channelId !== undefined || found !== null ? (
          <Inline wrap={false} gap={8}>
            <Text role="status" size="label" tone="soft" className={styles.found}>
              <Facts facts={[company && `Đài ${company}`, found]} />
            </Text>
            <Button kind="ghost" size="medium" onClick={() => change({ channelId: undefined, ending: undefined })}>
              Bỏ lọc
            </Button>
          </Inline>
        ) : null}
      </Stack>
      <FindSheet
        open={isFinding}
        query={query}
        channels={channels}
        endingLength={ENDING_LENGTH}
        found={found}
        onClose={() => onFind(false)}
      />
      <DrawnList
        list={
          opening.isDecided
            ? { ...list, items: byDay(list.items) }
            : { ...list, items: [], error: undefined, isLoading: true }
        }
        label="Kết quả xổ số kiến thiết"
        loading={<DaySkeleton />}
        keyOf={({ resultDate: day }) => day}
        empty={
          resultDate === undefined || resultDate === today ? awaited : 'Ngày này chưa quay, hoặc miền này không quay.'
        }
        action={
          resultDate === today && channelId === undefined ? (
            <Button kind="outline" onClick={() => change({ resultDate: vietnamDate(now - DAY) })}>
              Xem hôm qua
            </Button>
          ) : resultDate !== undefined || channelId !== undefined ? (
            <Button kind="outline" onClick={() => change({ resultDate: undefined, channelId: undefined })}>
              {channelId === undefined ? 'Xem mọi ngày' : 'Xem mọi đài, mọi ngày'}
            </Button>
          ) : region === south.value ? null : (
            <Button kind="outline" onClick={() => change({ region: south.value })}>
              {`Xem ${south.label}`}
            </Button>
          )
        }
      >
        {(draws) => <RegionalDay region={region} ending={wanted} isAlone={resultDate !== undefined} draws={draws} />}
      </DrawnList>
    </>
  );
}

/** How many numbers of the draws in view end so; each day says its own beside its table. */
function foundSentence(results: readonly RegionalResult[], ending: string): string {
  const numbers = results.flatMap(({ prizes }) => Object.values(prizes).flat());
  const count = numbers.filter((number) => number.endsWith(ending)).length;
  return count === 0
    ? `Chưa thấy số nào tận cùng là ${ending}`
    : `Thấy ${count} số tận cùng là ${ending} trong các kỳ đang xem`;
}

/** The channels of a region met so far: choosing one of them must not take the others away. */
function useSeenChannels(region: string, items: readonly RegionalResult[]) {
  const [seen, setSeen] = useState<{ region: string; channels: readonly { value: string; label: string }[] }>({
    region,
    channels: [],
  });
  const known = seen.region === region ? seen.channels : [];
  const fresh = new Map(items.map(({ channelId, channelName }) => [channelId, channelName]));
  for (const { value } of known) fresh.delete(value);
  if (fresh.size > 0 || seen.region !== region) {
    const added = [...fresh].map(([value, label]) => ({ value, label }));
    setSeen({ region, channels: [...known, ...added] });
  }
  return known;
}
