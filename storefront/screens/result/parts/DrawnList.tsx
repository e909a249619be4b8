import { EmptyState, ErrorState, InfiniteList, Notice } from '@veloc/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/errors';
import type { List } from '../../../data/useList';
import * as styles from '../ResultScreen.css';
import { ResultSkeleton } from './ResultSkeleton';

interface DrawnListProps<T> {
  list: List<T>;
  /** What is listed, for screen readers. */
  label: string;
  keyOf: (result: T) => string;
  /** Why there is nothing, when nothing was drawn. */
  empty: string;
  children: (result: T) => ReactNode;
}

/** What was drawn, newest first, with how the list stands: on its way, refused, empty, or cut off from the network. */
export function DrawnList<T>({ list, label, keyOf, empty, children }: DrawnListProps<T>) {
  const { items, error, isLoading, isLoadingMore, ended, loadMore, retry } = list;
  if (items.length === 0) {
    if (error) {
      return (
        <ErrorState title="Chưa tải được kết quả" onRetry={retry} isRetrying={isLoading}>
          {messageOf(error)}
        </ErrorState>
      );
    }
    if (isLoading) return <ResultSkeleton />;
    return <EmptyState title="Chưa có kết quả">{empty}</EmptyState>;
  }
  return (
    <>
      {error ? (
        <Notice tone="warning" className={styles.notice}>
          {messageOf(error)}
        </Notice>
      ) : null}
      <InfiniteList
        label={label}
        items={items}
        keyOf={keyOf}
        onMore={loadMore}
        isLoadingMore={isLoadingMore}
        ended={ended}
        endLine="Đã hết kết quả"
        loadingLine="Đang tải thêm kết quả…"
        error={error ? 'Chưa tải được kết quả' : undefined}
        onRetry={retry}
      >
        {children}
      </InfiniteList>
    </>
  );
}
