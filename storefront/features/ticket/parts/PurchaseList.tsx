import { PagedList } from '../../../shared/PagedList';
import { ButtonLink, EmptyState, Skeleton, Stack } from '@veloc/ui';
import { gameConfig, rulesOf, type GameId, type HistoryEntry } from '@veloc/rules';
import { useHasRoute } from '../../../shared/route';
import { useTicketHistory } from '../../../data/tickets';
import { usePeriods } from '../../../data/usePeriods';
import { useServerClock } from '../../../state/contexts';
import { bestTicket, drawMoment } from '../bestTicket';
import { isDeleted, purchaseState } from '../ticketState';
import { passes, type HistoryFilter } from '../ticketTabs';
import * as styles from '../Ticket.css';
import { PurchaseCard } from './PurchaseCard';

/** A player's purchases of one game, newest first. */
export function PurchaseList({ game, filter }: { game: GameId; filter: HistoryFilter }) {
  const list = useTicketHistory(game);
  const now = useServerClock()();
  const { entries } = usePeriods();
  const nextDraw = (entry: HistoryEntry) => {
    const period = bestTicket(entry)?.period;
    return period ? drawMoment(period, entries) : null;
  };
  const items = list.items.filter((entry) => !isDeleted(entry));
  const visible = items.filter((entry) => passes(filter, purchaseState(entry)));
  return (
    <PagedList
      list={list}
      label="Vé đã mua"
      items={visible}
      isEmpty={items.length === 0}
      keyOf={(entry) => entry.id}
      failure="Chưa tải được vé"
      loading={<PurchaseSkeleton />}
      empty={<NoPurchases game={game} />}
      notice={{ className: styles.notice }}
      endLine={visible.length > 0 ? 'Đã xem hết vé' : 'Không có vé nào như vậy'}
      loadingLine="Đang tải thêm vé…"
    >
      {(entry) => <PurchaseCard entry={entry} now={now} drawAt={nextDraw(entry)} />}
    </PagedList>
  );
}

function NoPurchases({ game }: { game: GameId }) {
  const isServed = useHasRoute();
  const { href, title } = gameConfig[game];
  const isFromStock = rulesOf(game).slots === null;
  return (
    <EmptyState
      title="Chưa có vé nào"
      action={
        isServed(href) ? (
          <ButtonLink href={href}>{isFromStock ? `Chọn vé ${title}` : `Chọn số ${title}`}</ButtonLink>
        ) : null
      }
    >
      Chọn vài con số yêu thích, vé của bạn sẽ nằm ở đây.
    </EmptyState>
  );
}

/** The shape of the cards while they load. */
export function PurchaseSkeleton() {
  return (
    <Stack as="section" aria-busy="true" aria-label="Đang tải vé" gap={10}>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} shape="block" height="6.125rem" />
      ))}
    </Stack>
  );
}
