import { TOP_UP, type GatewayOrder } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { TransactionRow } from '../ledger/transactions';
import type { Shop } from '../shop';
import { receivingAccount } from './receivingAccount';
import { vietQr } from './vietQr';

/** When a top-up's code ceases to be shown. Money that comes later is credited all the same. */
export function expiryOf({ created_at }: Pick<TransactionRow, 'created_at'>): Date {
  return new Date(created_at.getTime() + TOP_UP.shownFor);
}

/**
 * What to transfer for a top-up, to the account that receives transfers now: its memo alone says whose money it is.
 * Throws 409 NO_RECEIVING_ACCOUNT.
 */
export async function gatewayOrder(db: Kysely<Database>, shop: Shop, topUp: TransactionRow): Promise<GatewayOrder> {
  const { id, amount, meta } = topUp;
  const account = await receivingAccount(db, shop);
  const transferNote = String(meta.transferNote);
  return {
    id,
    paymentUrl: `/account/recharge/checkout?order=${id}`,
    qrContent: vietQr({ bin: account.bin, accountNumber: account.number, amount, note: transferNote }),
    accountNumber: account.number,
    accountBank: account.bankName,
    accountHolder: account.holder,
    transferNote,
    expiresAt: expiryOf(topUp).toISOString(),
    sandbox: shop.settings.sandbox,
  };
}
