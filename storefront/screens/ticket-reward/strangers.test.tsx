import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import TicketDetailScreen from '../ticket-detail/TicketDetailScreen';
import TicketRewardScreen from './TicketRewardScreen';

const routes = [
  { path: '/classic/ticket-detail', layout: 'game', Screen: TicketDetailScreen } as const,
  { path: '/classic/ticket-reward', layout: 'game', Screen: TicketRewardScreen } as const,
];
const PLAYER = { 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

/** The page of a purchase that the server does not have. */
async function open(path: string, visitor: Record<string, string> = {}) {
  const { fetch } = scriptedFetch(() => ({ status: 404, body: { code: 'NOT_FOUND', message: 'Không tìm thấy vé' } }));
  return renderStorefront({ path: `${path}?id=1.classic`, routes, storage: memoryStorage(visitor), fetch });
}

it.each(routes)('$path asks a guest to log in', async ({ path }) => {
  const { text } = await open(path);
  await vi.waitFor(() => expect(text()).toContain('Đăng nhập để xem vé'), { timeout: 20_000 });
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

it.each(routes)('$path leads on from a purchase that is not there', async ({ path }) => {
  const { text } = await open(path, PLAYER);
  await vi.waitFor(() => expect(text()).toContain('Không tìm thấy vé'), { timeout: 20_000 });
  expect(document.querySelector('main a[href="/account/tickets"]')?.textContent).toBe('Xem vé của tôi');
});
