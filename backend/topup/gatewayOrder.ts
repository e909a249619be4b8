import { TOP_UP, type GatewayOrder } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { WalletTransactionRow } from '../ledger/walletTransactions';
import type { Shop } from '../shop';

/** When a top-up's code ceases to be shown. Money that comes later is credited all the same. */
export function expiryOf({ created_at }: Pick<WalletTransactionRow, 'created_at'>): Date {
  return new Date(created_at.getTime() + TOP_UP.validFor);
}

/**
 * What to pay for a top-up by the shop's provider of now, to where it takes money now: the memo stays. Throws what the
 * provider does, for instance 409 NO_RECEIVING_ACCOUNT.
 */
export async function gatewayOrder(
  db: Kysely<Database>,
  shop: Shop,
  topUp: WalletTransactionRow,
): Promise<GatewayOrder> {
  const { id, amount, meta } = topUp;
  const transferNote = String(meta.transferNote);
  return {
    id,
    paymentUrl: `/account/recharge/checkout?order=${id}`,
    ...(await shop.paymentProvider.instructions(db, shop, { id, amount, transferNote })),
    transferNote,
    expiresAt: expiryOf(topUp).toISOString(),
    sandbox: shop.settings.sandbox,
  };
}
