import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import TicketDetailScreen from '../ticket-detail/TicketDetailScreen';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import TicketRewardScreen from './TicketRewardScreen';

const ID = '01a02c5e-e844-7029-ad64-82a20d15838d.mega';
const NUMBERS = [5, 15, 30, 34, 37, 38];
const routes = [
  { path: '/account/tickets/:id', layout: 'game', Screen: TicketDetailScreen } as const,
  { path: '/account/tickets/:id/reward', layout: 'game', Screen: TicketRewardScreen } as const,
];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

interface Shown {
  end?: string;
  outcome?: object;
  rewardAmount?: number;
}

async function open({ end = '', outcome = {}, rewardAmount = 800_000 }: Shown) {
  const ticket = {
    ticketId: 't1',
    ticketStatus: 3,
    code: 'A',
    ticket: { code: 'A', listNumber: NUMBERS, price: '10000', isDone: true },
    price: 10_000,
    prize: 300_000,
    ...outcome,
  };
  const detail = {
    id: ID,
    gameId: 'mega',
    createdAt: '2026-06-12T02:00:00.000Z',
    total: 10_000,
    listPeriod: [{ periodId: 'mega:1', name: 'Kỳ #01', resultDate: '12/06/2026', result: NUMBERS, tickets: [ticket] }],
    reward: {
      id: ID,
      rewardCount: 1,
      reward: 300_000,
      rewards: [{ ticketId: 't1', name: 'Giải Nhì', value: 300_000 }],
    },
  };
  const moves: unknown[] = [];
  const { fetch } = scriptedFetch(({ path, body }) => {
    if (path.startsWith('/client-tickets/client-get-ticket-detail-v2')) return { status: 200, body: { data: detail } };
    if (path.includes('transfer-reward')) {
      moves.push(body);
      const balance = { amount: 300_000, rewardAmount: rewardAmount - 300_000 };
      const transaction = {
        id: 'm1',
        kind: 'reward_transfer',
        amount: 300_000,
        status: 'success',
        title: 'Chuyển thưởng vào ví',
        createdAt: '2026-06-12T12:00:00.000Z',
      };
      return { status: 200, body: { data: { transaction, balance } } };
    }
    if (path.includes('balance')) return { status: 200, body: { data: { amount: 0, rewardAmount } } };
    return { status: 404, body: {} };
  });
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: `/account/tickets/${ID}${end}`, routes, storage, fetch });
  await vi.waitFor(() => expect(text()).toContain('300.000'), { timeout: 20_000 });
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => /^Chuyển .+ vào ví$/.test(textContent));
  return { moves, text, button };
}

it.each(['', '/reward'])('one press moves what the ticket won to the wallet, at …%s', async (end) => {
  const { moves, button } = await open({ end });
  await vi.waitFor(() => {
    expect(button()).toBeDefined();
    expect(button()?.getAttribute('aria-disabled')).not.toBe('true');
  });
  expect(document.querySelector('a[href$="/account/withdraw?source=reward"]')?.textContent).toBe('Rút thưởng');
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(moves).toEqual([{ amount: 300_000 }]));
  // It is not offered a second time.
  await vi.waitFor(() => expect(button()).toBeUndefined());
});

it('names by its badge where the money is', async () => {
  const { text, button } = await open({});
  await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled')).not.toBe('true'));
  expect(text()).toContain('Trong số dư thưởng');
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(text()).toContain('Đã trả thưởng'));
  expect(text()).not.toContain('Trong số dư thưởng');
});

it('moves no more than there is, and less what was withheld', async () => {
  const { moves, button } = await open({ rewardAmount: 120_000 });
  await vi.waitFor(() => {
    expect(button()).toBeDefined();
    expect(button()?.getAttribute('aria-disabled')).not.toBe('true');
  });
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(moves).toEqual([{ amount: 120_000 }]));
});

it('offers nothing while the prize waits, or once it is gone', async () => {
  const claim = { state: 'waiting', lapsesAt: '2026-08-11T17:00:00.000Z' };
  expect((await open({ outcome: { ticketStatus: 4, claim } })).button()).toBeUndefined();
  await unmountAll();
  const { button } = await open({ rewardAmount: 0 });
  await vi.waitFor(() => expect(button()).toBeUndefined());
});
