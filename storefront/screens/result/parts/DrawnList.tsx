import { PagedList } from '../../../shared/PagedList';
import { EmptyState } from '@veloc/ui';
import type { ReactNode } from 'react';
import type { List } from '../../../data/useList';
import * as styles from '../ResultScreen.css';
import { ResultSkeleton } from './ResultSkeleton';

interface DrawnListProps<T> {
  list: List<T>;
  /** What is listed, for screen readers. */
  label: string;
  keyOf: (result: T) => string;
  /** Stands there until it is known. @default cards of balls */
  loading?: ReactNode;
  /** Why there is nothing, when nothing was drawn. */
  empty: string;
  /** What leads on from there. */
  action?: ReactNode;
  children: (result: T) => ReactNode;
}

/** What was drawn, newest first, with how the list stands: on its way, refused, empty, or cut off from the network. */
export function DrawnList<T>({ list, label, keyOf, loading, empty, action, children }: DrawnListProps<T>) {
  return (
    <PagedList
      list={list}
      label={label}
      items={list.items}
      keyOf={keyOf}
      failure="Chưa tải được kết quả"
      loading={loading ?? <ResultSkeleton />}
      empty={
        <EmptyState title="Chưa có kết quả" action={action}>
          {empty}
        </EmptyState>
      }
      notice={{ className: styles.notice }}
      endLine="Đã hết kết quả"
      loadingLine="Đang tải thêm kết quả…"
    >
      {children}
    </PagedList>
  );
}
