import type { Transaction } from '@veloc/rules';
import {
  CircleAlertIcon,
  ClockIcon,
  CirclePlusIcon,
  GameMark,
  LandmarkIcon,
  ListRow,
  Money,
  ReceiptTextIcon,
  SparklesIcon,
  StatusBadge,
  Text,
  TrophyIcon,
  Undo2Icon,
} from '@veloc/ui';
import type { ReactNode } from 'react';
import { movementDetail, movementTitle, signedAmount, statusWords } from '../movement';
import * as styles from '../Money.css';

/** One movement of money: what for, when, how much and, unless it is done, how it stands. */
export function MovementRow({ movement }: { movement: Transaction }) {
  const { id, kind, amount, status } = movement;
  const signed = signedAmount(movement);
  return (
    <ListRow
      icon={signOf(movement)}
      title={movementTitle(movement)}
      detail={movementDetail(movement)}
      href={`/account/payment-history/${encodeURIComponent(id)}`}
      trailing={
        <span className={styles.trailing}>
          <Text as="span" weight="bold" tone={signed > 0 ? 'success' : signed < 0 ? 'plain' : 'soft'}>
            <Money amount={signed === 0 ? amount : signed} plus={signed > 0} />
          </Text>
          {status === 'success' && kind !== 'withdraw' ? null : <MovementBadge movement={movement} />}
        </span>
      }
    />
  );
}

/** How a movement stands, in two or three words. */
export function MovementBadge({ movement }: { movement: Pick<Transaction, 'kind' | 'status'> }) {
  const { status } = movement;
  const words = statusWords(movement);
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
function signOf({ kind, purchase }: Transaction): ReactNode {
  if (purchase?.gameId) return <GameMark game={purchase.gameId} size={42} />;
  switch (kind) {
    case 'topup':
      return <CirclePlusIcon />;
    case 'withdraw':
      return <LandmarkIcon />;
    case 'withdraw_reversal':
    case 'refund':
      return <Undo2Icon />;
    case 'reward':
      return <TrophyIcon />;
    case 'cashback':
    case 'reward_transfer':
      return <SparklesIcon />;
    case 'buy':
      return <ReceiptTextIcon />;
  }
}
