import { ErrorState, InfiniteList, Notice, type InfiniteListProps, type NoticeProps } from '@veloc/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api/errors';
import type { List } from '../data/useList';

interface PagedListProps<T> extends Pick<
  InfiniteListProps<T>,
  'label' | 'items' | 'keyOf' | 'endLine' | 'loadingLine' | 'children'
> {
  list: Pick<List<unknown>, 'error' | 'isLoading' | 'isLoadingMore' | 'ended' | 'loadMore' | 'retry'>;
  /** The headline of a refusal, such as 'Chưa tải được vé'. */
  failure: string;
  /** The same for a further page. @default failure */
  moreFailure?: string;
  /** @default messageOf */
  describe?: (error: unknown) => string;
  /** Stands for the list until its first page is here. */
  loading: ReactNode;
  /** Says that there is nothing. @default the list's own end line */
  empty?: ReactNode;
  /** @default there are no items */
  isEmpty?: boolean;
  /** Of the warning above what is known already, when reading it again has failed; null leaves it out. */
  notice?: Pick<NoticeProps, 'role' | 'className'> | null;
}

/** A list by pages with how it stands: on its way, refused, empty, or cut off from the network. */
export function PagedList<T>({
  list: { error, isLoading, isLoadingMore, ended, loadMore, retry },
  failure,
  moreFailure = failure,
  describe = messageOf,
  loading,
  empty,
  isEmpty,
  notice = {},
  ...list
}: PagedListProps<T>) {
  if (isEmpty ?? list.items.length === 0) {
    if (error) {
      return (
        <ErrorState title={failure} onRetry={retry} isRetrying={isLoading}>
          {describe(error)}
        </ErrorState>
      );
    }
    if (isLoading) return loading;
    if (empty !== undefined) return empty;
  }
  return (
    <>
      {error && notice ? (
        <Notice tone="warning" {...notice}>
          {describe(error)}
        </Notice>
      ) : null}
      <InfiniteList
        {...list}
        onMore={loadMore}
        isLoadingMore={isLoadingMore}
        ended={ended}
        error={error ? moreFailure : undefined}
        onRetry={retry}
      />
    </>
  );
}
