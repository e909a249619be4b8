import { gameConfig, type GameId } from '@veloc/rules';
import { ButtonLink, EmptyState, ErrorState, InfiniteList, Notice, Skeleton } from '@veloc/ui';
import { messageOf } from '../../../api/errors';
import { useTicketHistory } from '../../../data/tickets';
import { isHeld, ticketsOf } from '../../../features/ticket/ticketState';
import * as styles from '../TicketImagesScreen.css';
import { PurchasePictures } from './PictureCard';

/** Pictures of all tickets of one game, the newest purchase first. */
export function GamePictures({ game }: { game: GameId }) {
  const { items, error, isLoading, isLoadingMore, ended, loadMore, retry } = useTicketHistory(game);
  const held = items.filter((entry) => ticketsOf(entry).some(isHeld));
  if (held.length > 0 || (items.length > 0 && !ended)) {
    return (
      <>
        {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
        <InfiniteList
          label="Ảnh vé"
          items={held}
          keyOf={({ id }) => id}
          onMore={loadMore}
          isLoadingMore={isLoadingMore}
          ended={ended}
          endLine="Đã xem hết vé"
          loadingLine="Đang tải thêm vé…"
          error={error ? 'Chưa tải được vé' : undefined}
          onRetry={retry}
        >
          {(entry) => <PurchasePictures entry={entry} />}
        </InfiniteList>
      </>
    );
  }
  if (error) {
    return (
      <ErrorState title="Chưa tải được vé" onRetry={retry} isRetrying={isLoading}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (isLoading) {
    return (
      <section aria-busy="true" aria-label="Đang tải ảnh vé" className={styles.list}>
        <Skeleton shape="block" height="18rem" />
        <Skeleton shape="block" height="18rem" />
      </section>
    );
  }
  const { href, title } = gameConfig[game];
  return (
    <EmptyState title="Chưa có ảnh vé" action={<ButtonLink href={href}>Chọn số {title}</ButtonLink>}>
      Mỗi vé đã mua có một tấm ảnh ở đây để bạn lưu hoặc gửi cho người thân.
    </EmptyState>
  );
}
