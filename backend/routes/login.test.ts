import { sessionSchema } from '@veloc/rules';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sessionCalls } from '../testing/sessionCalls';

const MINUTE = 60_000;
const { now, newPhone, sendCode, proof, register, profile } = sessionCalls();

describe('register and log in', () => {
  test('a new phone registers, an old one logs in', async () => {
    const phone = newPhone();
    const exists = () => now.shop.call('POST', '/otp-verify/check-user', { body: { endpointId: 'WEB', phone } });
    expect((await exists()).body.data).toEqual({ exists: false });

    const registered = await register(phone, { name: 'Lộc' });
    expect(v.parse(sessionSchema, registered.body.data).user).toMatchObject({ phone, name: 'Lộc', reward: 0 });
    expect(registered.body['token']).toBe(registered.body.data['token']);
    expect((await exists()).body.data).toEqual({ exists: true });

    now.shop.passTime(MINUTE);
    const signature = await proof(phone);
    const body = { phone, endPointId: 'WEB', signature };
    const session = await now.shop.call('POST', '/client-get-token-by-endpoint', { body });
    expect((await profile(session.body['token'])).body.data).toMatchObject({ phone });
    // The proof is used up.
    expect(await now.shop.call('POST', '/client-get-token-by-endpoint', { body })).toMatchObject({
      status: 403,
      body: { code: 'SIGNATURE_INVALID' },
    });
  });

  test('an account is opened by its id and a proof of its phone', async () => {
    const { phone, userId } = await now.shop.newPlayer();
    const body = { uid: userId, signature: await proof(phone) };
    const session = await now.shop.call('POST', '/auth/login-by-uid', { body });
    expect((await profile(session.body['token'])).body.data).toMatchObject({ id: userId, phone });
    expect((await now.shop.call('POST', '/auth/login-by-uid', { body })).status).toBe(403);
  });

  test('the key of a login, repeated after its session has ended, answers none of its dead tokens', async () => {
    const phone = newPhone();
    await register(phone, { pin: '274913' });
    const asked = async () => {
      now.shop.passTime(MINUTE);
      const { challengeId, code } = await sendCode(phone);
      return { challengeId, phone, code, purpose: 'login' };
    };
    const logins: [string, object, number][] = [
      ['/auth/login-by-pin', { phone, pin: '274913' }, 200],
      ['/otp-verify/submit', await asked(), 400],
      ['/client-get-token-by-endpoint', { phone, signature: (now.shop.passTime(MINUTE), await proof(phone)) }, 403],
    ];
    for (const [path, body, repeated] of logins) {
      const login = () => now.shop.call('POST', path, { body, key: 'the-key-of-a-login' });
      const first = await login();
      expect(first.status, first.text).toBe(200);
      expect((await login()).text).toBe(first.text);
      await now.shop.call('POST', '/auth/logout', { token: first.body.token, body: {} });
      const afresh = await login();
      expect([path, afresh.status]).toEqual([path, repeated]);
      if (repeated === 200) {
        expect((await profile(afresh.body.token)).status).toBe(200);
        expect((await login()).text).toBe(afresh.text);
      }
    }
  });

  test('a user object without a proof never mints a token', async () => {
    const { phone, userId } = await now.shop.newPlayer();
    const user = { id: userId, phone, endPointId: 'WEB', name: 'x', identify: null };
    const path = '/client-get-token-by-endpoint';
    expect((await now.shop.call('POST', path, { body: user })).status).toBe(400);
    expect((await now.shop.call('POST', path, { body: { ...user, signature: '' } })).status).toBe(403);
    expect((await now.shop.call('POST', path, { body: { ...user, signature: 'x'.repeat(43) } })).status).toBe(403);
    expect((await now.shop.call('POST', path, { body: { ...user, signature: null } })).status).toBe(400);
  });

  test("a proof for one phone does not open another's account", async () => {
    const { phone: victim, userId } = await now.shop.newPlayer();
    const signature = await proof(newPhone());
    const bodies = [
      ['/client-get-token-by-endpoint', { phone: victim, signature }],
      ['/auth/login-by-uid', { uid: userId, signature }],
    ] as const;
    for (const [path, body] of bodies) expect((await now.shop.call('POST', path, { body })).status).toBe(403);
  });

  test.each(['AN\rBINH', 'AN\u001b[2J', 'AN\u202EHNIB', '\u200b'])(
    'registering takes no name such as %j',
    async (name) => {
      expect(await register(newPhone(), { name })).toMatchObject({ status: 400, body: { data: { field: 'name' } } });
    },
  );

  test('registering needs the accepted text, and a phone only once', async () => {
    const phone = newPhone();
    const refused = await register(phone, { acceptPrivacy: false });
    expect(refused).toMatchObject({ status: 403, body: { code: 'AGE_NOT_CONFIRMED' } });
    now.shop.passTime(MINUTE);
    expect((await register(phone)).status).toBe(200);
    now.shop.passTime(MINUTE);
    expect(await register(phone)).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
  });

  test('a repeat of a registration gets the first answer, byte for byte, and one account', async () => {
    const phone = newPhone();
    const body = { phone, signature: await proof(phone, 'register'), acceptPrivacy: true };
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => now.shop.call('POST', '/register-account', { body, key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const other = await now.shop.call('POST', '/register-account', { body: { ...body, name: 'khác' }, key });
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    const rows = await now.shop.shop.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    expect(rows).toHaveLength(1);
    const stored = await now.shop.shop.db
      .selectFrom('idempotency_keys')
      .select('response')
      .where('key', '=', key)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(answers[0]?.body['token']);
  });

  test('a repeat of a login gets the first answer, and one session', async () => {
    const phone = newPhone();
    await register(phone, { pin: '482913' });
    now.shop.passTime(MINUTE);
    const logins = [
      ['/client-get-token-by-endpoint', { phone, signature: await proof(phone) }],
      ['/auth/login-by-pin', { phone, pin: '482913' }],
    ] as const;
    for (const [path, body] of logins) {
      const key = crypto.randomUUID();
      const first = await now.shop.call('POST', path, { body, key });
      const again = await now.shop.call('POST', path, { body, key });
      expect([first.status, again.status, again.text], path).toEqual([200, 200, first.text]);
    }
  });

  test.each(['0912345678', '+8491234567', '+849123456789', '+1', 'x', '+84 91234567a', null, 84_912_345_678])(
    'refuses the phone %j',
    async (phone) => {
      expect(await now.shop.call('POST', '/otp-verify/check-user', { body: { phone } })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR' },
      });
    },
  );

  test('reads one phone however it is typed', async () => {
    const { phone } = await now.shop.newPlayer({ phone: '+84977000111' });
    for (const typed of [phone, '+84 977 000 111', '+840977000111']) {
      const answer = await now.shop.call('POST', '/otp-verify/check-user', { body: { phone: typed } });
      expect(answer.body.data, typed).toEqual({ exists: true });
    }
  });
});
