import type { GatewayOrder } from '@veloc/rules';
import { notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import type { Shop } from '../shop';
import { expiryOf, gatewayOrder } from './gatewayOrder';

/**
 * What to transfer for a top-up of this player that still waits, as it was told when it was asked for. Throws 404 for
 * another player's too, 409 TOP_UP_EXPIRED when the code is no longer shown, 409 TOP_UP_NOT_WAITING when money has come
 * or none will.
 */
export async function waitingTopUp(shop: Shop, userId: string, id: string): Promise<GatewayOrder> {
  const topUp = isId(id)
    ? await shop.db
        .selectFrom('transactions')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('kind', '=', 'topup')
        .executeTakeFirst()
    : undefined;
  if (!topUp) throw notFound();
  const { status } = topUp;
  if (status !== 'pending') {
    throw new HttpError(409, 'TOP_UP_NOT_WAITING', 'Lần nạp này không còn chờ chuyển khoản.', { id, status });
  }
  if (expiryOf(topUp) <= shop.clock.now()) {
    const message = 'Mã này đã hết hạn. Nếu bạn đã chuyển, tiền vẫn vào ví khi ngân hàng báo về.';
    throw new HttpError(409, 'TOP_UP_EXPIRED', message, { id, status });
  }
  return gatewayOrder(shop.db, shop, topUp);
}
