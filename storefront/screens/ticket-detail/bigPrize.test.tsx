import type { HistoryTicket } from '@veloc/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import TicketRewardScreen from '../ticket-reward/TicketRewardScreen';
import TicketsScreen from '../tickets/TicketsScreen';
import TicketDetailScreen from './TicketDetailScreen';

const ID = '01a02c5e-e844-7029-ad64-82a20d15838d.mega';
const NUMBERS = [5, 15, 30, 34, 37, 38];
const DETAIL = `/account/tickets/${ID}`;
const routes = [
  { path: '/account/tickets', layout: 'default', Screen: TicketsScreen } as const,
  { path: '/account/tickets/:id', layout: 'game', Screen: TicketDetailScreen } as const,
  { path: '/account/tickets/:id/reward', layout: 'game', Screen: TicketRewardScreen } as const,
];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

type Claim = Partial<NonNullable<HistoryTicket['claim']>>;

interface Shown {
  path: string;
  claim?: Claim;
  prize?: number;
  corrections?: object[];
}

/** The words of a page about a ticket whose jackpot is not paid. */
async function open({ path, claim = {}, prize = 20_000_000_000, corrections = [] }: Shown) {
  const ticket = {
    ticketId: 't1',
    ticketStatus: 4,
    code: 'A',
    ticket: { code: 'A', listNumber: NUMBERS, price: '10000', isDone: true },
    price: 10_000,
    prize,
    claim: { state: 'waiting', lapsesAt: '2026-08-11T17:00:00.000Z', ...claim },
  };
  const period = { periodId: 'mega:1', name: 'Kỳ #01', resultDate: '12/06/2026', result: NUMBERS };
  const entry = {
    id: ID,
    gameId: 'mega',
    createdAt: '2026-06-12T02:00:00.000Z',
    total: 10_000,
    listPeriod: [{ ...period, tickets: [ticket] }],
  };
  const detail = {
    ...entry,
    result: { ...period, id: 'mega:1', gameId: 'mega', resultTime: '18:00', numbers: NUMBERS, corrections },
    reward: { id: ID, rewardCount: 1, reward: prize, rewards: [{ ticketId: 't1', name: 'Jackpot', value: prize }] },
  };
  const { fetch } = scriptedFetch(({ path: asked }) => {
    if (asked.startsWith('/client-tickets/client-get-ticket-detail-v2')) return { status: 200, body: { data: detail } };
    if (asked.startsWith('/client-tickets/client-get-tickets')) {
      return { status: 200, body: { data: [entry], cursor: null } };
    }
    return { status: 404, body: {} };
  });
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path, routes, storage, fetch });
  await vi.waitFor(() => expect(text()).toContain('MEGA 6/45'), { timeout: 20_000 });
  return text();
}

const LIST = '/account/tickets?game=mega';
const REWARD = `${DETAIL}/reward`;

it.each([
  ['waiting', LIST, 'Chờ trả thưởng'],
  ['waiting', DETAIL, 'Chờ trả thưởng'],
  ['waiting', REWARD, 'Tiền thưởng chờ trả'],
  ['rejected', LIST, 'Chưa được trả'],
  ['rejected', DETAIL, 'Chưa được trả'],
  ['rejected', REWARD, 'Tiền thưởng chưa được trả'],
  ['lapsed', LIST, 'Hết hạn nhận'],
  ['lapsed', DETAIL, 'Hết hạn nhận'],
  ['lapsed', REWARD, 'Tiền thưởng đã hết hạn nhận'],
] as const)('a prize that is %s says so at %s', async (state, path, words) => {
  expect(await open({ path, claim: { state, reason: state === 'waiting' ? null : 'Thiếu giấy tờ.' } })).toContain(
    words,
  );
});

it.each([DETAIL, REWARD])('a jackpot without a figure is never 0 đồng, at %s', async (path) => {
  const words = await open({ path, prize: 0, claim: { awaitsFigure: true } });
  expect(words).toContain('Chờ công bố');
  expect(words).not.toMatch(/(^|\D)0\s₫/);
});

it.each([
  [5, 'để đối chiếu. Cửa hàng trả lời trong 5 ngày làm việc kể từ khi đủ giấy tờ. Được duyệt'],
  [null, 'để đối chiếu và biết khi nào giải được duyệt. Được duyệt'],
])('the page names the time that the shop takes, %s', async (decisionDays, words) => {
  expect(await open({ path: REWARD, claim: { decisionDays } })).toContain(words);
});

it('what was paid before a correction is not said to wait', async () => {
  const words = await open({ path: REWARD, claim: { paid: 10_000_000 } });
  expect(words).toContain('Đã trả trước10.000.000\u00A0₫');
  expect(words).toContain('Phần còn lại của giải đang chờ trả');
});

it('a ticket of a corrected result says what changed, before its receipt', async () => {
  const correction = {
    at: '2026-06-12T12:00:00.000Z',
    reason: 'Nhập nhầm số thứ sáu',
    before: { numbers: [5, 15, 30, 34, 37, 45] },
  };
  const words = await open({ path: DETAIL, corrections: [correction] });
  expect(words).toContain('Lý do: Nhập nhầm số thứ sáu. Trước đó ghi: 05 15 30 34 37 45.');
  expect(words.indexOf('đính chính')).toBeLessThan(words.indexOf('Chúc mừng'));
});
