import { Button, EmptyState, InfiniteList, ErrorState, ListGroup, Money, Notice, Skeleton, Text } from '@veloc/ui';
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

/** A list of movements by day with each day's sum (mockup 27). An empty page ends it; a refusal clears it (A20). */
export function HistoryList({ label, list, filter, empty }: HistoryListProps) {
  const { items, error, isLoading, isLoadingMore, ended, loadMore, retry } = useMoneyList(list, filter);
  if (items.length === 0) {
    if (error) {
      return (
        <ErrorState title="Chưa tải được lịch sử" onRetry={retry} isRetrying={isLoading}>
          {historyMessage(error)}
        </ErrorState>
      );
    }
    return isLoading ? <HistorySkeleton /> : empty;
  }
  return (
    <>
      {error ? (
        <Notice tone="warning" role="status">
          {historyMessage(error)}
        </Notice>
      ) : null}
      <InfiniteList
        label={label}
        items={dayCards(items)}
        keyOf={({ key }) => key}
        onMore={loadMore}
        isLoadingMore={isLoadingMore}
        ended={ended}
        endLine="Bạn đã xem hết giao dịch"
        loadingLine="Đang tải thêm giao dịch…"
        error={error ? 'Chưa tải thêm được giao dịch' : undefined}
        onRetry={retry}
      >
        {(card) => <Day card={card} />}
      </InfiniteList>
    </>
  );
}

function Day({ card: { date, total, rows } }: { card: DayCard }) {
  const now = useServerClock();
  return (
    <>
      {total === null ? null : (
        <div className={styles.dayHead}>
          <Text as="h2" weight="bold" tone="plain">
            {dayLabel(date, now())}
          </Text>
          <Text as="span" size="label" tone="soft">
            <Money amount={total} plus />
          </Text>
        </div>
      )}
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
    <section aria-busy="true" aria-label="Đang tải lịch sử" className={styles.skeleton}>
      {['first', 'second'].map((card) => (
        <Skeleton key={card} shape="block" height="12.5rem" />
      ))}
    </section>
  );
}
