import { vietnamDate } from '@veloc/rules';
import { expect, it } from 'vitest';
import { regionalCalls } from '../../storefront/api/calls/regional';
import { createClient } from '../../storefront/api/client';
import { memoryStorage } from '../../storefront/testing/fakes';
import { testTransport } from '../../storefront/testing/testTransport';
import { fetchOf } from '../../stories/support/answers';
import {
  classicPurchase,
  closedAnswers,
  lotoPurchase,
  regionalAnswers,
  shelf,
} from '../../stories/support/regionalFixtures';

/** The storefront's own client over what the stories of the regional games answer. */
function client(answers = regionalAnswers) {
  const storage = memoryStorage({ 'veloc.token': 'a-token' });
  const { send } = testTransport({ fetch: fetchOf(answers), storage });
  return { ...createClient(send), ...regionalCalls(send) };
}

it('reads the draws on sale, and closed ones', async () => {
  const { listPeriod } = await client().currentPeriods();
  expect(listPeriod.find(({ gameId }) => gameId === 'loto')?.periodId).toBe('loto:20261121:tphcm');
  const closed = await client(closedAnswers).currentPeriods();
  expect(closed.listPeriod.find(({ gameId }) => gameId === 'classic')?.nextPeriod.status).toBe('closed');
});

it('reads channels, days and stock', async () => {
  const api = client();
  const channels = await api.lotoChannels('22/11/2026');
  expect(channels.map(({ dialDate }) => vietnamDate(dialDate))).toEqual(channels.map(() => '22/11/2026'));
  expect(await api.stockDays()).toHaveLength(7);
  expect((await api.stockChannels('21/11/2026'))[0]?.periodId).toBe('classic:20261121:tphcm');
  expect(await api.stock('21/11/2026', 'tphcm')).toHaveLength(Object.keys(shelf).length);
});

it('reads what was drawn and what was bought', async () => {
  const api = client();
  expect((await api.regionalResults({ channelId: 'tphcm' }, '0')).items).toHaveLength(1);
  expect((await api.regionalHistory('loto', '0')).items[0]?.id).toBe(lotoPurchase.id);
  expect((await api.regionalHistory('classic', '0')).items[0]?.id).toBe(classicPurchase.id);
  expect(await api.regionalTicket('loto', lotoPurchase.id)).toEqual(lotoPurchase);
  expect(await api.regionalTicket('classic', classicPurchase.id)).toEqual(classicPurchase);
});
