import { ButtonLink, formatMoney } from '@veloc/ui';
import type { PaymentDetail } from '../../../api/calls/money';
import { rechargeHref } from '../../../shared/rechargeHref';
import { forgetTopUp } from '../../../state/payment/keptTopUp';

/** The way to a new code of the same amount, in place of one that has expired. */
export function TopUpAgain({ topUp: { amount, bank } }: { topUp: PaymentDetail }) {
  return (
    // The tab that made the old code would be given that one again.
    <ButtonLink href={rechargeHref(amount, bank?.id ?? null)} onClick={forgetTopUp}>
      {`Nạp lại ${formatMoney(amount)}`}
    </ButtonLink>
  );
}
