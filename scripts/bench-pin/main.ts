import { unlimited } from '../../backend/testing/unlimited';
import { hashPin } from '../../backend/sessions/pin';
import { testShop } from '../../backend/testing/testShop';
import { timeInterleaved } from './timeInterleaved';

/**
 * `npm run bench:pin`: whether the time of an answer tells whose phone has an account: a wrong PIN, the sending of a
 * code, and a wrong code. VELOC_ROUNDS of each, default 60.
 */
const rounds = Number(process.env.VELOC_ROUNDS ?? 60);
const WRONG_PIN = '274914';

const shop = await testShop({ environment: unlimited });
const pinHash = await hashPin('274913');

let strangers = 0;
const nobody = () => `+8470${String(1_000_000 + strangers++)}`;

async function call(path: string, body: object, expected: number) {
  const { status, body: answer } = await shop.call('POST', path, { body });
  if (status !== expected) throw new Error(`${path} answered ${status}, so nothing was measured; see the limits.`);
  return answer.data as { challengeId: string };
}

const wrongPin = (phone: string) => () => call('/auth/login-by-pin', { phone, pin: WRONG_PIN }, 400);

await timeInterleaved('A wrong PIN for a phone that', ['has a PIN', 'has none', 'is unknown'], {
  rounds,
  async prepare() {
    const withPin = await shop.newPlayer();
    await shop.shop.db.updateTable('users').set({ pin_hash: pinHash }).where('id', '=', withPin.userId).execute();
    const without = await shop.newPlayer();
    return {
      'has a PIN': wrongPin(withPin.phone),
      'has none': wrongPin(without.phone),
      'is unknown': wrongPin(nobody()),
    };
  },
});

const send = (phone: string) => call('/otp-verify/send', { phone, purpose: 'login' }, 200);

await timeInterleaved('The sending of a code to a phone that', ['is known', 'is unknown'], {
  rounds,
  async prepare() {
    const { phone } = await shop.newPlayer();
    const unknown = nobody();
    return { 'is known': () => send(phone), 'is unknown': () => send(unknown) };
  },
});

for (const path of ['/otp-verify/verify', '/otp-verify/submit']) {
  const wrongCode = async (phone: string) => {
    const { challengeId } = await send(phone);
    const code = shop.codes.at(-1)?.code === '111111' ? '222222' : '111111';
    return () => call(path, { challengeId, phone, purpose: 'login', code }, 400);
  };
  await timeInterleaved(`A wrong code at ${path} for a phone that`, ['is known', 'is unknown'], {
    rounds,
    async prepare() {
      const { phone } = await shop.newPlayer();
      return { 'is known': await wrongCode(phone), 'is unknown': await wrongCode(nobody()) };
    },
  });
}
await shop.close();
