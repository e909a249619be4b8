import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Everything here runs on the default limits of the shop.
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

let phone = '';
let numbers = 0;
beforeEach(() => {
  numbers += 1;
  phone = `+8497${String(1_000_000 + numbers)}`;
});

function send(purpose = 'login', key?: string) {
  return shop.call('POST', '/otp-verify/send', { body: { phone, purpose, endpointId: 'WEB' }, ...(key && { key }) });
}

function verify(challengeId: string, code: string, of = phone) {
  return shop.call('POST', '/otp-verify/verify', { body: { challengeId, phone: of, code } });
}

async function sent(purpose = 'login') {
  const answer = await send(purpose);
  expect(answer.status, answer.text).toBe(200);
  const code = shop.codes.at(-1)?.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  return { challengeId: answer.body.data['challengeId'] as string, code, wrong };
}

describe('sending', () => {
  test('a code has six digits, is sent to the phone and never answered', async () => {
    const answer = await send();
    expect(shop.codes.at(-1)).toMatchObject({ phone, purpose: 'login', code: expect.stringMatching(/^\d{6}$/) });
    expect(answer.text).not.toContain(shop.codes.at(-1)?.code);
    expect(answer.body.data).toEqual({
      challengeId: expect.any(String),
      expiresAt: new Date(shop.shop.clock.now().getTime() + 5 * MINUTE).toISOString(),
      resendAt: new Date(shop.shop.clock.now().getTime() + MINUTE).toISOString(),
      attemptsLeft: 5,
    });
    const stored = await shop.shop.db.selectFrom('otp_challenges').selectAll().where('phone', '=', phone).execute();
    expect(JSON.stringify(stored)).not.toContain(`"${shop.codes.at(-1)?.code}"`);
  });

  test('three codes in 15 minutes, a minute apart, whatever they are for', async () => {
    expect((await send()).status).toBe(200);
    const early = await send('payment');
    expect(early).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(early.headers.get('Retry-After')).toBe('60');
    shop.passTime(MINUTE);
    expect((await send('payment')).status).toBe(200);
    shop.passTime(MINUTE);
    const last = await send();
    // Says when the next one can be sent, which is not in a minute.
    const next = new Date(shop.shop.clock.now().getTime() + 13 * MINUTE).toISOString();
    expect(last).toMatchObject({ status: 200, body: { data: { resendAt: next } } });
    shop.passTime(MINUTE);
    expect((await send()).headers.get('Retry-After')).toBe(String(12 * 60));
    shop.passTime(12 * MINUTE);
    expect((await send()).status).toBe(200);
  });

  test('rivals for one phone get one code', async () => {
    const before = shop.codes.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(shop.codes.length - before).toBe(1);
  });

  test('a repeat with its key sends nothing more', async () => {
    const before = shop.codes.length;
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('login', key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(shop.codes.length - before).toBe(1);
  });

  test('a code that could not be sent counts for nothing, and its repeat sends another', async () => {
    const sendCode = shop.shop.sendCode;
    shop.shop.sendCode = async () => {
      throw new Error('no network');
    };
    const key = crypto.randomUUID();
    const failed = await send('login', key);
    shop.shop.sendCode = sendCode;
    expect(failed).toMatchObject({ status: 503, body: { code: 'OTP_NOT_SENT' } });
    expect(shop.logged.at(-1)).not.toContain(phone);
    expect((await send('login', key)).status).toBe(200);
    expect(shop.codes.at(-1)?.phone).toBe(phone);
  });

  test('a new code burns the one before of the same device', async () => {
    const { token, phone: own } = await shop.newPlayer();
    phone = own;
    const sentToOwn = async () => {
      const answer = await shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'payment' }, token });
      return { challengeId: answer.body.data['challengeId'] as string, code: shop.codes.at(-1)?.code ?? '' };
    };
    const first = await sentToOwn();
    shop.passTime(MINUTE);
    const second = await sentToOwn();
    expect((await verify(first.challengeId, first.code)).status).toBe(400);
    expect((await verify(second.challengeId, second.code)).status).toBe(200);
  });
});

