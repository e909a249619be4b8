import { EmptyState, ErrorState, InfiniteList, Notice } from '@veloc/ui';
import type { ResultGame } from '../../../api/calls/shop';
import { messageOf } from '../../../copy/errorMessage';
import { useDrawResults } from '../../../data/useDrawResults';
import { ResultCard } from './ResultCard';
import { ResultSkeleton } from './ResultSkeleton';

/** Every draw of a game, newest first. */
export function ResultList({ game }: { game: ResultGame }) {
  const { items, error, isLoading, isLoadingMore, ended, loadMore, retry } = useDrawResults(game);
  if (items.length === 0) {
    if (error) {
      return (
        <ErrorState title="Chưa tải được kết quả" onRetry={retry} isRetrying={isLoading}>
          {messageOf(error)}
        </ErrorState>
      );
    }
    if (isLoading) return <ResultSkeleton />;
    return <EmptyState title="Chưa có kết quả">Kỳ quay đầu tiên xong là kết quả có ở đây.</EmptyState>;
  }
  return (
    <>
      {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
      <InfiniteList
        label="Kết quả các kỳ quay"
        items={items}
        keyOf={(result) => result.id}
        onMore={loadMore}
        isLoadingMore={isLoadingMore}
        ended={ended}
        endLine="Đã hết kết quả"
        loadingLine="Đang tải thêm kết quả…"
        error={error ? 'Chưa tải được kết quả' : undefined}
        onRetry={retry}
      >
        {(result) => <ResultCard result={result} />}
      </InfiniteList>
    </>
  );
}
