import type { BalanceCheck } from '@veloc/rules';
import {
  ActionBar,
  Button,
  CheckIcon,
  formatMoney,
  Inline,
  LandmarkIcon,
  LockKeyholeIcon,
  Money,
  Text,
} from '@veloc/ui';
import type { PaymentPhase } from '../../../state/payment/payments';
import type { PayMethod } from './PayMethods';

interface PayBarProps {
  method: PayMethod;
  total: number;
  /** Đồng; −1 while it is not known, null for a guest, who has no wallet. */
  balance: number | null;
  check: BalanceCheck | null;
  /** Why the lines cannot be paid yet. */
  reason: string | null;
  /** How the payment stands; nothing before the press. */
  phase: PaymentPhase | undefined;
  /** The balance is read once more, for this press. */
  isAsking: boolean;
  /** The balance was asked for and cannot be had. */
  isUnknown: boolean;
  onPay: () => void;
}

/**
 * What is left afterwards, and the button that says what it takes. A transfer takes nothing yet: it fills the wallet.
 */
export function PayBar({ method, total, balance, check, reason, phase, isAsking, isUnknown, onPay }: PayBarProps) {
  const missing = check?.enough === false;
  const isTransfer = method === 'bank' && phase === undefined;
  return (
    <ActionBar role="region" aria-label="Thanh toán">
      {balance === null ? null : isTransfer ? (
        <Inline gap={12} rowGap={0} align="baseline" justify="space-between">
          <Text as="span" size="label" tone="soft">
            Nạp vào Ví Vé Lộc
          </Text>
          <Text as="span" weight="bold">
            <Money amount={total} />
          </Text>
        </Inline>
      ) : (
        <Inline gap={12} rowGap={0} align="baseline" justify="space-between">
          <Text as="span" size="label" tone="soft">
            {missing ? 'Còn thiếu' : 'Còn lại sau thanh toán'}
          </Text>
          <Text as="span" weight="bold">
            {isUnknown ? (
              'Chưa rõ'
            ) : (
              <Money amount={check === null ? null : check.enough ? balance - total : check.shortfall} />
            )}
          </Text>
        </Inline>
      )}
      <Button
        wide
        icon={phase === 'paid' ? <CheckIcon /> : isTransfer ? <LandmarkIcon /> : <LockKeyholeIcon />}
        isLoading={phase === 'paying' || isAsking}
        aria-disabled={reason !== null || phase === 'paid'}
        onClick={onPay}
      >
        {phase === 'paying'
          ? 'Đang thanh toán…'
          : phase === 'paid'
            ? 'Đã thanh toán'
            : isAsking
              ? 'Đang kiểm tra số dư…'
              : isTransfer
                ? 'Tạo mã chuyển khoản'
                : `Thanh toán ${formatMoney(total)}`}
      </Button>
      {reason === null ? null : (
        <Text size="label" tone="soft" align="center" role="status">
          {reason}
        </Text>
      )}
    </ActionBar>
  );
}