describe('verifying', () => {
  test('five tries, then the code is burnt', async () => {
    const { challengeId, code, wrong } = await sent();
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect(await verify(challengeId, wrong)).toMatchObject({
        status: 400,
        body: { code: 'OTP_INVALID', data: { attemptsLeft } },
      });
    }
    expect((await verify(challengeId, code)).status).toBe(400);
  });

  test('five tries even when they come at once', async () => {
    const { challengeId, wrong } = await sent();
    await Promise.all(Array.from({ length: 40 }, () => verify(challengeId, wrong)));
    const row = await shop.shop.db
      .selectFrom('otp_challenges')
      .select('attempts')
      .where('id', '=', challengeId)
      .executeTakeFirst();
    expect(row).toEqual({ attempts: 5 });
  });

  test('one session from fifty right answers at once', async () => {
    const { challengeId, code } = await sent();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(challengeId, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('twenty failures a day, over any number of codes and purposes', async () => {
    let failures = 0;
    for (let round = 0; round < 4; round += 1) {
      const { challengeId, wrong } = await sent(round % 2 ? 'payment' : 'login');
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await verify(challengeId, wrong)).status).toBe(400);
        failures += 1;
      }
      shop.passTime(5 * MINUTE);
    }
    expect(failures).toBe(20);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    shop.passTime(DAY);
    const { challengeId, code } = await sent();
    expect((await verify(challengeId, code)).status).toBe(200);
  });

  test('the twentieth failure stops the code in hand too', async () => {
    await shop.shop.db
      .insertInto('otp_phones')
      .values({ phone, asker: '', failures: 19, failing_since: shop.shop.clock.now() })
      .execute();
    const { challengeId, code, wrong } = await sent();
    expect((await verify(challengeId, wrong)).status).toBe(400);
    expect((await verify(challengeId, code)).status).toBe(429);
  });

  test('five minutes', async () => {
    const first = await sent();
    shop.passTime(5 * MINUTE - 1);
    expect((await verify(first.challengeId, first.code)).status).toBe(200);
    shop.passTime(MINUTE);
    const second = await sent();
    shop.passTime(5 * MINUTE);
    expect((await verify(second.challengeId, second.code)).status).toBe(400);
  });

  test('unknown, used and foreign challenges get one answer', async () => {
    const { challengeId, code } = await sent();
    const foreign = await verify(challengeId, code, '+84988000000');
    await verify(challengeId, code);
    const used = await verify(challengeId, code);
    const unknown = await verify(crypto.randomUUID(), code);
    const nonsense = await verify("1' or true", code);
    expect(new Set([foreign, used, unknown, nonsense].map(({ text }) => text)).size).toBe(1);
    expect(foreign.status).toBe(400);
  });

  test('its state can be asked for, its code cannot', async () => {
    const { challengeId, code, wrong } = await sent();
    await verify(challengeId, wrong);
    const state = await shop.call('POST', '/otp-verify/get', { body: { challengeId } });
    expect(state.body.data).toMatchObject({ challengeId, attemptsLeft: 4 });
    expect(state.text).not.toContain(code);
    expect((await shop.call('POST', '/otp-verify/get', { body: { challengeId: 'x' } })).status).toBe(404);
  });

  test('a lost answer is repeated with its key', async () => {
    const { challengeId, code } = await sent();
    const call = { body: { challengeId, phone, code }, key: crypto.randomUUID() };
    const first = await shop.call('POST', '/otp-verify/verify', call);
    expect(first.status).toBe(200);
    expect((await shop.call('POST', '/otp-verify/verify', call)).text).toBe(first.text);
  });
});

describe('submit', () => {
  test('logs a known phone in, proves a new one, signs a payment', async () => {
    const newcomer = await sent('register');
    const proved = await shop.call('POST', '/otp-verify/submit', {
      body: { challengeId: newcomer.challengeId, code: newcomer.code, purpose: 'register' },
    });
    expect(proved.body.data).toEqual({ verified: true, user: null, signature: expect.any(String) });

    phone = (await shop.newPlayer()).phone;
    const known = await sent();
    const session = await shop.call('POST', '/otp-verify/submit', {
      body: { challengeId: known.challengeId, code: known.code, purpose: 'login' },
    });
    expect(session.body.data).toMatchObject({ token: session.body.token, user: { phone } });

    shop.passTime(MINUTE);
    const paying = await sent('payment');
    const signed = await shop.call('POST', '/otp-verify/submit', {
      body: { challengeId: paying.challengeId, code: paying.code, purpose: 'payment' },
    });
    expect(Object.keys(signed.body.data)).toEqual(['signature']);
  });

  test('a code serves only the purpose it was sent for', async () => {
    phone = (await shop.newPlayer()).phone;
    const { challengeId, code } = await sent('payment');
    const body = { challengeId, code, purpose: 'login' };
    expect((await shop.call('POST', '/otp-verify/submit', { body })).status).toBe(400);

    const signature = (await verify(challengeId, code)).body.data['signature'];
    const login = await shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } });
    expect(login).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
  });
});
