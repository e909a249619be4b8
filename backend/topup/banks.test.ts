import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

describe('banks', () => {
  it('are listed with their codes', async () => {
    const { body } = await shop.call('POST', '/banks/get-all', { body: {} });
    const banks = body.data as { code: string; bin: string; fullName?: string }[];
    const fullName = 'Ngân hàng TMCP Ngoại Thương Việt Nam';
    expect(banks[0]).toEqual({ id: 'vcb', code: 'VCB', name: 'Vietcombank', fullName, logo: null, bin: '970436' });
    expect(banks.find(({ code }) => code === 'LPB')?.fullName).toBe('Ngân hàng TMCP Lộc Phát Việt Nam');
    expect(banks.filter((bank) => !bank.fullName)).toEqual([]);
    expect(banks.length).toBeGreaterThan(30);
    expect(new Set(banks.map(({ bin }) => bin)).size).toBe(banks.length);
    expect(banks.filter(({ bin }) => !/^\d{6}$/.test(bin))).toEqual([]);
    const { body: accounts } = await shop.call('GET', '/accounts/get-active');
    expect(accounts.data).toMatchObject([{ id: 'sandbox', bank: { code: 'VCB' } }]);
  });
});

describe('without the sandbox', () => {
  it('nobody plays the bank and no simulated account is shown', async () => {
    const real = await testShop({
      environment: {
        VELOC_SANDBOX: '0',
        VELOC_OTP_SENDER: 'https://sms.example/send',
        VELOC_SHOP_NAME: 'shop.example.vn',
        VELOC_GATEWAY_SECRET: 'a secret that the gateway shares',
      },
    });
    const { token } = await real.newPlayer();
    const played = await real.call('POST', '/sandbox/bank-transfers', { body: { transferNote: 'x', amount: 1 } });
    expect(played.status).toBe(404);
    expect((await real.call('GET', '/accounts/get-active')).body.data).toEqual([]);
    const refused = await real.call('POST', '/internalpaygateway/init', { token, body: { amount: 10_000 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'NO_RECEIVING_ACCOUNT' } });
    await real.close();
  });
});
