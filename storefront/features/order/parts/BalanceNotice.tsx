import { texts, type BalanceCheck } from '@veloc/rules';
import { Button, Notice } from '@veloc/ui';

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
