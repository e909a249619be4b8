import type { BalanceCheck } from '@veloc/rules';
import { ActionBar, Button, formatMoney, LockKeyholeIcon, Money, Text } from '@veloc/ui';
import * as styles from '../CheckoutScreen.css';

interface PayBarProps {
  total: number;
  balance: number;
  check: BalanceCheck | null;
  /** Why the lines cannot be paid yet. */
  reason: string | null;
  isPaying: boolean;
  onPay: () => void;
}

/** What is left afterwards, and the button that says what it takes. */
export function PayBar({ total, balance, check, reason, isPaying, onPay }: PayBarProps) {
  const missing = check?.enough === false;
  return (
    <ActionBar role="region" aria-label="Thanh toán">
      <div className={styles.left}>
        <Text as="span" size="label" tone="soft">
          {missing ? 'Còn thiếu' : 'Còn lại sau thanh toán'}
        </Text>
        <Text as="span" weight="bold">
          <Money amount={check === null ? null : check.enough ? balance - total : check.shortfall} />
        </Text>
      </div>
      <Button wide icon={<LockKeyholeIcon />} isLoading={isPaying} aria-disabled={reason !== null} onClick={onPay}>
        {isPaying ? 'Đang thanh toán…' : `Thanh toán ${formatMoney(total)}`}
      </Button>
      {reason === null ? null : (
        <Text size="label" tone="soft" align="center" role="status">
          {reason}
        </Text>
      )}
    </ActionBar>
  );
}
