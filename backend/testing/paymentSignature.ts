import { mintSignature } from '../sessions/signature';
import type { TestPlayer, TestShop } from './testShop';

/** The one-time proof that a player would get for the code sent to the phone. */
export function paymentSignature({ shop }: TestShop, { phone }: TestPlayer): Promise<string> {
  return shop.db.transaction().execute((trx) => mintSignature(shop, trx, { phone, purpose: 'payment' }));
}
