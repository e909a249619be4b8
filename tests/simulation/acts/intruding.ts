import { contract } from '../../../rules/index';
import { bookCalls } from '../../../storefront/api/calls/heldTickets';
import { walletCalls } from '../../../storefront/api/calls/wallet';
import { ApiError } from '../../../storefront/api/errors';
import { below, oneOf } from '../random';
import { ifLoggedIn, type PlayerDo, type Scene } from './scene';

type Table = 'orders' | 'tickets' | 'transactions';

/** Whatever can be asked by the id of a row. */
function waysTo(table: Table, { world, player, page }: Scene): ((id: string) => Promise<unknown>)[] {
  const { api } = page.shop;
  const wallet = walletCalls(api.send);
  if (table === 'tickets') return [(id) => bookCalls(api.send).receipt(id)];
  if (table === 'orders') {
    return [
      (id) => api.order(id),
      (id) => api.payOrder(id, { pin: player.pin }, world.newId()),
      (id) => world.callAs(page, contract.cancelOrder, { body: { orderId: id } }),
    ];
  }
  return [(id) => api.payment(id), (id) => wallet.waitingTopUp(id), (id) => wallet.cancelWithdrawal(id, world.newId())];
}

/** Whether the shop did what it was asked; rejects where nobody knows. */
async function isDone(world: Scene['world'], call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (error instanceof ApiError && !world.isOpenEnded(error)) return false;
    throw error;
  }
}

/** What players do who read addresses, keep tokens and write programs of their own. */
export const intruding = {
  reachForOthers: ifLoggedIn(async (scene) => {
    const { world, player, random } = scene;
    const table = oneOf(random, ['orders', 'tickets', 'transactions'] as const);
    const rows = await world.database.read<{ id: string }>(
      `select id from ${table} where user_id <> '${player.userId}' order by id limit 20`,
    );
    if (rows.length === 0) return;
    const { id } = oneOf(random, rows);
    const ask = oneOf(random, waysTo(table, scene));
    if (await isDone(world, () => ask(id))) world.violate(`${player.name} reached ${table} ${id}, which another has`);
  }),
  /** A key for two questions, and keys that others have as well: a program counts its own from one. */
  reuseKey: ifLoggedIn(async (scene) => {
    const { world, player, page, random } = scene;
    const key = oneOf(random, [world.newId(), 'topup-0001', 'topup-0002']);
    const ask = (amount: number) => walletCalls(page.shop.api.send).startTopUp({ amount }, key);
    const { id } = await ask(10_000 * (1 + below(random, 60)));
    const [owner] = await world.database.read<{ user_id: string }>(
      `select user_id from transactions where id = '${id}'`,
    );
    if (owner?.user_id !== player.userId) world.violate(`${player.name} was answered by what another asked for: ${id}`);
    if (await isDone(world, () => ask(1_000_000))) world.violate(`a key was taken for two questions: ${key}`);
  }),
  /** Keeps the token of a session that is ended from another device. */
  keepToken: ifLoggedIn(async ({ world, player, page }) => {
    const kept = player.pages.find(({ browser }) => browser !== page.browser)?.shop.session.get().token;
    if (!kept) return;
    player.endSessions();
    await world.callAs(page, contract.endOtherDevices, {});
    const headers = { authorization: `Bearer ${kept}` };
    const answer = await world.send(player.name, { method: 'GET', path: contract.getProfile.path, headers, body: '' });
    if (answer?.status === 200) world.violate(`${player.name} has ended a session, and its token is good`);
  }),
  /** Who has copied a token and goes on beside its owner: once both have used it, neither does. */
  stealToken: ifLoggedIn(async ({ world, player, page }) => {
    const stolen = page.browser.stored.get('veloc.refresh-token');
    if (!stolen) return;
    player.endSessions();
    const exchange = async (refreshToken: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ refreshToken });
      const answer = await world.send('thief', { method: 'POST', path: contract.refresh.path, headers, body });
      if (answer?.status === 200)
        return (JSON.parse(answer.text) as { data: { refreshToken: string } }).data.refreshToken;
      return answer?.status === 401 ? null : undefined;
    };
    const second = await exchange(stolen);
    const third = second && (await exchange(second));
    if (!third || (await exchange(stolen)) !== null) return;
    if (await exchange(third)) world.violate(`a token of ${player.name} was used after its successor, and both go on`);
    world.met.add('a copied token ended its session');
  }),
} satisfies Record<string, PlayerDo>;
