import { balanceOf } from '../ledger/balance';
import { importRecords } from './importing';
import { buy, megaLine, megaTicket } from './purchases';
import { megaRecord } from './resultRecords';
import type { TestPlayer, TestShop } from './testShop';

/** Numbers of Mega of which so many are drawn by `megaRecord`. */
export const SIX = [2, 9, 17, 28, 33, 41];
export const FIVE = [2, 9, 17, 28, 33, 45];
export const FOUR = [2, 9, 17, 28, 44, 45];
export const THREE = [2, 9, 17, 43, 44, 45];

/** A page that prints more than the table of two tiers; who looks at that confirms it. */
export const sharedOut = {
  prizes: {
    jackpot: { winners: 0, value: 20_000_000_000, pool: 20_000_000_000 },
    first: { winners: 9, value: 25_000_000 },
    second: { winners: 90, value: 900_000 },
    third: { winners: 900, value: 30_000 },
  },
};

/** What is done in a shop on an evening of Mega: its tickets, its results, its claims. */
export function megaEvening(shopOf: () => TestShop) {
  const ask = (path: string, body: unknown, from: Pick<TestShop, 'call'> = shopOf()) =>
    from.call('POST', path, { token: shopOf().shop.secrets.operatorKey, body });
  /** The claim of a player that is neither paid nor withdrawn. */
  const claimOf = ({ userId }: TestPlayer) =>
    shopOf()
      .shop.db.selectFrom('prize_claims')
      .select(['id', 'state', 'amount', 'reason'])
      .where('user_id', '=', userId)
      .where('state', 'in', ['waiting', 'rejected'])
      .executeTakeFirst();
  return {
    ask,
    claimOf,
    /** A player with a ticket of these numbers. */
    async holder(listNumber: number[], quantity = 1): Promise<TestPlayer> {
      const player = await shopOf().newPlayer({ balance: 1_000_000 });
      const bought = await buy(shopOf(), player, [{ ...megaLine, quantity, ticket: { ...megaTicket, listNumber } }]);
      if (bought.status !== 200) throw new Error(`The ticket was not bought: ${bought.text}`);
      return player;
    },
    /** The draw of 2026-08-21, imported ten minutes after its time. */
    printed(over: Record<string, unknown> = {}) {
      shopOf().setNow('2026-08-21T18:10:00+07:00');
      return importRecords(shopOf(), megaRecord(over));
    },
    rewardOf: async ({ userId }: TestPlayer) => (await balanceOf(shopOf().shop.db, userId)).rewardAmount,
    approve: async (player: TestPlayer, body: unknown = {}, from: Pick<TestShop, 'call'> = shopOf()) =>
      ask(`/operator/prizes/${(await claimOf(player))?.id}/approve`, body, from),
  };
}
