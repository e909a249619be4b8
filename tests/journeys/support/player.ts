import type { Page } from '@playwright/test';
import type { GatewayOrder, Order, OtpChallenge, Tokens, User } from '@veloc/rules';
import { shopCall } from './shopCall';
import type { ShopServer } from './shopServer';

export interface Player {
  /** Without its country code, as it is typed. */
  phone: string;
  token: string;
  /** What the storefront keeps of a session on the device. */
  storage: Record<string, string>;
}

let phones = 0;

/** A number that no other journey uses. */
export function freshPhone(): string {
  phones += 1;
  return `9120${String(phones).padStart(5, '0')}`;
}

/** Registers a player by the calls the pages make and fills the wallet; `balance` in đồng, `pin` of six digits. */
export async function newPlayer(
  shop: ShopServer,
  { balance = 0, pin }: { balance?: number; pin?: string } = {},
): Promise<Player> {
  const phone = freshPhone();
  const e164 = `+84${phone}`;
  const { challengeId } = await shopCall<OtpChallenge>(shop, '/otp-verify/send', {
    body: { phone: e164, purpose: 'register' },
  });
  const code = await shop.codeFor(e164);
  const { signature } = await shopCall<{ signature: string }>(shop, '/otp-verify/verify', {
    body: { challengeId, phone: e164, code },
  });
  const { token, refreshToken, user } = await shopCall<Tokens & { user: User }>(shop, '/register-account', {
    body: { phone: e164, name: 'An', signature, acceptPrivacy: true, ...(pin ? { pin } : {}) },
  });
  if (balance > 0) await transfer(shop, token, balance);
  return {
    phone,
    token,
    storage: {
      'veloc.token': token,
      'veloc.refresh-token': refreshToken ?? '',
      'veloc.user': JSON.stringify(user),
      'veloc.age-confirmed': 'true',
      // Wins were seen: they take the screen in the journey that is about them.
      'veloc.seen-wins': JSON.stringify({ until: Number.MAX_SAFE_INTEGER, seen: [] }),
    },
  };
}

async function transfer(shop: ShopServer, token: string, amount: number) {
  const { transferNote } = await shopCall<GatewayOrder>(shop, '/internalpaygateway/init', {
    token,
    body: { amount, returnUrl: '/account' },
  });
  await shopCall(shop, '/sandbox/bank-transfers', { body: { transferNote, amount } });
}

/** Buys one Mega ticket of six numbers for the next draw. */
export async function buyMegaTicket(shop: ShopServer, { token }: Player, numbers: number[]) {
  const tickets = [{ code: 'A', listNumber: numbers, price: '10000', isDone: true }];
  const order = await shopCall<Order>(shop, '/client-tickets/create-raw-ticket', {
    token,
    body: { gameId: 'mega', periodId: null, numberPeriod: 1, tickets, total: 10_000 },
  });
  await shopCall(shop, '/client-transaction/add-transaction', { token, body: { orderId: order.id, source: 'wallet' } });
}

/** Puts the player's session on the device of `page`, which has not opened the shop yet. */
export async function arriveAs(page: Page, shop: ShopServer, { storage }: Player) {
  await page.goto(`${shop.url}/health`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
}
