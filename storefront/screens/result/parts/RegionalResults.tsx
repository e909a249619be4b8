import type { RegionalResult } from '@veloc/rules';
import { ChipGroup, Segment, Stack } from '@veloc/ui';
import { useState } from 'react';
import { useRegionalResults } from '../../../data/results';
import { regions, useRegionalQuery } from '../regionalQuery';
import * as place from '../../../shared/place.css';
import * as styles from '../ResultScreen.css';
import { DrawDay } from './DrawDay';
import { DrawnList } from './DrawnList';
import { byDay, RegionalDay } from './RegionalDay';

const EVERY = 'every';

/** What the lottery companies of a region drew: every day, one day, or one company. */
export function RegionalResults() {
  const { region, resultDate, channelId, change } = useRegionalQuery();
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
        {channels.length > 1 ? (
          <ChipGroup
            className={place.bleed}
            label="Đài"
            options={[{ value: EVERY, label: 'Tất cả đài' }, ...channels]}
            value={channelId ?? EVERY}
            onChange={({ value }) => change({ channelId: value === EVERY ? undefined : value })}
          />
        ) : null}
      </Stack>
      <DrawnList
        list={{ ...list, items: byDay(list.items) }}
        label="Kết quả xổ số kiến thiết"
        keyOf={({ resultDate: day }) => day}
        empty={
          resultDate === undefined
            ? 'Kỳ quay đầu tiên xong là kết quả có ở đây.'
            : 'Ngày này chưa quay, hoặc miền này không quay. Mời bạn chọn ngày khác.'
        }
      >
        {(draws) => <RegionalDay region={region} draws={draws} />}
      </DrawnList>
    </>
  );
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
