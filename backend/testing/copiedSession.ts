import { afterAll, beforeAll, expect } from 'vitest';
import { mintSignature } from '../sessions/signature';
import { testShop, type TestShop } from './testShop';

export const [PIN, NEW_PIN] = ['281593', '907152'];

/** A shop for the tests of a file, in which somebody copied a refresh token from the owner's browser. */
export function copiedSession() {
  const now = {} as { shop: TestShop };
  const unlimited = { VELOC_LIMIT_ADDRESS_CHECKS: '100000', VELOC_LIMIT_PLAYER_WRITES: '1200' };
  beforeAll(async () => {
    now.shop = await testShop({ environment: unlimited });
  });
  afterAll(() => now.shop.close());

  async function refresh(refreshToken: string) {
    const { status, body } = await now.shop.call('POST', '/auth/refresh', { body: { refreshToken } });
    return {
      status,
      refreshToken: (body.data?.['refreshToken'] ?? '') as string,
      token: (body['token'] ?? '') as string,
    };
  }
  const profile = async (token: string) => (await now.shop.call('POST', '/users/get-profile', { token })).status;
  const proofFor = (phone: string, purpose: 'login' | 'change_pin') =>
    now.shop.shop.db.transaction().execute((trx) => mintSignature(now.shop.shop, trx, { phone, purpose }));

  async function playerWithPin() {
    const player = await now.shop.newPlayer();
    const signature = await proofFor(player.phone, 'change_pin');
    const { refreshToken } = player;
    const set = await now.shop.call('POST', '/users/change-pass', {
      token: player.token,
      body: { newPin: PIN, signature, refreshToken },
    });
    expect(set.status, set.text).toBe(200);
    const [token, next] = [set.body.data['token'] as string, set.body.data['refreshToken'] as string];
    return { ...player, token, refreshToken: (await refresh(next)).refreshToken };
  }

  function changePin({ token, refreshToken }: { token: string; refreshToken?: string }, key?: string) {
    const body = { oldPin: PIN, newPin: NEW_PIN, refreshToken };
    return now.shop.call('POST', '/users/change-pass', { token, body, ...(key && { key }) });
  }

  return { now, refresh, profile, proofFor, playerWithPin, changePin };
}
