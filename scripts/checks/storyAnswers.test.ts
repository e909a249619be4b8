import { gameIds, resultGames } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../storefront/api/client';
import { memoryStorage } from '../../storefront/testing/fakes';
import { testTransport } from '../../storefront/testing/testTransport';
import { walletCalls } from '../../storefront/api/calls/wallet';
import { fetchOf } from '../../stories/support/answers';
import { balance, banners, contact, entries, shopAnswers, user } from '../../stories/support/fixtures';
import { closedDraw } from '../../stories/support/gamePage';
import * as money from '../../stories/support/moneyFixtures';
import { resultsOf } from '../../stories/support/resultFixtures';
import { histories, ticketDetails } from '../../stories/support/ticketFixtures';

/** The storefront's own client over what the stories answer. A decoder that refuses throws, or leaves rows out. */
function client(answers = shopAnswers) {
  const storage = memoryStorage({ 'veloc.token': 'a-token' });
  return createClient(testTransport({ fetch: fetchOf(answers), storage }).send);
}

describe('what stories answer is what the storefront reads', () => {
  it('the game list', async () => {
    expect((await client().currentPeriods()).listPeriod).toEqual(entries);
  });

  it.each(['keno', 'mega'] as const)('the game list with the draw of %s closed', async (gameId) => {
    const { listPeriod } = await client({ ...shopAnswers, ...closedDraw(gameId) }).currentPeriods();
    expect(listPeriod.filter(({ nextPeriod }) => nextPeriod.status === 'closed').map((entry) => entry.gameId)).toEqual([
      gameId,
    ]);
  });

  it('the player and what is said to everybody', async () => {
    expect(await client().profile()).toEqual(user);
    expect(await client().balance()).toEqual(balance);
    expect(await client().banners()).toEqual(banners);
    expect(await client().supportContact()).toEqual(contact);
    expect(await client().banks()).toHaveLength(1);
    expect((await client().getCart()).items).toEqual([]);
  });

  it.each(resultGames)('the results of %s', async (game) => {
    expect((await client().results(game, '0')).items).toHaveLength(resultsOf(game).length);
  });

  it.each(gameIds.filter((gameId) => histories[gameId]))('the tickets of %s', async (gameId) => {
    expect((await client().ticketHistory(gameId, '0')).items).toEqual(histories[gameId]);
  });

  it.each(Object.keys(ticketDetails))('ticket %s', async (id) => {
    expect(await client().ticketDetail(id)).toMatchObject({ id });
  });

  it.each([
    ['buyTicket', money.bought],
    ['cashback', money.returned],
    ['charges', money.topUps],
    ['withdrawals', money.withdrawals],
    ['payments', money.payments],
  ] as const)('the movements of money in %s, with the sums of their days', async (list, movements) => {
    const { send } = client({ ...shopAnswers, ...money.moneyAnswers });
    const { items, days } = await walletCalls(send).money(list, { search: '', from: '', to: '' }, '0');
    expect(items).toEqual(movements);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(movements.length);
  });
});
