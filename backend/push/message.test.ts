import { gameIds } from '@veloc/rules';
import { jwtVerify } from 'jose';
import { createECDH, createPublicKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSecrets } from '../secrets';
import { pushedBrowser } from '../testing/pushService';
import { encryptPush, freshKey, isPublicKey, plainMessage, vapidHeader } from './message';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const vector = {
  plain: Buffer.from('When I grow up, I want to be a watermelon'),
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 is encrypted to its bytes, and read from them', () => {
  const key = createECDH('prime256v1');
  key.setPrivateKey(vector.sender, 'base64url');
  const address = { p256dh: bytes(vector.receiverPublic), auth: bytes(vector.auth) };
  const encrypted = encryptPush(vector.plain, address, { key, salt: bytes(vector.salt), length: 0 });
  expect(encrypted.toString('base64url')).toBe(vector.encrypted);
  const browser = pushedBrowser('', { private: vector.receiver, auth: vector.auth });
  expect(browser.subscription.p256dh).toBe(vector.receiverPublic);
  expect(browser.read(encrypted)).toBe(vector.plain.toString());
});

test('a message is read by its browser alone, and of one length whatever the game and draw', () => {
  const [browser, other] = [pushedBrowser(''), pushedBrowser('')];
  const address = { p256dh: bytes(browser.subscription.p256dh), auth: bytes(browser.subscription.auth) };
  const names = ['Kỳ 01552', 'TP. Hồ Chí Minh 21/08/2026', 'Kỳ 21/08/2026 18:00'];
  const sent = gameIds.flatMap((gameId) =>
    names.map((drawName) =>
      encryptPush(plainMessage({ gameId, drawId: `${gameId}:20260821`, drawName }), address, {
        key: freshKey(),
        salt: randomBytes(16),
      }),
    ),
  );
  expect(new Set(sent.map(({ length }) => length)).size).toBe(1);
  for (const message of sent) {
    expect(browser.read(message)).toMatch(/ đã quay: chạm để dò"/);
    expect(() => other.read(message)).toThrow();
  }
});

test('a message is signed for its push service by the key that browsers subscribe with', async () => {
  const { pushKey } = makeSecrets({ master: 'one', operatorKey: 'k' });
  const now = new Date('2026-08-21T11:00:00Z');
  const contact = 'mailto:push@shop.example.vn';
  const header = await vapidHeader('https://push.example.com/to/1', { key: pushKey, contact, now });
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const point = bytes(key);
  expect(key).toBe(pushKey.publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const { payload } = await jwtVerify(
    token,
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
    {
      algorithms: ['ES256'],
      currentDate: now,
    },
  );
  expect(payload).toEqual({ aud: 'https://push.example.com', sub: contact, exp: now.getTime() / 1000 + 43_200 });
});

test('the key follows from the secret, so that servers which share it are one sender', () => {
  const [one, again, other] = ['one', 'one', 'two'].map((master) => makeSecrets({ master, operatorKey: 'k' }).pushKey);
  expect(one?.publicKey).toBe(again?.publicKey);
  expect(one?.publicKey).not.toBe(other?.publicKey);
  expect(isPublicKey(bytes(one?.publicKey ?? ''))).toBe(true);
  expect(isPublicKey(Buffer.concat([Buffer.from([4]), randomBytes(64)]))).toBe(false);
});
