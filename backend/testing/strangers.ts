import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { hashPin } from '../sessions/pin';
import { testShop, type TestAnswer, type TestPlayer, type TestShop } from './testShop';

export const MINUTE = 60_000;
export const PIN = '274913';
export const WRONG_PIN = '274914';

export type Headers = Record<string, string>;

/** The cookie that tells a device that has logged in from any other. */
export function deviceOf(answer: TestAnswer, name = 'veloc_device'): Headers {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Strict/);
  return { Cookie: cookie?.split(';')[0] ?? '' };
}

/** A PIN for an account that has none. */
export async function givePin({ shop }: Pick<TestShop, 'shop'>, userId: string): Promise<void> {
  const pin_hash = await hashPin(PIN);
  await shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
}

/**
 * A shop for the tests of a file, on the default limits of a phone; in each of them a player at a device that logged in
 * by PIN, and strangers who attack that phone.
 */
export function strangers() {
  const now = {} as {
    shop: TestShop;
    player: TestPlayer;
    /** The cookie of the device. */
    device: Headers;
    /** Of the session there. */
    token: string;
  };
  beforeAll(async () => {
    now.shop = await testShop({
      environment: {
        // They would only come first.
        VELOC_LIMIT_ADDRESS_SENDS: '1000000',
        VELOC_LIMIT_ADDRESS_CHECKS: '1000000',
        // However slow the machine, no call of a flood is refused for having waited.
        VELOC_DATABASE_CONNECT_MS: '60000',
      },
    });
  });
  afterAll(() => now.shop.close());
  beforeEach(async () => {
    now.shop.passTime(24 * 60 * MINUTE);
    now.player = await now.shop.newPlayer();
    await givePin(now.shop, now.player.userId);
    const login = await loginByPin(now.player.phone, PIN);
    now.device = deviceOf(login);
    now.token = login.body.token;
  });

  function send(phone: string, purpose = 'login', { token, headers }: { token?: string; headers?: Headers } = {}) {
    const body = { phone, purpose, endpointId: 'WEB' };
    return now.shop.call('POST', '/otp-verify/send', { body, ...(token && { token }), ...(headers && { headers }) });
  }

  /** A code that was sent, and one that is wrong. */
  function codesIn(answer: TestAnswer) {
    expect(answer.status, answer.text).toBe(200);
    const right = now.shop.codes.at(-1)?.code ?? '';
    return {
      challengeId: answer.body.data['challengeId'] as string,
      right,
      wrong: right === '000000' ? '000001' : '000000',
    };
  }

  const verify = (phone: string, challengeId: string, code: string, headers: Headers = {}) =>
    now.shop.call('POST', '/otp-verify/verify', { body: { phone, challengeId, code }, headers });
  const loginByPin = (phone: string, pin: string, headers: Headers = {}) =>
    now.shop.call('POST', '/auth/login-by-pin', { body: { phone, pin }, headers });

  /** What 31 calls of an outsider do in 16 minutes: every code, every wrong code of the day, every PIN. */
  async function attack(phone: string, headersOf: (turn: number) => Headers = () => ({})) {
    let judged = 0;
    let turn = 0;
    const fresh = () => headersOf((turn += 1));
    for (let round = 0; round < 5; round += 1) {
      const answer = await send(phone, round % 2 ? 'payment' : 'login', { headers: fresh() });
      if (answer.status === 200) {
        const { challengeId, wrong } = codesIn(answer);
        for (let guess = 0; guess < 6; guess += 1) {
          const { body } = await verify(phone, challengeId, wrong, fresh());
          if (body.code === 'OTP_INVALID' && guess < 5) judged += 1;
        }
      }
      now.shop.passTime(4 * MINUTE);
    }
    for (let guess = 0; guess < 5; guess += 1) await loginByPin(phone, WRONG_PIN, fresh());
    return judged;
  }

  return { now, send, codesIn, verify, loginByPin, attack };
}
