import { contract } from '../../../rules/index';
import { signWebhook } from '../../../backend/topup/providers/vietQr/signature';
import { below, chance, oneOf, type Random } from '../random';
import { secrets } from '../serverProcess';
import type { World } from '../world';

export type OtherDo = (world: World, random: Random) => Promise<unknown>;

interface TopUp {
  id: string;
  amount: number;
}

export const waitingTopUps = (world: World) =>
  world.database.read<TopUp>(
    `select id, amount from transactions where kind = 'topup' and status in ('pending', 'processing') order by id`,
  );

/** What the bank reports of money that came. It repeats a report until it is answered. */
export async function report(
  world: World,
  transfer: { id: string; providerRef: string; amount: number },
  status: 'success' | 'failed' = 'success',
): Promise<void> {
  const body = JSON.stringify({ ...transfer, status });
  if (status === 'success') world.arrived.set(transfer.providerRef, transfer.amount);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const signature = signWebhook(secrets.gatewayKey, body, new Date(world.scheduler.now));
    const answer = await world.send('bank', {
      method: 'POST',
      path: contract.reportTransfer.path,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
    });
    if (answer && answer.status < 300 && status === 'success') world.acknowledged.add(transfer.providerRef);
    if (answer && answer.status < 500) return;
    await world.scheduler.pause(20_000);
  }
}

export const referenceOf = (random: Random) => `FT${String(below(random, 1e9)).padStart(9, '0')}`;

/** Some transfer a second time by a code that was used. */
async function pay(
  world: World,
  random: Random,
  { status, change = (amount) => amount }: { status?: 'failed'; change?: (amount: number) => number } = {},
): Promise<void> {
  const isAgain = chance(random, status ? 0.6 : 0.2);
  const known = isAgain
    ? await world.database.read<TopUp>(`select id, amount from transactions where kind = 'topup' order by id`)
    : await waitingTopUps(world);
  if (known.length === 0) return;
  const { id, amount } = oneOf(random, known);
  await report(world, { id, providerRef: referenceOf(random), amount: change(amount) }, status);
}

/** What the bank does. */
export const bank = {
  bankPays: (world, random) => pay(world, random),
  bankPaysWrong: (world, random) =>
    pay(world, random, { change: (amount) => Math.max(1_000, amount + 10_000 * (below(random, 5) - 2)) }),
  /** By a code that was closed or has run out: who has kept it pays all the same. */
  async bankPaysLate(world, random) {
    const known = await world.database.read<TopUp>(
      `select id, amount from transactions where kind = 'topup' and status in ('cancelled', 'failed') order by id`,
    );
    if (known.length === 0) return;
    await report(world, { ...oneOf(random, known), providerRef: referenceOf(random) });
  },
  /** Says that no money will come, of some although it came. */
  bankFails: (world, random) => pay(world, random, { status: 'failed' }),
  async bankRepeats(world, random) {
    // What a player made up in the sandbox no bank knows, nor what only the operator has typed.
    const known = await world.database.read<{ named: string; provider_ref: string; amount: number }>(
      `select named, provider_ref, amount from arrivals where not typed and provider_ref not like '%:%' order by id`,
    );
    if (known.length === 0) return;
    const { named, provider_ref: providerRef, amount } = oneOf(random, known);
    await report(world, { id: named, providerRef, amount });
  },
  bankNamesNothing: (world, random) =>
    report(world, { id: `VL${below(random, 1e6)}`, providerRef: referenceOf(random), amount: 50_000 }),
} satisfies Record<string, OtherDo>;
