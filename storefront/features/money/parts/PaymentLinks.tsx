import type { Order, PaymentDetail } from '@veloc/rules';
import { ButtonLink, formatMoney } from '@veloc/ui';
import { orderHref } from '../../order/order';
import { rechargeHref } from '../../../shared/navigation';
import { moneyKeys } from '../../../data/moneyKeys';
import * as paths from '../../../shared/paths';

/** To the order that a payment was for: to pay it while it waits, to see it afterwards. */
export function PaidOrderLink({ order }: { order: Pick<Order, 'id' | 'gameId' | 'status'> }) {
  return order.status === 'pending' ? (
    <ButtonLink href={paths.orderOf(order.id)}>Thanh toán đơn hàng</ButtonLink>
  ) : (
    <ButtonLink href={orderHref(order)}>Xem đơn hàng</ButtonLink>
  );
}

/** The way to a new code of the same amount, in place of one that has expired. */
export function TopUpAgain({ topUp: { amount, bank } }: { topUp: PaymentDetail }) {
  return (
    // The tab that made the old code would be given that one again.
    <ButtonLink href={rechargeHref(amount, bank?.id ?? null)} onClick={() => moneyKeys.forget('topUp')}>
      {`Nạp lại ${formatMoney(amount)}`}
    </ButtonLink>
  );
}
