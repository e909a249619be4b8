import { PagedList } from '../../../shared/PagedList';
import { regionOf, type RegionalResult } from '@veloc/rules';
import { Button, Card, Field, formatMoney, Inline, ReceiptFacts, Segment, Skeleton, Stack, Text } from '@veloc/ui';
import { useState, type SyntheticEvent } from 'react';
import { datedWeekday } from '../../../shared/copy/drawDay';
import { useKeepResults } from '../../../data/keptTickets';
import { useRegionalResults } from '../../../data/results';
import * as styles from '../../../features/result/Result.css';
import { regionalHits } from '../regionalHits';
import { KeptDrawsNotice, regionalResultOf, useKeptList } from './KeptDraws';

/** The regions that are played here (decision G22). */
const regions = [
  { value: 'MN', label: 'Miền Nam' },
  { value: 'MT', label: 'Miền Trung' },
] as const;

/** Last digits, typed, and what they would have won at each lottery company of a region. */
export function RegionalCheck() {
  const [region, setRegion] = useState<(typeof regions)[number]['value']>('MN');
  const [typed, setTyped] = useState('');
  const [digits, setDigits] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const isGood = /^\d{2,4}$/.test(typed.trim());
    setProblem(isGood ? undefined : 'Nhập 2, 3 hoặc 4 chữ số cuối.');
    setDigits(isGood ? typed.trim() : undefined);
  };

  return (
    <>
      <Card>
        <Stack as="form" noValidate onSubmit={check}>
          <Segment label="Miền" options={regions} value={region} onChange={({ value }) => setRegion(value)} />
          <Field
            label="Các chữ số cuối"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            hint="2, 3 hoặc 4 chữ số. Ví dụ: 45"
            error={problem}
            onChange={({ value }) => setTyped(value)}
          />
          <Button type="submit" wide>
            Dò số
          </Button>
        </Stack>
      </Card>
      {digits ? (
        <CheckedRegion region={region} digits={digits} />
      ) : (
        <Text size="label" tone="soft" align="center">
          Nhập các chữ số cuối rồi bấm “Dò số” để so với các đài đã quay, mới nhất trước.
        </Text>
      )}
    </>
  );
}

function CheckedRegion({ region, digits }: { region: string; digits: string }) {
  const asked = useRegionalResults({ region });
  const { kept, list } = useKeptList('regional', asked, ({ draws }) =>
    draws.map(regionalResultOf).filter(({ channelId }) => regionOf(channelId) === region),
  );
  useKeepResults('regional', kept === null && !asked.isLoading && !asked.error);
  return (
    <>
      {kept ? <KeptDrawsNotice known={kept} /> : null}
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

function CheckedChannel({ digits, result }: { digits: string; result: RegionalResult }) {
  const hits = regionalHits(digits, result);
  return (
    <Card inset="medium">
      <Inline align="baseline" className={styles.head}>
        <Text as="h2" weight="bold" tone="plain">
          {result.channelName}
        </Text>
        <Text as="span" size="label" tone="soft">
          {datedWeekday(result.resultDate)}
        </Text>
      </Inline>
      {hits.length > 0 ? (
        <Stack gap={8} className={styles.hits}>
          <ReceiptFacts
            facts={hits.map(({ name, lines, amount }) => ({
              label: lines > 1 ? `${name} (về ${lines} lần)` : name,
              value: formatMoney(amount),
            }))}
          />
          <Text size="caption" tone="soft">
            Nếu đã mua kỳ này, tính cho mỗi 10.000 ₫ tiền chơi.
          </Text>
        </Stack>
      ) : (
        <Text size="label" tone="soft">
          Số {digits} không trúng.
        </Text>
      )}
    </Card>
  );
}
