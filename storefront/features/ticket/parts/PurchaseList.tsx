import { ButtonLink, EmptyState, ErrorState, InfiniteList, Notice, Skeleton } from '@veloc/ui';
import { gameConfig, type GameId } from '@veloc/rules';
import { useHasRoute } from '../../../shared/route';
import { messageOf } from '../../../api/errors';
import { useTicketHistory } from '../../../data/tickets';
import { isDeleted, purchaseState } from '../ticketState';
import { passes, type HistoryFilter } from '../ticketTabs';
import * as styles from '../Purchases.css';
import { PurchaseCard } from './PurchaseCard';

/** A player's purchases of one game, newest first. */
export function PurchaseList({ game, filter }: { game: GameId; filter: HistoryFilter }) {
  const { items: known, error, isLoading, isLoadingMore, ended, loadMore, retry } = useTicketHistory(game);
  const items = known.filter((entry) => !isDeleted(entry));
  if (items.length === 0) {
    if (error) {
      return (
        <ErrorState title="Chưa tải được vé" onRetry={retry} isRetrying={isLoading}>
          {messageOf(error)}
        </ErrorState>
      );
    }
    if (isLoading) return <PurchaseSkeleton />;
    return <NoPurchases game={game} />;
  }
  const shown = items.filter((entry) => passes(filter, purchaseState(entry)));
  return (
    <>
      {error ? (
        <Notice tone="warning" className={styles.notice}>
          {messageOf(error)}
        </Notice>
      ) : null}
      <InfiniteList
        label="Vé đã mua"
        items={shown}
        keyOf={(entry) => entry.id}
        onMore={loadMore}
        isLoadingMore={isLoadingMore}
        ended={ended}
        endLine={shown.length > 0 ? 'Đã xem hết vé' : 'Không có vé nào như vậy'}
        loadingLine="Đang tải thêm vé…"
        error={error ? 'Chưa tải được vé' : undefined}
        onRetry={retry}
      >
        {(entry) => <PurchaseCard entry={entry} />}
      </InfiniteList>
    </>
  );
}

function NoPurchases({ game }: { game: GameId }) {
  const isServed = useHasRoute();
  const { href, title } = gameConfig[game];
  return (
    <EmptyState
      title="Chưa có vé nào"
      action={
        isServed(href) ? (
          <ButtonLink href={href}>{game === 'classic' ? `Chọn vé ${title}` : `Chọn số ${title}`}</ButtonLink>
        ) : null
      }
    >
      Chọn vài con số yêu thích, vé của bạn sẽ nằm ở đây.
    </EmptyState>
  );
}

function PurchaseSkeleton() {
  return (
    <section aria-busy="true" aria-label="Đang tải vé" className={styles.skeleton}>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} shape="block" height="6.125rem" />
      ))}
    </section>
  );
}
