import { testShop } from '../../backend/testing/testShop';
import { hashPin } from '../../backend/sessions/pin';

/** `npm run bench:pin`: how long a login by PIN takes for a phone with a PIN, one without, and one that nobody has. */
const ROUNDS = Number(process.env.VELOC_ROUNDS ?? 60);
const WRONG = '274914';

const shop = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '1000000' } });
const pinHash = await hashPin('274913');

async function timeOf(phone: string): Promise<number> {
  const began = performance.now();
  const { status } = await shop.call('POST', '/auth/login-by-pin', { body: { phone, pin: WRONG } });
  if (status !== 400) throw new Error(`A wrong PIN answered ${status}, so nothing was measured; see the limits.`);
  return performance.now() - began;
}

const times: Record<string, number[]> = { 'has a PIN': [], 'has none': [], unknown: [] };
for (let round = -5; round < ROUNDS; round += 1) {
  const withPin = await shop.newPlayer();
  await shop.shop.db.updateTable('users').set({ pin_hash: pinHash }).where('id', '=', withPin.userId).execute();
  const without = await shop.newPlayer();
  const unknown = `+8470${String(1_000_000 + round)}`;
  const found = {
    'has a PIN': await timeOf(withPin.phone),
    'has none': await timeOf(without.phone),
    unknown: await timeOf(unknown),
  };
  // The first rounds warm the process up.
  if (round >= 0) for (const [name, ms] of Object.entries(found)) times[name]?.push(ms);
}
await shop.close();

const median = (values: number[]) => values.toSorted((first, second) => first - second)[values.length >> 1] ?? 0;
const known = median(times['has a PIN'] ?? []);
for (const [name, values] of Object.entries(times)) {
  const ms = median(values);
  console.log(`${name.padEnd(10)} median ${ms.toFixed(2)} ms, ${(ms - known).toFixed(2)} ms from one with a PIN`);
}
console.log(`${ROUNDS} wrong PINs each, alternating`);
