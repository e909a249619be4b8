import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import TicketDetailScreen from '../ticket-detail/TicketDetailScreen';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import TicketRewardScreen from './TicketRewardScreen';

const ID = '01a02c5e-e844-7029-ad64-82a20d15838d.mega';
const NUMBERS = [5, 15, 30, 34, 37, 38];
const ticket = { code: 'A', listNumber: NUMBERS, price: '10000', isDone: true };
const tickets = [
  { ticketId: 't1', ticketStatus: 3, code: 'A', ticket, price: 10_000, prize: 20_000_000, tax: 1_000_000 },
];
const purchase = {
  id: ID,
  gameId: 'mega',
  createdAt: '2026-06-12T02:00:00.000Z',
  total: 10_000,
  listPeriod: [{ periodId: 'mega:1', name: 'Kỳ #01', resultDate: '12/06/2026', result: NUMBERS, tickets }],
  reward: {
    id: ID,
    rewardCount: 1,
    reward: 20_000_000,
    rewards: [{ ticketId: 't1', name: 'Giải Nhất', value: 20_000_000 }],
  },
};
const routes = [
  { path: '/account/tickets/:id', layout: 'game', Screen: TicketDetailScreen } as const,
  { path: '/account/tickets/:id/reward', layout: 'game', Screen: TicketRewardScreen } as const,
];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

it.each(['', '/reward'])('a prize above what is free tells the estimated tax, at …%s', async (end) => {
  const { fetch } = scriptedFetch(({ path }) =>
    path.startsWith('/client-tickets/client-get-ticket-detail-v2')
      ? { status: 200, body: { data: purchase } }
      : { status: 404, body: {} },
  );
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: `/account/tickets/${ID}${end}`, routes, storage, fetch });
  await vi.waitFor(() => expect(text()).toContain('Thuế ước tính−1.000.000\u00A0₫'), { timeout: 20_000 });
  expect(text()).toContain('Sau thuế ước tính19.000.000\u00A0₫');
});
