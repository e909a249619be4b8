import { regionOf, type RegionalResult } from '@veloc/rules';
import {
  Card,
  formatMoney,
  Inline,
  Notice,
  ReceiptFacts,
  Skeleton,
  SproutIcon,
  Stack,
  StatusBadge,
  Text,
  TrophyIcon,
} from '@veloc/ui';
import { useKeepResults } from '../../../data/keptTickets';
import { useRegionalResults } from '../../../data/results';
import * as styles from '../../../features/result/Result.css';
import { regionalTiersOf } from '../../../games/regional';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { PagedList } from '../../../shared/PagedList';
import { checkedSentence } from '../checkedWords';
import { regionalHits } from '../regionalHits';
import { KeptDrawsNotice, regionalResultOf, useKeptList } from './KeptDraws';

interface CheckedRegionProps {
  region: string;
  /** The last digits that are held against the draws. */
  digits: string;
}

/** Last digits held against the draws of a region's companies, newest first. */
export function CheckedRegion({ region, digits }: CheckedRegionProps) {
  const asked = useRegionalResults({ region });
  const { kept, list } = useKeptList('regional', asked, ({ draws }) =>
    draws.map(regionalResultOf).filter(({ channelId }) => regionOf(channelId) === region),
  );
  useKeepResults('regional', kept === null && !asked.isLoading && !asked.error);
  return (
    <>
      {kept ? <KeptDrawsNotice known={kept} /> : null}
      <Outcome digits={digits} results={list.items} ended={list.ended} />
      <PagedList
        list={list}
        label="Kết quả dò"
        items={list.items}
        keyOf={({ channelId, resultDate }) => `${channelId} ${resultDate}`}
        failure="Chưa tải được kết quả"
        loading={
          <Stack as="section" aria-busy="true" aria-label="Đang tải kết quả" gap={10}>
            <Skeleton shape="block" height="5rem" />
            <Skeleton shape="block" height="5rem" />
          </Stack>
        }
        notice={null}
        endLine="Đã dò hết các kỳ"
        loadingLine="Đang tải thêm kết quả…"
      >
        {(result) => <CheckedChannel digits={digits} result={result} />}
      </PagedList>
    </>
  );
}

/** What came of the digits, over the draws that tell it one by one. */
function Outcome({ digits, results, ended }: { digits: string; results: readonly RegionalResult[]; ended: boolean }) {
  const [newest, oldest] = [results.at(0), results.at(-1)];
  if (!newest || !oldest) return null;
  const won = results.filter((result) => regionalHits(digits, result).length > 0).length;
  return (
    <Notice tone={won > 0 ? 'gold' : 'plain'} icon={won > 0 ? undefined : <SproutIcon />} role="status">
      {checkedSentence({
        draws: results.length,
        won,
        newest: newest.resultDate,
        oldest: oldest.resultDate,
        ended,
      })}
    </Notice>
  );
}

function CheckedChannel({ digits, result }: { digits: string; result: RegionalResult }) {
  const hits = regionalHits(digits, result);
  const name = (
    <Inline align="baseline" rowGap={0}>
      <Text as="h3" weight="bold" tone="plain">
        {result.channelName}
      </Text>
      <Text as="span" size="label" tone="soft">
        {datedWeekday(result.resultDate)}
      </Text>
    </Inline>
  );
  if (hits.length === 0) {
    return (
      <Card inset="small">
        <Inline align="baseline" justify="space-between" rowGap={0}>
          {name}
          <Text as="span" size="label" tone="soft">
            Không trúng
          </Text>
        </Inline>
      </Card>
    );
  }
  return (
    <Card inset="small">
      <Inline justify="space-between" rowGap={4} className={styles.head}>
        {name}
        <StatusBadge tone="gold" icon={<TrophyIcon />}>
          Có trúng
        </StatusBadge>
      </Inline>
      <Stack gap={2}>
        {endingIn(digits, result).map(({ prize, numbers }) => (
          <Text key={prize} size="label">
            {prize}: <strong>{numbers.join(', ')}</strong>
          </Text>
        ))}
      </Stack>
      <Stack gap={4} className={styles.hits}>
        <Text size="caption" tone="soft">
          Nếu đã mua kỳ này, tính cho mỗi 10.000 ₫ tiền chơi
        </Text>
        <ReceiptFacts
          facts={hits.map(({ name: way, lines, amount }) => ({
            label: lines > 1 ? `${way} (về ${lines} lần)` : way,
            value: formatMoney(amount),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** The drawn numbers that end so, by their prizes, dearest first. */
function endingIn(digits: string, { prizes }: RegionalResult) {
  return regionalTiersOf(prizes).flatMap(({ name: prize, numbers }) => {
    const ending = numbers.filter((number) => number.endsWith(digits));
    return ending.length > 0 ? [{ prize, numbers: ending }] : [];
  });
}
