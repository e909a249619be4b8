import { contract } from '../../../rules/index';
import { walletCalls, type MoneyList } from '../../../storefront/api/calls/wallet';
import { ApiError } from '../../../storefront/api/errors';
import { below, chance, oneOf } from '../random';
import { ifLoggedIn, press, type PlayerDo, type Scene } from './scene';

const whole = { search: '', from: '', to: '' };
const callsOf = ({ page }: Scene) => walletCalls(page.shop.api.send);

export const money = {
  topUp: ifLoggedIn(async (scene) => {
    const { player, page, random } = scene;
    const amount = 10_000 * (1 + below(random, 60));
    await press(scene, async () => {
      const keys = page.moneyKeys;
      const { id, transferNote } = await callsOf(scene).startTopUp({ amount }, keys.of('topUp', String(amount)));
      keys.forget('topUp');
      if (!player.topUps.some((known) => known.id === id)) player.topUps.push({ id, transferNote, amount });
    });
  }),
  /** One more than may wait, so that the first is closed. */
  topUpOften: ifLoggedIn(async (scene) => {
    for (let left = 6; left > 0; left -= 1) {
      const amount = 10_000 * (60 + 10 * left + below(scene.random, 10));
      await callsOf(scene).startTopUp({ amount }, scene.world.newId());
    }
  }),
  /** In the sandbox a player may play the bank. */
  playTransfer: ifLoggedIn(async ({ player, page, random, world }) => {
    if (player.topUps.length === 0) return;
    const { id, transferNote, amount } = oneOf(random, player.topUps);
    const reference = `SB${below(random, 1e9)}`;
    world.arrived.set(reference, amount);
    await walletCalls(page.shop.api.send).waitingTopUp(id);
    await page.shop.api.playBankTransfer({ transferNote, amount, reference });
    world.acknowledged.add(reference);
  }),
  /** From a page that was left open: an order that is paid is answered as paid, whatever limit or break came after. */
  confirmPaid: ifLoggedIn(async ({ world, player, page, random }) => {
    const paid = await world.database.read<{ id: string }>(
      `select id from orders where user_id = '${player.userId}' and status = 'paid' order by id`,
    );
    if (paid.length === 0) return;
    const { id } = oneOf(random, paid);
    await page.shop.api.confirmCartPayment(id, {}, world.newId()).catch((error: unknown) => {
      if (error instanceof ApiError && [402, 403, 409].includes(error.status ?? 0))
        world.violate(`${player.name} was refused ${id}, which is paid: ${error.code}`);
      throw error;
    });
  }),
  withdraw: ifLoggedIn(async (scene) => {
    const { world, player, page, random } = scene;
    const amount = 50_000 + 1_000 * below(random, 200);
    const [prizes] = await world.database.read<{ balance: number }>(
      `select balance from accounts where user_id = '${player.userId}' and kind = 'reward'`,
    );
    // Whoever has won takes that first; who has not tries it all the same.
    const source = (prizes?.balance ?? 0) >= amount || chance(random, 0.1) ? 'reward' : 'wallet';
    const accountNumber = oneOf(random, ['0011223344', '9988776655']);
    const payee = { bankId: 'vcb', accountNumber, accountHolder: 'NGUYEN VAN AN' };
    const request = { ...payee, amount, source, ...(chance(random, 0.8) ? { pin: player.pin } : {}) } as const;
    let mistypes = chance(random, 0.1);
    const ask = async (key: string) => {
      if (mistypes) {
        mistypes = false;
        try {
          return await callsOf(scene).withdraw({ ...request, pin: '111222' }, key);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'PIN_INVALID') throw error;
        }
      }
      return callsOf(scene).withdraw(request, key);
    };
    await press(scene, async () => {
      const keys = page.moneyKeys;
      const subject = JSON.stringify(request);
      const intent = player.intend(`withdraw ${subject}`, 'withdraw', amount);
      await player.move(intent, () => ask(keys.of('withdrawal', subject)));
      keys.forget('withdrawal', subject);
    });
  }),
  cancelWithdrawal: ifLoggedIn(async (scene) => {
    const { items } = await callsOf(scene).money('withdrawals', whole, '0');
    if (items.length === 0) return;
    const waiting = items.filter(({ status }) => status === 'pending' || status === 'processing');
    const { id } = oneOf(scene.random, waiting.length > 0 && chance(scene.random, 0.8) ? waiting : items);
    const keys = scene.page.moneyKeys;
    await callsOf(scene).cancelWithdrawal(id, keys.of('cancelWithdrawal', id));
    keys.forget('cancelWithdrawal', id);
  }),
  moveReward: ifLoggedIn(async (scene) => {
    const { player, page } = scene;
    const { rewardAmount: amount } = await page.shop.api.balance();
    if (amount <= 0) return;
    await press(scene, async () => {
      const keys = page.moneyKeys;
      const intent = player.intend(`reward ${amount}`, 'moveReward', amount);
      await player.move(intent, () => callsOf(scene).transferReward(amount, keys.of('rewardTransfer', String(amount))));
      keys.forget('rewardTransfer', String(amount));
    });
  }),
  lookAtMoney: ifLoggedIn(async (scene) => {
    const { page, random, world } = scene;
    const list = oneOf<MoneyList>(random, ['payments', 'buyTicket', 'cashback', 'charges', 'refunds', 'withdrawals']);
    const { items } = await callsOf(scene).money(list, whole, '0');
    const [first] = items;
    if (first && list === 'payments') await page.shop.api.payment(first.id);
    await callsOf(scene).payoutAccounts();
    await world.callAs(page, contract.postBalance, { body: {} });
    await world.callAs(page, contract.receivingAccounts, {});
  }),
} satisfies Record<string, PlayerDo>;
