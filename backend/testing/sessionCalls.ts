import { afterAll, beforeAll, expect } from 'vitest';
import { testShop, type TestShop } from './testShop';

/** A shop for the tests of a file, and the calls by which people get into their accounts. */
export function sessionCalls() {
  const now = {} as { shop: TestShop };
  const unlimited = { VELOC_LIMIT_ADDRESS_SENDS: '100000', VELOC_LIMIT_ADDRESS_CHECKS: '100000' };
  beforeAll(async () => {
    now.shop = await testShop({ environment: unlimited });
  });
  afterAll(() => now.shop.close());

  let numbers = 0;
  function newPhone(): string {
    numbers += 1;
    return `+8498${String(1_000_000 + numbers)}`;
  }

  async function sendCode(phone: string, purpose = 'login') {
    const sent = await now.shop.call('POST', '/otp-verify/send', { body: { phone, purpose } });
    expect(sent.status, sent.text).toBe(200);
    return { challengeId: sent.body.data['challengeId'] as string, code: now.shop.codes.at(-1)?.code ?? '' };
  }

  async function proof(phone: string, purpose = 'login'): Promise<string> {
    const { challengeId, code } = await sendCode(phone, purpose);
    const verified = await now.shop.call('POST', '/otp-verify/verify', { body: { challengeId, phone, code } });
    expect(verified.status, verified.text).toBe(200);
    return verified.body.data['signature'];
  }

  async function register(phone: string, more: object = {}) {
    const signature = await proof(phone, 'register');
    return now.shop.call('POST', '/register-account', { body: { phone, signature, acceptPrivacy: true, ...more } });
  }

  function refresh(refreshToken: string) {
    return now.shop.call('POST', '/auth/refresh', { body: { refreshToken } });
  }

  function profile(token: string) {
    return now.shop.call('POST', '/users/get-profile', { token });
  }

  return { now, newPhone, sendCode, proof, register, refresh, profile };
}
