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

const kinds = ['has a PIN', 'has none', 'unknown'] as const;
const times: Record<(typeof kinds)[number], number[]> = { 'has a PIN': [], 'has none': [], unknown: [] };
for (let round = -6; round < ROUNDS; round += 1) {
  const withPin = await shop.newPlayer();
  await shop.shop.db.updateTable('users').set({ pin_hash: pinHash }).where('id', '=', withPin.userId).execute();
  const without = await shop.newPlayer();
  const phones = {
    'has a PIN': withPin.phone,
    'has none': without.phone,
    unknown: `+8470${String(1_000_000 + round)}`,
  };
  // Each of them is first, second and last as often as the others: what runs before leaves its mark on what runs after.
  const turn = (round + 6) % kinds.length;
  for (const kind of [...kinds.slice(turn), ...kinds.slice(0, turn)]) {
    const ms = await timeOf(phones[kind]);
    // The first rounds warm the process up.
    if (round >= 0) times[kind].push(ms);
  }
}
await shop.close();

const median = (values: readonly number[]) =>
  values.toSorted((first, second) => first - second)[values.length >> 1] ?? 0;
const known = times['has a PIN'];
for (const kind of kinds) {
  // Of each round the difference, so that a slow moment of the machine counts for all three alike.
  const apart = median(times[kind].map((ms, round) => ms - (known[round] ?? 0)));
  const ratio = median(times[kind].map((ms, round) => ms / (known[round] ?? ms)));
  const ms = median(times[kind]).toFixed(2);
  console.log(
    `${kind.padEnd(10)} median ${ms} ms, ${apart.toFixed(2)} ms from one with a PIN, ratio ${ratio.toFixed(3)}`,
  );
}
console.log(`${ROUNDS} wrong PINs each, taking turns`);
