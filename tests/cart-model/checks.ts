import { strict as assert } from 'node:assert';
import { cartTotals, hasUnsent, MAX_SYNC_RETRIES, type CartState } from '../../rules/index';
import { ticketName, type Held } from './shopOfRun';
import { copiesOf, type World } from './world';

/** Requests may arrive this late, in ms. */
const LATEST = 75_000;
const MOST_ROUNDS = 3;
const ROUND = 10_000;

/** What holds at every moment on every page. */
export function checkPages(world: World): void {
  for (const { state } of world.pages) {
    const { items, syncErrors, syncRetryCount } = state;
    const sum = items.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0);
    assert.equal(cartTotals(items).total, sum);
    assert.equal(
      items.reduce((total, { totalPrice }) => total + totalPrice, 0),
      sum,
    );
    assert.ok(syncErrors.length <= 10 && syncRetryCount <= MAX_SYNC_RETRIES);
    assert.equal(new Set(items.map(({ id }) => id)).size, items.length, 'two lines with one id');
    if (world.isAlone) checkWanted(world, items, 'shown');
  }
}

/** After the faults have stopped: everyone agrees within 3 rounds, and nothing is lost or doubled. */
export async function checkRest(world: World): Promise<number> {
  const { time, network, browsers } = world;
  network.isFaulty = false;
  for (const browser of browsers) {
    browser.setOnline(true);
    await world.logIn(browser);
  }
  await time.pass(LATEST);
  let rounds = 0;
  world.noteClosing();
  let held = await world.held();
  while (!world.pages.every(({ state }) => agrees(world, state, held))) {
    rounds += 1;
    if (rounds > MOST_ROUNDS) {
      assert.deepEqual(pagesOf(world), [held], `page and server do not agree after ${MOST_ROUNDS} rounds`);
      assert.fail('something is still to be sent');
    }
    for (const [page] of browsers.map(({ pages }) => pages)) void page?.cart.retry();
    await time.pass(ROUND);
    world.noteClosing();
    held = await world.held();
  }
  checkPages(world);
  checkWanted(world, held, 'held');
  return rounds;
}

function checkWanted(world: World, lines: Parameters<typeof copiesOf>[0], what: string): void {
  const tickets = new Set([...world.tally.tickets(), ...lines.map(ticketName)]);
  for (const ticket of tickets) {
    const copies = copiesOf(lines, ticket);
    const { least, most } = world.tally.of(ticket);
    assert.ok(copies >= least, `lost: ${what} ${copies}, wanted ${least} to ${most} of ${ticket}`);
    assert.ok(copies <= most, `doubled: ${what} ${copies}, wanted ${least} to ${most} of ${ticket}`);
  }
}

/** Whether a page shows what the server holds and has nothing left to tell it, but for what the server refuses. */
function agrees({ tally, time }: World, state: CartState, held: readonly Held[]): boolean {
  const refused = state.items.filter(
    (line) => line.isOptimistic && line.validationStatus === 'invalid' && tally.refusable.has(ticketName(line)),
  );
  const items = state.items.filter((line) => !refused.includes(line));
  if (hasUnsent({ ...state, items }, time.now) || state.isSyncing) return false;
  const lines = (list: readonly { id: string; quantity: number }[]) =>
    JSON.stringify(list.map(({ id, quantity }) => [id, quantity]).toSorted());
  return lines(items) === lines(held);
}

function pagesOf(world: World) {
  return world.pages.map(({ state }) => ({
    items: state.items.map(({ id, gameId, quantity, syncedQuantity, version, isOptimistic, syncError }) => ({
      id,
      gameId,
      quantity,
      syncedQuantity,
      version,
      isOptimistic,
      syncError,
    })),
    removing: state.removing,
    sent: state.sent,
    isSyncing: state.isSyncing,
  }));
}
