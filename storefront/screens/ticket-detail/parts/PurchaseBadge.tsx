import {
  CheckIcon,
  ClockIcon,
  StatusBadge,
  TriangleAlertIcon,
  TrophyIcon,
  Undo2Icon,
  XIcon,
  type StatusBadgeProps,
} from '@veloc/ui';
import type { HistoryEntry } from '@veloc/rules';
import { IN_REWARDS_LABEL, openPayout, PAID_LABEL, payoutLabel, type OpenPayout } from '../../../features/ticket/claim';
import { purchaseState, stateLabel, ticketsOf } from '../../../features/ticket/ticketState';

const payoutLooks: Readonly<Record<OpenPayout, Pick<StatusBadgeProps, 'tone' | 'icon'>>> = {
  rejected: { tone: 'warning', icon: <TriangleAlertIcon /> },
  waiting: { tone: 'gold', icon: <TrophyIcon /> },
  lapsed: {},
};

interface PurchaseBadgeProps {
  purchase: Pick<HistoryEntry, 'listPeriod'>;
  /** Money of its prize lies in the reward balance. */
  isInRewards: boolean;
}

/** What became of it, as a badge: of a prize where its money is, or why it is not paid. */
export function PurchaseBadge({ purchase, isInRewards }: PurchaseBadgeProps) {
  const state = purchaseState(purchase);
  switch (state) {
    case 'won': {
      const payout = openPayout(ticketsOf(purchase));
      return payout ? (
        <StatusBadge {...payoutLooks[payout]}>{payoutLabel[payout]}</StatusBadge>
      ) : (
        <StatusBadge tone="success" icon={<CheckIcon />}>
          {isInRewards ? IN_REWARDS_LABEL : PAID_LABEL}
        </StatusBadge>
      );
    }
    case 'waiting':
    case 'unpaid':
      return (
        <StatusBadge tone="info" icon={<ClockIcon />}>
          {stateLabel[state]}
        </StatusBadge>
      );
    case 'refunded':
      return (
        <StatusBadge tone="success" icon={<Undo2Icon />}>
          {stateLabel.refunded}
        </StatusBadge>
      );
    case 'cancelled':
      return <StatusBadge icon={<XIcon />}>{stateLabel.cancelled}</StatusBadge>;
    case 'lost':
      return <StatusBadge>{stateLabel.lost}</StatusBadge>;
  }
}
