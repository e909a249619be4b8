import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { testShop, type TestShop } from './testShop';

export const PIN = '274913';
export const DAY = 24 * 3_600_000;

/** A shop for the tests of a file, and in each of them a phone, whose owner registers with `PIN` and others guess it. */
export function pinOwner() {
  const now = {} as { shop: TestShop; phone: string };
  let people = 0;
  beforeAll(async () => {
    now.shop = await testShop({ environment: { VELOC_TRUST_PROXY: '1', VELOC_LIMIT_ADDRESS_PINS: '6' } });
  });
  afterAll(() => now.shop.close());
  beforeEach(() => {
    people += 1;
    now.phone = `+8491${String(2_000_000 + people)}`;
    now.shop.logged.length = 0;
  });

  const post = (path: string, body: object, token?: string, headers: Record<string, string> = {}) =>
    now.shop.call('POST', path, { body, headers, ...(token && { token }) });
  const loginByPin = (pin: string, headers: Record<string, string> = {}) =>
    post('/auth/login-by-pin', { phone: now.phone, pin }, undefined, headers);

  async function signatureFor(purpose: string, token?: string): Promise<string> {
    now.shop.passTime(60_000);
    const sent = await post('/otp-verify/send', { phone: now.phone, purpose }, token);
    const { challengeId } = sent.body.data as { challengeId: string };
    const code = now.shop.codes.at(-1)?.code;
    return (
      (await post('/otp-verify/verify', { challengeId, phone: now.phone, code })).body.data as { signature: string }
    ).signature;
  }

  /** Registers a player who has no deposit; answers the token, and the cookie of the device. */
  async function registerOnly(
    name: string,
  ): Promise<{ token: string; userId: string; device: Record<string, string> }> {
    const signature = await signatureFor('register');
    const body = { phone: now.phone, name, signature, pin: PIN, acceptPrivacy: true };
    const registered = await post('/register-account', body);
    expect(registered.status, registered.text).toBe(200);
    const cookie = registered.headers.getSetCookie().find((line) => line.startsWith('veloc_device='));
    const { id: userId } = (registered.body.data as { user: { id: string } }).user;
    return { token: registered.body.token as string, userId, device: { Cookie: cookie?.split(';')[0] ?? '' } };
  }

  async function deposit(token: string): Promise<void> {
    const top = await post('/internalpaygateway/init', { amount: 1_000_000 }, token);
    const { transferNote } = top.body.data as { transferNote: string };
    await post('/sandbox/bank-transfers', { transferNote, amount: 1_000_000 });
  }

  /** As `registerOnly`, with a deposit of a million then. */
  async function register(name: string): ReturnType<typeof registerOnly> {
    const owner = await registerOnly(name);
    await deposit(owner.token);
    return owner;
  }

  const withdraw = (token: string, accountHolder: string, proof: object) =>
    post(
      '/client-withdraw/add-new',
      { amount: 100_000, bankId: 'vcb', accountNumber: '6666666666', accountHolder, source: 'wallet', ...proof },
      token,
    );

  const notificationsOf = async (token: string) =>
    (
      (await now.shop.call('GET', '/client-notifications', { token })).body.data as { kind: string; params: object }[]
    ).map(({ kind, params }) => ({ kind, params }));

  return { now, post, loginByPin, signatureFor, registerOnly, deposit, register, withdraw, notificationsOf };
}
