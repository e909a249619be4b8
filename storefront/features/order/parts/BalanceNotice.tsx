import { texts, type BalanceCheck } from '@veloc/rules';
import { Button, formatMoney, Notice } from '@veloc/ui';
import * as styles from '../Order.css';

interface BalanceNoticeProps {
  /** Null while it is not known. */
  check: BalanceCheck | null;
  /** The balance was asked for and cannot be had. */
  isUnknown: boolean;
  /** It is asked for once more. */
  isAsking: boolean;
  onAsk: () => void;
}

/** Whether the wallet reaches, or that nobody can tell. */
export function BalanceNotice({ check, isUnknown, isAsking, onAsk }: BalanceNoticeProps) {
  if (isUnknown) {
    return (
      <Notice
        role="status"
        tone="warning"
        action={
          <Button kind="ghost" size="medium" isLoading={isAsking} onClick={onAsk}>
            {texts.retry}
          </Button>
        }
      >
        {texts.balanceUnknown}
      </Notice>
    );
  }
  return check ? (
    <Notice role="status" tone={check.enough ? 'success' : 'warning'}>
      {check.message}
    </Notice>
  ) : null;
}

interface ShortageProps {
  /** Đồng that the wallet holds. */
  balance: number;
  /** Đồng to be paid. */
  total: number;
}

/** That the wallet does not reach, and by how much, right above the button that pays. */
export function Shortage({ balance, total }: ShortageProps) {
  return (
    <Notice role="status" tone="warning" className={styles.shortage}>
      {`Ví còn ${formatMoney(balance)}, thiếu ${formatMoney(total - balance)}`}
    </Notice>
  );
}
