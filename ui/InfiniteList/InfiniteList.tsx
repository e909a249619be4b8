import type { ReactNode, ComponentProps } from 'react';
import { ErrorState } from '../ErrorState/ErrorState';
import { Spinner } from '../internal/Spinner';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './InfiniteList.css';
import { Rows } from './Rows';
import { useReachedEnd } from './useReachedEnd';

export interface InfiniteListProps<Item> extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly Item[];
  /** Stays the same for the same item, so that scrolling keeps its place. */
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Called when the end comes near; not while loading, after an error, or once the list has ended. */
  onMore: () => void;
  /** @default false */
  isLoadingMore?: boolean | undefined;
  /** Nothing follows. @default false */
  ended?: boolean | undefined;
  /** @default 'Đã hết danh sách' */
  endLine?: string | undefined;
  /** @default 'Đang tải thêm…' */
  loadingLine?: string | undefined;
  /** What could not be loaded, as a title; the rows stay. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/**
 * A list that grows as one scrolls the page. Only the rows near the window are in the document, so ten thousand
 * cost as much as ten.
 */
export function InfiniteList<Item>({
  label,
  items,
  keyOf,
  children,
  onMore,
  isLoadingMore = false,
  ended = false,
  endLine,
  loadingLine,
  error,
  onRetry,
  ...rest
}: InfiniteListProps<Item>) {
  const words = useMessages('infiniteList', tell.infiniteList);
  const isWaiting = !ended && !isLoadingMore && error === undefined;
  const end = useReachedEnd(onMore, isWaiting ? items.length : null);
  return (
    <section {...rest} aria-label={label} aria-busy={isLoadingMore}>
      <Rows items={items} keyOf={keyOf}>
        {children}
      </Rows>
      <div ref={end} />
      {error === undefined ? (
        <p role="status" className={styles.foot}>
          {isLoadingMore ? (
            <>
              <Spinner />
              {loadingLine ?? words.loading}
            </>
          ) : ended ? (
            (endLine ?? words.end)
          ) : null}
        </p>
      ) : (
        <ErrorState title={error} {...(onRetry ? { onRetry } : {})} />
      )}
    </section>
  );
}
