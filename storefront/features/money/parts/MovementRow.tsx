import type { WalletTransaction } from '@veloc/rules';
import {
  CircleAlertIcon,
  CirclePlusIcon,
  ClockIcon,
  Facts,
  GameMark,
  LandmarkIcon,
  ListRow,
  Money,
  ReceiptTextIcon,
  SparklesIcon,
  Stack,
  StatusBadge,
  Text,
  TrophyIcon,
  Undo2Icon,
  WalletIcon,
} from '@veloc/ui';
import type { ReactNode } from 'react';
import { isOverdue, movementFacts, movementTitle, signedAmount, statusLabel, useTimeOf } from '../movement';
import { gamePages } from '../../../games/pages';
import * as styles from '../Money.css';
import * as paths from '../../../shared/paths';

/** One movement of money: what for, when, how much and, unless it is done, how it stands. */
export function MovementRow({ movement }: { movement: WalletTransaction }) {
  const { id, kind, amount, status } = movement;
  const signed = signedAmount(movement);
  return (
    <ListRow
      {...signOf(movement)}
      title={movementTitle(movement)}
      detail={
        <Stack as="span" gap={4} align="start">
          <Facts facts={movementFacts(movement)} />
          {status === 'success' && kind !== 'withdraw' ? null : <MovementBadge movement={movement} />}
        </Stack>
      }
      withoutArrow
      href={paths.paymentOf(id)}
      figure={
        <Text
          as="span"
          weight="bold"
          tone={signed > 0 ? 'success' : signed < 0 ? 'plain' : 'soft'}
          className={styles.amount}
        >
          <Money amount={signed === 0 ? amount : signed} plus={signed > 0} />
        </Text>
      }
    />
  );
}

/** How a movement stands, in two or three words. */
export function MovementBadge({ movement }: { movement: WalletTransaction }) {
  const now = useTimeOf(movement);
  const { status } = movement;
  const words = statusLabel(movement, now);
  if (isOverdue(movement, now)) return <StatusBadge icon={<ClockIcon />}>{words}</StatusBadge>;
  if (status === 'success') return <StatusBadge tone="success">{words}</StatusBadge>;
  if (status === 'pending' || status === 'processing') {
    return (
      <StatusBadge tone="warning" icon={<ClockIcon />}>
        {words}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="danger" icon={<CircleAlertIcon />}>
      {words}
    </StatusBadge>
  );
}

/** The game's mark where it was about one game, else a sign of the kind. */
function signOf({ kind, purchase }: WalletTransaction): { mark: ReactNode } | { icon: ReactNode } {
  return purchase?.gameId
    ? { mark: <GameMark {...gamePages[purchase.gameId].look} size={42} /> }
    : { icon: icons[kind] };
}

const icons: Readonly<Record<WalletTransaction['kind'], ReactNode>> = {
  topup: <CirclePlusIcon />,
  withdraw: <LandmarkIcon />,
  withdraw_reversal: <Undo2Icon />,
  refund: <Undo2Icon />,
  reward: <TrophyIcon />,
  cashback: <SparklesIcon />,
  reward_transfer: <SparklesIcon />,
  buy: <ReceiptTextIcon />,
  manual_credit: <WalletIcon />,
  manual_debit: <WalletIcon />,
};
