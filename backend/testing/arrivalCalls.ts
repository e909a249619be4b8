import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { gatewayOf } from './gateway';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from './testShop';

/** What a top-up of these tests asks for, in đồng. */
export const ASKED = 100_000;

interface Open {
  unmatched: { id: string; amount: number; reason: string }[];
  awaited: { topUpId: string; awaited: number }[];
}

/** A shop for the tests of a file, for each of them a player who has started a top-up, and what bank and operator say of it. */
export function arrivalCalls() {
  const now = {} as { test: TestShop; bank: ReturnType<typeof gatewayOf>; player: TestPlayer; id: string };
  beforeAll(async () => {
    now.test = await testShop();
    now.bank = gatewayOf(now.test);
  });
  afterAll(() => now.test.close());
  beforeEach(setUp);

  async function setUp() {
    await sql`delete from arrivals`.execute(now.test.shop.db);
    await sql`delete from top_up_claims`.execute(now.test.shop.db);
    now.test.setNow(TEST_NOW);
    now.test.logged.length = 0;
    now.player = await now.test.newPlayer();
    now.id = await now.bank.start(now.player, ASKED);
  }

  /** With a reference, of the amount asked for unless another is named. */
  const confirm = (body: { reference?: string; amount?: number; confirm?: boolean } = {}, topUp = now.id) =>
    now.bank.operator('POST', `topups/${topUp}/confirm`, body.reference ? { amount: ASKED, ...body } : body);
  const arrives = (amount: number, providerRef: string, topUp = now.id) =>
    now.bank.report({ id: topUp, amount, providerRef });
  const wallet = () => now.bank.wallet(now.player);
  const open = async () => (await now.bank.operator('GET', 'arrivals')).body.data as Open;

  /** The rules about money that arrives, which the rows deleted between the tests do not touch. */
  async function broken(): Promise<unknown[]> {
    const violations = await checkLedger(now.test.shop.db);
    return violations.filter(({ row }) => Object.values(row).includes(now.id)).map(({ invariant }) => invariant);
  }

  return { now, setUp, confirm, arrives, wallet, open, broken };
}
