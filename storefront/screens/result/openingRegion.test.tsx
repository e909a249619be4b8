import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import { regionOfTickets } from './openingRegion';
import ResultScreen from './ResultScreen';

const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const pass = fakeTime(NOON);

const ticketOf = (periodId: string, dialDate: string) => ({
  id: `o.${periodId}`,
  gameId: 'loto' as const,
  createdAt: '2026-11-20T02:00:00.000Z',
  total: 10_000,
  draws: 1,
  dialDate,
  listPeriod: [{ periodId, name: 'Đà Nẵng', resultDate: '21/11/2026', result: null, tickets: [] }],
});
const southern = (at: string) => ticketOf('loto:20261121:tphcm', at);
const central = (at: string) => ticketOf('loto:20261121:da-nang', at);

it.each([
  ['the newest that was drawn', [southern('2026-11-20T16:15:00+07:00'), central('2026-11-20T17:15:00+07:00')], 'MT'],
  [
    'one that was drawn before one to come',
    [southern('2026-11-20T16:15:00+07:00'), central('2026-11-21T17:15:00+07:00')],
    'MN',
  ],
  ['the next to come', [central('2026-11-21T17:15:00+07:00'), southern('2026-11-22T11:15:00+07:00')], 'MT'],
  ['none of another day', [central('2026-11-19T17:15:00+07:00'), central('2026-11-23T17:15:00+07:00')], null],
  ['none without a company', [ticketOf('mega:01590', '2026-11-20T18:00:00+07:00')], null],
])('takes of tickets %s', (_, entries, region) => {
  expect(regionOfTickets(entries, NOON)).toBe(region);
});

const drawOf = (channelId: string, channelName: string) => ({
  id: channelId,
  periodId: `classic:20261121:${channelId}`,
  channelId,
  channelName,
  resultDate: '21/11/2026',
  prizes: { DB: ['123456'] },
});

interface Shop {
  at: string;
  /** What the regions have drawn. */
  drawn?: Readonly<Record<string, object[]>>;
  waiting?: () => Turn;
  search?: string;
}

async function open({ at, drawn = {}, waiting, search = '' }: Shop) {
  vi.setSystemTime(Date.parse(at));
  const { fetch, sent } = scriptedFetch(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://shop');
    const list = (items: readonly object[]): Turn => ({ status: 200, body: { data: items, cursor: null } });
    if (pathname === '/client-classic-result/get-list') return list(drawn[searchParams.get('region') ?? ''] ?? []);
    if (pathname === '/client-tickets/by-draw')
      return searchParams.get('group') === 'waiting' && waiting ? waiting() : list([]);
    return { status: 404, body: {} };
  });
  const page = await renderStorefront({
    path: `/result?game=regional${search}`,
    routes: [{ path: '/result', layout: 'empty', Screen: ResultScreen }],
    fetch,
    storage: memoryStorage(
      waiting ? { 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' } : {},
    ),
  });
  const chosen = () => document.querySelector<HTMLInputElement>('[aria-label="Miền"] input:checked')?.value ?? null;
  return { ...page, sent, chosen };
}

const central21 = { MT: [drawOf('da-nang', 'Đà Nẵng')] };

it('opens on the south before any draw of the day, and asks for no other region', async () => {
  const { chosen, sent } = await open({ at: '2026-11-21T12:00:00+07:00' });
  await pass(1_000);
  expect(chosen()).toBe('MN');
  expect(sent.filter(({ path }) => path.includes('classic-result'))).toHaveLength(1);
});

it('opens on the region that has results of today, where the south has none', async () => {
  const { chosen, text } = await open({ at: '2026-11-21T17:36:00+07:00', drawn: central21 });
  await pass(1_000);
  expect(chosen()).toBe('MT');
  expect(text()).toContain('Đà Nẵng');
});

it('opens on the south in the evening, where all have drawn or none has', async () => {
  const { chosen } = await open({ at: '2026-11-21T19:00:00+07:00' });
  await pass(1_000);
  expect(chosen()).toBe('MN');
});

it('opens on the region of the player’s tickets, and stays where they choose another', async () => {
  const ticket = central('2026-11-21T17:15:00+07:00');
  const { chosen } = await open({
    at: '2026-11-21T12:00:00+07:00',
    waiting: () => ({ status: 200, body: { data: [ticket], cursor: null } }),
  });
  await pass(1_000);
  expect(chosen()).toBe('MT');
  await act(async () => document.querySelector<HTMLInputElement>('[aria-label="Miền"] input[value="MB"]')?.click());
  await pass(1_000);
  expect(chosen()).toBe('MB');
});

it('leads nobody away from the region that the address names', async () => {
  const { chosen } = await open({
    at: '2026-11-21T17:36:00+07:00',
    drawn: central21,
    search: '&region=MN',
    waiting: () => ({ status: 200, body: { data: [central('2026-11-21T17:15:00+07:00')], cursor: null } }),
  });
  await pass(1_000);
  expect(chosen()).toBe('MN');
});
