import type { RegionalResult } from '@veloc/rules';
import { Button, ChipGroup, Inline, SearchField, Segment, Stack, Text } from '@veloc/ui';
import { useState } from 'react';
import { useRegionalResults } from '../../../data/results';
import { regions, useRegionalQuery } from '../regionalQuery';
import * as styles from '../ResultScreen.css';
import { DrawDay } from './DrawDay';
import { DrawnList } from './DrawnList';
import { byDay, RegionalDay } from './RegionalDay';
import { DaySkeleton } from './ResultSkeleton';

const [south] = regions;
const EVERY = 'every';
const ENDING_LENGTH = 2;

interface RegionalResultsProps {
  /** A company or a number is looked for. */
  isFinding: boolean;
}

/** What the lottery companies of a region drew: every day, one day, or one company. */
export function RegionalResults({ isFinding }: RegionalResultsProps) {
  const { region, resultDate, channelId, ending = '', change } = useRegionalQuery();
  const wanted = ending.length === ENDING_LENGTH ? ending : '';
  const list = useRegionalResults({ region, resultDate, channelId });
  const channels = useSeenChannels(region, list.items);
  return (
    <>
      <Stack gap={10} className={styles.choices}>
        <Segment
          label="Miền"
          options={regions}
          value={region}
          onChange={({ value }) => change({ region: value, channelId: undefined })}
        />
        <DrawDay value={resultDate} onChange={(day) => change({ resultDate: day })} />
        {isFinding ? (
          <Inline gap={8} rowGap={4}>
            <SearchField
              className={styles.ending}
              label="Tìm số"
              placeholder="2 số cuối"
              inputMode="numeric"
              maxLength={ENDING_LENGTH}
              value={ending}
              onChange={({ value }) => change({ ending: value.replaceAll(/\D/g, '') || undefined })}
            />
            {channels.length > 1 ? (
              <ChipGroup
                className={styles.companies}
                label="Đài"
                options={[{ value: EVERY, label: 'Tất cả đài' }, ...channels]}
                value={channelId ?? EVERY}
                onChange={({ value }) => change({ channelId: value === EVERY ? undefined : value })}
              />
            ) : null}
          </Inline>
        ) : null}
        {isFinding && wanted ? (
          <Text role="status" size="label" tone="soft">
            {foundSentence(list.items, wanted)}
          </Text>
        ) : null}
      </Stack>
      <DrawnList
        list={{ ...list, items: byDay(list.items) }}
        label="Kết quả xổ số kiến thiết"
        loading={<DaySkeleton />}
        keyOf={({ resultDate: day }) => day}
        empty={resultDate === undefined ? 'Quay xong là có ở đây.' : 'Ngày này chưa quay, hoặc miền này không quay.'}
        action={
          resultDate !== undefined || channelId !== undefined ? (
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
