import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import TicketDetailScreen from '../ticket-detail/TicketDetailScreen';
import TicketRewardScreen from './TicketRewardScreen';

const classic = { code: 'A', numbers: '86', amount: 1, price: '10000', isDone: true };
const loto = { lotoType: { id: 'C', name: 'Cuối' }, numbers: '--86', value: 10_000, price: '10000', isDone: true };

/** What the server tells of one won ticket of the Bạc Liêu draw. */
const purchaseOf = (gameId: 'classic' | 'loto', id: string) => ({
  id,
  gameId,
  createdAt: '2026-08-18T02:00:00.000Z',
  total: 10_000,
  listPeriod: [
    {
      periodId: `${gameId}:20260818:bac-lieu`,
      name: 'Bạc Liêu 18/08/2026',
      resultDate: '18/08/2026',
      result: ['123486'],
      tickets: [
        {
          ticketId: 't1',
          ticketStatus: 3,
          code: 'A',
          ticket: gameId === 'classic' ? classic : loto,
          price: 10_000,
          prize: 700_000,
        },
      ],
    },
  ],
  reward: { id, rewardCount: 1, reward: 700_000, rewards: [{ ticketId: 't1', name: 'Hai số cuối', value: 700_000 }] },
});

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const storage = () =>
  memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });

it.each([
  ['/classic/ticket-detail', 'classic', '01.classic', TicketDetailScreen, ['86', 'Bạc Liêu', '700.000']],
  ['/classic/ticket-reward', 'classic', '01.classic', TicketRewardScreen, ['Tổng tiền thưởng', '700.000']],
  ['/loto/ticket-detail', 'loto', 'LT01.loto', TicketDetailScreen, ['86', 'Cuối', '700.000']],
  ['/loto/ticket-reward', 'loto', 'LT01.loto', TicketRewardScreen, ['Tổng tiền thưởng', '700.000']],
] as const)('%s shows the purchase of its address', async (path, gameId, id, Screen, shown) => {
  const { fetch, sent } = scriptedFetch(({ path: asked }) =>
    /ticket-detail-v2|get-ticket-by-id|get-by-id/.test(asked)
      ? { status: 200, body: { data: purchaseOf(gameId, id) } }
      : { status: 404, body: {} },
  );
  const routes = [{ path, layout: 'game', Screen } as const];
  const { text } = await renderStorefront({ path: `${path}?id=${id}`, routes, storage: storage(), fetch });
  await vi.waitFor(() => expect(text()).toContain(shown.at(-1)), { timeout: 3_000 });
  for (const part of shown) expect(text()).toContain(part);
  expect(sent.some((request) => request.path.endsWith(`id=${id}`))).toBe(true);
});
