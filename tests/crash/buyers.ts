import { newId } from '../../backend/ids';
import { recordWalletTransaction } from '../../backend/ledger/walletTransactions';
import { openSession } from '../../backend/sessions/openSession';
import { readSettings } from '../../backend/settings/readSettings';
import { openShop } from '../../backend/start/openShop';
import { insertUser } from '../../backend/testing/insertUser';
import { receiveTransfer } from '../../backend/topup/credit';

/** A player with a full wallet, ready to buy. */
export interface Buyer {
  userId: string;
  token: string;
  /** What the wallet holds before anything is bought, in đồng. */
  funds: number;
}

const FUNDS = 900_000_000_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {}, call: () => {} };

/** Makes the database that the environment names with some players in it, whose tokens hold at its `VELOC_CLOCK`. */
export async function prepareBuyers(environment: Record<string, string>, count: number): Promise<Buyer[]> {
  const { shop, close } = await openShop(readSettings(environment), quiet);
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = shop.clock.now();
    const userId = newId(at);
    const token = await shop.db.transaction().execute(async (trx) => {
      const phone = `+8490000${String(index).padStart(4, '0')}`;
      await insertUser(trx, { id: userId, phone, name: `Người chơi ${index + 1}`, at });
      const topUp = await recordWalletTransaction(trx, { userId, kind: 'topup', amount: FUNDS, status: 'pending', at });
      await receiveTransfer(trx, { id: topUp.id, provider: 'gateway', providerRef: topUp.id, amount: FUNDS, at });
      return (await openSession(shop, trx, { userId, epoch: 0, device: 'buyer' })).token;
    });
    buyers.push({ userId, token, funds: FUNDS });
  }
  await close();
  return buyers;
}
