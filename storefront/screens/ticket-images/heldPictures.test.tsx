import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import TicketImagesScreen from './TicketImagesScreen';

const ticket = { code: 'A', listNumber: [5, 15, 30, 34, 37, 38], price: '10000', isDone: true };
const purchase = (id: string, ticketStatus: number) => ({
  id: `${id}.mega`,
  gameId: 'mega',
  createdAt: '2026-06-12T02:00:00.000Z',
  total: 10_000,
  listPeriod: [
    {
      periodId: 'mega:1',
      name: id,
      resultDate: '12/06/2026',
      result: null,
      tickets: [{ ticketId: id, ticketStatus, code: 'A', ticket, price: 10_000, prize: 0 }],
    },
  ],
});
const routes = [{ path: '/account/images', layout: 'game', Screen: TicketImagesScreen } as const];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

async function opened(query: string) {
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === '/client-tickets/client-get-tickets') {
      const data = [purchase('unpaid', 0), purchase('bought', 1), purchase('deleted', 6)];
      return { status: 200, body: { data, cursor: null } };
    }
    return path.startsWith('/client-tickets/client-get-ticket-detail-v2')
      ? { status: 200, body: { data: purchase('unpaid', 0) } }
      : { status: 404, body: {} };
  });
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  return renderStorefront({ path: `/account/images${query}`, routes, storage, fetch });
}

it('draws no picture of a ticket that is not paid for, or no longer shown', async () => {
  const { text } = await opened('?game=mega');
  await vi.waitFor(() => expect(text()).toContain('bought · 12/06/2026'), { timeout: 10_000 });
  expect(text()).not.toContain('unpaid');
  expect(text()).not.toContain('deleted');
});

it('says of an unpaid purchase why it has none', async () => {
  const { text } = await opened('?id=unpaid.mega');
  await vi.waitFor(() => expect(text()).toContain('Ảnh vé có sau khi vé được thanh toán'), { timeout: 10_000 });
});
