import {
  cartTotals,
  feedOf,
  type Order,
  gameName,
  readLine,
  readPeriodId,
  vietnamDay,
  vietnamTime,
  type OrderStatus,
  type OrderLine,
} from '@veloc/rules';
import { ApiError, messageOf } from '../../api/errors';
import * as paths from '../../shared/paths';

/** Where an order of single tickets is shown: Keno's on its slips, any other by itself. */
export function orderHref({ id, gameId }: Pick<Order, 'id' | 'gameId'>): string {
  const isKeno = gameId !== 'cart' && feedOf[gameId] === 'keno';
  return isKeno ? paths.kenoSlipOf(id) : paths.orderOf(id);
}

/** The decoded lines of an order, as a receipt shows them. */
export function linesOf({ items }: Pick<Order, 'items'>): OrderLine[] {
  return items.map((item) => ({
    ...item,
    ...readLine(item),
    gameName: item.gameName || gameName(item.gameId, item.ticket),
    totalPrice: item.totalPrice ?? item.unitPrice * item.quantity,
  }));
}

/** Whether the order is of these lines and none besides: the server's cart may hold more than this device has seen. */
export function isOrderOf({ items, total }: Pick<Order, 'items' | 'total'>, lines: readonly OrderLine[]): boolean {
  const isOrdered = (line: OrderLine) => items.some(({ id, quantity }) => id === line.id && quantity === line.quantity);
  return items.length === lines.length && lines.every(isOrdered) && total === cartTotals(lines).total;
}

/** What became of an order, in a badge. */
export const statusLabel: Readonly<Record<OrderStatus, string>> = {
  pending: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  cancelled: 'Đã hủy',
  refunded: 'Đã hoàn tiền',
  expired: 'Đã hết hạn',
};

/** Whether all its draws are over at `now`, in ms since the epoch; a run of several draws is not told by its order. */
function isDrawn({ items }: Pick<Order, 'items'>, now: number): boolean {
  const moment = `${vietnamDay(now)} ${vietnamTime(now)}`;
  return items.every(({ periodId, numberPeriod }) => {
    const draw = readPeriodId(periodId);
    return draw !== null && numberPeriod === 1 && `${draw.day} ${draw.time ?? '24:00'}` < moment;
  });
}

/** The same as a sentence over the receipt; `now` is the server's, in ms since the epoch. */
export function statusSentence(order: Pick<Order, 'status' | 'items'>, now: number): string {
  switch (order.status) {
    case 'pending':
      return 'Đơn hàng đang chờ thanh toán. Chưa có khoản tiền nào bị trừ.';
    case 'paid':
      return isDrawn(order, now)
        ? 'Thanh toán thành công. Kỳ quay đã qua, kết quả nằm ở vé của bạn.'
        : 'Thanh toán thành công. Vé đã sẵn sàng dự thưởng.';
    case 'refunded':
      return 'Kỳ quay bị hủy. Tiền vé đã được hoàn vào Ví Vé Lộc.';
    case 'expired':
      return 'Đơn hàng đã hết hạn và chưa bị trừ tiền. Vui lòng chọn vé lại.';
    case 'cancelled':
      return 'Đơn hàng đã hủy và chưa bị trừ tiền.';
  }
}

/**
 * What is read about a refused proof. The server's own sentence for a wrong PIN is that of a login, which does not tell
 * whose the phone is.
 */
export function proofLabel(error: unknown): string {
  const isWrongPin = error instanceof ApiError && error.code === 'PIN_INVALID';
  return isWrongPin ? 'Mã PIN không đúng. Vui lòng nhập lại.' : messageOf(error);
}
