import { PagedList } from '../../../shared/PagedList';
import { Button, EmptyState, Facts, Inline, ListGroup, Skeleton, Stack, Text } from '@veloc/ui';
import type { ReactNode } from 'react';
import * as styles from '../Money.css';
import { everything, type HistoryChoice } from '../filter';
import type { MoneyFilter, MoneyList } from '../../../api/calls/wallet';
import { useMoneyList } from '../../../data/wallet';
import { useServerClock } from '../../../state/contexts';
import { dayCards, dayLabel, type DayCard } from '../days';
import { historyMessage } from '../useCsv';
import { MovementRow } from './MovementRow';

/** An empty list that was narrowed down: the way out is to narrow it less. */
export function NothingFound({ onChoose }: { onChoose: (choice: HistoryChoice) => void }) {
  return (
    <EmptyState
      title="Không có giao dịch nào như vậy"
      action={
        <Button kind="outline" onClick={() => onChoose(everything)}>
          Xóa lọc
        </Button>
      }
    >
      Thử tìm từ khác hoặc chọn khoảng ngày rộng hơn.
    </EmptyState>
  );
}

interface HistoryListProps {
  /** What is listed, for screen readers. */
  label: string;
  list: MoneyList;
  filter: MoneyFilter;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
}

/** A list of movements by day with what each day has moved. An empty page ends it; a refusal clears it (A20). */
export function HistoryList({ label, list, filter, empty }: HistoryListProps) {
  const movements = useMoneyList(list, filter);
  return (
    <PagedList
      list={movements}
      label={label}
      items={dayCards(movements.items)}
      keyOf={({ key }) => key}
      failure="Chưa tải được lịch sử"
      moreFailure="Chưa tải thêm được giao dịch"
      describe={historyMessage}
      loading={<HistorySkeleton />}
      empty={empty}
      notice={{ role: 'status' }}
      endLine="Bạn đã xem hết giao dịch"
      loadingLine="Đang tải thêm giao dịch…"
    >
      {(card) => <Day card={card} />}
    </PagedList>
  );
}

function Day({ card: { date, isFirst, moved, rows } }: { card: DayCard }) {
  const now = useServerClock();
  return (
    <>
      {isFirst ? (
        <Inline rowGap={2} justify="space-between" className={styles.dayHead}>
          <Text as="h2" weight="bold" tone="plain">
            {dayLabel(date, now())}
          </Text>
          {moved.length > 0 ? (
            <Text as="span" size="label" tone="soft">
              <Facts facts={moved} />
            </Text>
          ) : null}
        </Inline>
      ) : null}
      <ListGroup>
        {rows.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ListGroup>
    </>
  );
}

function HistorySkeleton() {
  return (
    <Stack as="section" aria-busy="true" aria-label="Đang tải lịch sử">
      {['first', 'second'].map((card) => (
        <Skeleton key={card} shape="block" height="12.5rem" />
      ))}
    </Stack>
  );
}
