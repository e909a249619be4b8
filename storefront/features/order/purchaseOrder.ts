import { cartTotals, type Order } from '@veloc/rules';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import type { BuyNowPurchase } from '../../state/payment/buyNowPurchase';

const drawSchema = v.object({ channelId: v.string(), resultDate: v.string() });

/** Makes the order of a 'Mua ngay' by its game's own call (spec section 7). */
export function purchaseOrder(
  api: Pick<ApiClient, 'createTicketOrder' | 'createLotoOrder' | 'createClassicOrder'>,
  { gameId, lines }: BuyNowPurchase,
  key: string,
): Promise<Order> {
  const tickets = lines.map(({ ticket }) => ticket);
  const { total } = cartTotals(lines);
  const [first] = lines;
  const run = { periodId: first?.periodId ?? null, numberPeriod: first?.numberPeriod ?? 1 };
  if (gameId === 'loto') return api.createLotoOrder({ ...run, tickets, total }, key);
  if (gameId !== 'classic') return api.createTicketOrder({ gameId, ...run, tickets, total }, key);
  return api.createClassicOrder({ ...v.parse(drawSchema, first?.ticket), tickets, total }, key);
}
