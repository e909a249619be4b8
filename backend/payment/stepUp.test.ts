import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { hashPin } from '../sessions/pin';
import { mintSignature } from '../sessions/signature';
import { checkOut, confirm, megaLine, megaTicket } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await checkLedger(shop.shop.db)).toEqual([]);
  await shop.close();
});

const confirmBy = (body: unknown, { token }: TestPlayer) =>
  shop.call('POST', '/payment/cart-payment-confirm', { token, body });

async function givePin({ userId }: TestPlayer): Promise<void> {
  const pin = await hashPin('720461');
  await shop.shop.db.updateTable('users').set({ pin_hash: pin }).where('id', '=', userId).execute();
}

describe('large orders', () => {
  // Bao 12: 924 plays, 9,240,000 đồng.
  const large = {
    ...megaLine,
    ticket: { ...megaTicket, listNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], playMethod: { id: 'GROUP_12' } },
    unitPrice: 9_240_000,
  };

  it('ask for a proof, and take the PIN', async () => {
    const rich = await shop.newPlayer({ balance: 10_000_000 });
    await givePin(rich);
    const { id } = await checkOut(shop, rich, [large]);
    expect(await confirm(shop, rich, id)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    const wrong = await confirmBy({ id, pin: '140788' }, rich);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    const right = await confirmBy({ id, pin: '720461' }, rich);
    expect(right).toMatchObject({ status: 200, body: { data: { balance: { amount: 760_000 } } } });
  });

  it('are paid once by right PINs sent at once, which lock nothing', async () => {
    const rich = await shop.newPlayer({ balance: 10_000_000 });
    await givePin(rich);
    const { id } = await checkOut(shop, rich, [large]);
    const body = { id, pin: '720461' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirmBy(body, rich)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('take a signature of purpose payment, once', async () => {
    const rich = await shop.newPlayer({ balance: 20_000_000 });
    const mint = (purpose: 'payment' | 'login') =>
      shop.shop.db.transaction().execute((trx) => mintSignature(shop.shop, trx, { phone: rich.phone, purpose }));
    const { id } = await checkOut(shop, rich, [large]);
    const ofLogin = await confirmBy({ id, signature: await mint('login') }, rich);
    expect(ofLogin).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
    const signature = await mint('payment');
    expect((await confirmBy({ id, signature }, rich)).status).toBe(200);
    const next = await checkOut(shop, rich, [large]);
    const again = await confirmBy({ id: next.id, signature }, rich);
    expect(again).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
  });
});

describe('orders that are large together', () => {
  const half = {
    ...megaLine,
    ticket: { ...megaTicket, listNumber: [1, 2, 3, 4, 5, 6] },
    quantity: 300,
    unitPrice: 10_000,
  };
  const refused = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };

  it('ask for a proof, after which, or after a day, they add up anew', async () => {
    const rich = await shop.newPlayer({ balance: 30_000_000 });
    const pay = async (proof: object = {}) => {
      shop.passTime(1000);
      const { id } = await checkOut(shop, rich, [half]);
      return confirmBy({ id, ...proof }, rich);
    };
    const sign = () =>
      shop.shop.db
        .transaction()
        .execute((trx) => mintSignature(shop.shop, trx, { phone: rich.phone, purpose: 'payment' }));
    expect((await pay()).status).toBe(200);
    expect(await pay()).toMatchObject(refused);
    expect((await pay({ signature: await sign() })).status).toBe(200);
    expect((await pay()).status).toBe(200);
    expect(await pay()).toMatchObject(refused);
  });
});
