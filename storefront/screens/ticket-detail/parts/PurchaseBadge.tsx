import { CheckIcon, ClockIcon, StatusBadge, TrophyIcon, Undo2Icon, XIcon } from '@veloc/ui';
import type { HistoryEntry } from '@veloc/rules';
import { purchaseState, stateWords, ticketsOf } from '../../ticket/ticketState';

const AWAITING_PAYOUT = 4;

/** What became of it, as a badge. A prize that is still to be paid by hand says so. */
export function PurchaseBadge({ purchase }: { purchase: Pick<HistoryEntry, 'listPeriod'> }) {
  const state = purchaseState(purchase);
  switch (state) {
    case 'won':
      if (ticketsOf(purchase).some(({ claim }) => claim?.state === 'lapsed')) {
        return <StatusBadge>Hết hạn nhận</StatusBadge>;
      }
      return ticketsOf(purchase).some(({ ticketStatus }) => ticketStatus === AWAITING_PAYOUT) ? (
        <StatusBadge tone="gold" icon={<TrophyIcon />}>
          Chờ trả thưởng
        </StatusBadge>
      ) : (
        <StatusBadge tone="success" icon={<CheckIcon />}>
          Đã trả thưởng
        </StatusBadge>
      );
    case 'waiting':
    case 'unpaid':
      return (
        <StatusBadge tone="info" icon={<ClockIcon />}>
          {stateWords[state]}
        </StatusBadge>
      );
    case 'refunded':
      return (
        <StatusBadge tone="success" icon={<Undo2Icon />}>
          {stateWords.refunded}
        </StatusBadge>
      );
    case 'cancelled':
      return <StatusBadge icon={<XIcon />}>{stateWords.cancelled}</StatusBadge>;
    case 'lost':
      return <StatusBadge>{stateWords.lost}</StatusBadge>;
  }
}
