import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readReceipt } from '@veloc/proof';
import { bookFinding } from '../../data/bookFinding';
import { keepPromise, keptPromise, promiseEvidence } from '../../data/promises';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import { changedReceipt, otherPolicy, sealedReceipt, shopPolicy } from '../../testing/sealedReceipt';
import TicketDetailScreen from './TicketDetailScreen';

const ORDER = '0198c9a0-0000-7000-8000-000000000001';
const DETAIL = `/account/tickets/${ORDER}.mega`;
const DIFFERS = 'Vé không khớp với sổ đã niêm phong';
const PATIENCE = { timeout: 20_000 };
const promise = sealedReceipt.promise.note;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const until = (check: () => void) => act(() => vi.waitFor(check, PATIENCE));

/** The page of a ticket whose book is sealed. */
async function open({ receipt, policy = shopPolicy }: { receipt: object | null; policy?: string }) {
  const { play, price, period } = sealedReceipt.ticket;
  const book = { state: 'sealed', seq: 317, size: 1_204, sealedAt: '2026-08-21T10:59:08.000Z' };
  const ticket = {
    ticketId: 't1',
    ticketStatus: 1,
    code: 'A',
    ticket: { code: 'A', isDone: true, price: '70000', ...play },
  };
  const detail = {
    id: `${ORDER}.mega`,
    gameId: 'mega',
    createdAt: '2026-08-21T02:14:22.318Z',
    total: price,
    listPeriod: [
      {
        periodId: period,
        name: 'Kỳ #01',
        resultDate: '21/08/2026',
        result: null,
        tickets: [{ ...ticket, price, prize: 0, book }],
      },
    ],
  };
  const asked: string[] = [];
  const { fetch } = scriptedFetch(({ path }) => {
    asked.push(path);
    if (path.startsWith('/client-tickets/client-get-ticket-detail-v2')) return { status: 200, body: { data: detail } };
    if (path.startsWith('/client-tickets/receipt') && receipt) return { status: 200, body: { data: receipt } };
    if (path === '/public/policy') return { status: 200, text: policy };
    return { status: 404, body: {} };
  });
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  const routes = [{ path: '/account/tickets/:id', layout: 'game', Screen: TicketDetailScreen } as const];
  const { text } = await renderStorefront({ path: DETAIL, routes, storage, fetch });
  await until(() => expect(text()).toContain('Chi tiết vé'));
  return { text, asked };
}
const kept = (note: string) =>
  keepPromise({ order: { id: ORDER }, promise: note } as Parameters<typeof keepPromise>[0]);

it('a ticket that agrees with its book and with what was signed says its place', async () => {
  kept(promise);
  const { text, asked } = await open({ receipt: sealedReceipt });
  await until(() => expect(asked.some((path) => path.startsWith('/client-tickets/receipt'))).toBe(true));
  await until(() => expect(text()).toContain('Số 318 trong 1.204'));
  expect(text()).not.toContain(DIFFERS);
  const compared = { receipt: readReceipt(sealedReceipt), policy: shopPolicy, promise };
  expect(await act(() => bookFinding(compared))).toBe('agrees');
});

it.each([
  ['is another in the book', changedReceipt, promise],
  ['was signed otherwise at the payment', sealedReceipt, promise.replace('\n2\n', '\n3\n')],
  ['was signed at the payment and is not now', { ...sealedReceipt, promise: null }, promise],
])('a ticket that %s says so by itself, and its evidence stays', async (_, receipt, note) => {
  kept(note);
  const { text } = await open({ receipt });
  await until(() => expect(text()).toContain(DIFFERS));
  expect(text()).toContain('Lưu bằng chứng');
  expect(promiseEvidence(ORDER).receipts).toHaveLength(1);
  expect(keptPromise(ORDER)).toBe(note);
});

it('nobody is accused while the receipt cannot be had, or the shop names another key', async () => {
  kept(promise);
  const { text } = await open({ receipt: null });
  expect(text()).not.toContain(DIFFERS);
  await unmountAll();
  const other = await open({ receipt: sealedReceipt, policy: otherPolicy });
  expect(other.text()).not.toContain(DIFFERS);
});
