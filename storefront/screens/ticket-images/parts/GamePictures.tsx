import { PagedList } from '../../../shared/PagedList';
import { gameConfig, type GameId } from '@veloc/rules';
import { ButtonLink, EmptyState, Skeleton, Stack } from '@veloc/ui';
import { useTicketHistory } from '../../../data/tickets';
import { isHeld, ticketsOf } from '../../../features/ticket/ticketState';
import { PurchasePictures } from './PictureCard';

/** Pictures of all tickets of one game, the newest purchase first. */
export function GamePictures({ game }: { game: GameId }) {
  const list = useTicketHistory(game);
  const held = list.items.filter((entry) => ticketsOf(entry).some(isHeld));
  const { href, title } = gameConfig[game];
  return (
    <PagedList
      list={list}
      label="Ảnh vé"
      items={held}
      isEmpty={held.length === 0 && (list.items.length === 0 || list.ended)}
      keyOf={({ id }) => id}
      failure="Chưa tải được vé"
      loading={
        <Stack as="section" aria-busy="true" aria-label="Đang tải ảnh vé">
          <Skeleton shape="block" height="18rem" />
          <Skeleton shape="block" height="18rem" />
        </Stack>
      }
      empty={
        <EmptyState title="Chưa có ảnh vé" action={<ButtonLink href={href}>Chọn số {title}</ButtonLink>}>
          Mỗi vé đã mua có một tấm ảnh ở đây để bạn lưu hoặc gửi cho người thân.
        </EmptyState>
      }
      endLine="Đã xem hết vé"
      loadingLine="Đang tải thêm vé…"
    >
      {(entry) => <PurchasePictures entry={entry} />}
    </PagedList>
  );
}
