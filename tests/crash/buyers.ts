import { newId } from '../../backend/ids';
import { recordWalletTransaction } from '../../backend/ledger/walletTransactions';
import { openSession } from '../../backend/sessions/openSession';
import { readSettings } from '../../backend/settings/readSettings';
import { openShop } from '../../backend/start/openShop';
import { insertUser } from '../../backend/testing/insertUser';
import { receiveTransfer } from '../../backend/topup/credit';
import { send } from './client';

/** A player with a full wallet, ready to buy. */
export interface Buyer {
  userId: string;
  token: string;
  refreshToken: string;
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
    const tokens = await shop.db.transaction().execute(async (trx) => {
      const phone = `+8490000${String(index).padStart(4, '0')}`;
      await insertUser(trx, { id: userId, phone, name: `Người chơi ${index + 1}`, at });
      const topUp = await recordWalletTransaction(trx, { userId, kind: 'topup', amount: FUNDS, status: 'pending', at });
      await receiveTransfer(trx, { id: topUp.id, provider: 'gateway', providerRef: topUp.id, amount: FUNDS, at });
      return openSession(shop, trx, { userId, epoch: 0, device: 'buyer' });
    });
    buyers.push({ userId, token: tokens.token, refreshToken: tokens.refreshToken, funds: FUNDS });
  }
  await close();
  return buyers;
}

/** Gives the buyers new tokens, after the shop's clock has moved on. */
export async function renewSessions(url: string, buyers: readonly Buyer[]): Promise<void> {
  for (const buyer of buyers) {
    const { refreshToken, token } = buyer;
    const { status, data } = await send(url, '/auth/refresh', { token, body: { refreshToken } });
    if (status !== 200) throw new Error(`A session was not renewed: ${status}`);
    const issued = data as { token: string; refreshToken: string };
    buyer.token = issued.token;
    buyer.refreshToken = issued.refreshToken;
  }
}
