import type { Notification, NotificationFact } from '@veloc/rules';
import { expect, it } from 'vitest';
import { notificationRows } from './notificationRows';

const now = Date.parse('2026-11-21T12:16:42+07:00');
const today = '2026-11-21T10:00:00+07:00';
const yesterday = '2026-11-20T18:04:00+07:00';

let count = 0;
const told = (fact: NotificationFact, createdAt = yesterday): Notification => {
  count += 1;
  return { ...fact, id: `n${count}`, createdAt, readAt: null };
};

type Drawn = Extract<NotificationFact, { kind: 'drawn' }>['params'];
const drawn = (params: Partial<Drawn> = {}): NotificationFact => ({
  kind: 'drawn',
  params: {
    gameId: 'keno',
    date: '20/11/2026',
    periodName: 'Kỳ 20/11/2026 18:00',
    draws: 1,
    held: 1,
    won: 0,
    amount: 0,
    stake: 10_000,
    purchase: null,
    drawId: 'keno:1',
    ...params,
  },
});
const paid = (amount: number, periodName = 'Kỳ 20/11/2026 18:00'): NotificationFact => ({
  kind: 'prizeApproved',
  params: { gameId: 'mega', periodName, tickets: 1, amount, purchase: `o${amount}.mega`, tax: amount / 10 },
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
function rows(notifications: readonly Notification[], ended = true) {
  return notificationRows(notifications, { now, ended }).map((row) => {
    if (row.kind === 'heading') return row.title;
    if (row.kind === 'one') return row.notification.id;
    const { title, amount, body } = row.text;
    return { title: plain(title), amount, body: plain(body), ids: row.notifications.map(({ id }) => id) };
  });
}

it('names the days', () => {
  const topUp = { kind: 'topUpCredited', params: { amount: 1, transactionId: 't' } } as const;
  const moments = ['2026-11-22T00:00:00+07:00', today, yesterday, '2026-11-19T23:59:00+07:00', '2026-10-01T00:00:00Z'];
  const all = moments.map((moment) => told(topUp, moment));
  const [soon, newest, before, old, oldest] = all.map(({ id }) => id);
  expect(rows(all)).toEqual(['Hôm nay', soon, newest, 'Hôm qua', before, 'Trước đây', old, oldest]);
});

it('tells the draws of a game and day as one, with what all have won', () => {
  const all = [
    told(drawn()),
    told(paid(1)),
    told(drawn({ won: 1, amount: 90_000 })),
    told(drawn({ held: 2, stake: 20_000 })),
  ];
  const [first, other, second, third] = all.map(({ id }) => id);
  expect(rows(all)).toEqual([
    'Hôm qua',
    {
      title: 'Chúc mừng, bạn trúng',
      amount: 90_000,
      body: 'KENO 3 kỳ · 1 trong 4 vé trúng. Tiền đã vào số dư thưởng.',
      ids: [first, second, third],
    },
    other,
  ]);
});

it('tells calmly what all of them won, where that is no more than their stake', () => {
  const all = [told(drawn({ won: 1, amount: 10_000 })), told(drawn({ stake: 20_000 }))];
  expect(rows(all)).toMatchObject(['Hôm qua', { title: 'Mua 30.000 ₫ · trúng 10.000 ₫' }]);
  const unknown = [told(drawn({ won: 1, amount: 10_000 })), told(drawn({ stake: undefined }))];
  expect(rows(unknown)).toMatchObject(['Hôm qua', { title: 'Chúc mừng, bạn trúng', amount: 10_000 }]);
});

it('tells what was paid for several tickets of a draw as one, and other draws apart', () => {
  const all = [told(paid(40_000_000)), told(paid(20_000_000)), told(paid(10_000_000, 'Kỳ 18/11/2026 18:00'))];
  const [first, second, third] = all.map(({ id }) => id);
  expect(rows(all)).toEqual([
    'Hôm qua',
    {
      title: 'Đã trả thưởng',
      amount: 60_000_000,
      body: 'MEGA 6/45 kỳ 18:00 · 2 vé. Tiền đã vào số dư thưởng. Đã khấu trừ 6.000.000 ₫ tiền thuế.',
      ids: [first, second],
    },
    third,
  ]);
});

it('keeps apart prizes that were rejected for other reasons', () => {
  const { params } = paid(1) as Extract<NotificationFact, { kind: 'prizeApproved' }>;
  const rejected = (reason: string) => told({ kind: 'prizeRejected', params: { ...params, reason } });
  const all = [rejected('Vé rách'), rejected('Sai tên'), rejected('Vé rách')];
  expect(rows(all)).toMatchObject(['Hôm qua', { title: 'Chưa thể trả thưởng 2 ₫' }, all[1]?.id]);
});

it('tells the draws of a day in which nothing was won as one', () => {
  const all = [
    told(drawn({ gameId: 'mega', held: 5 })),
    told(drawn({ gameId: 'power', won: 1, amount: 500_000 })),
    told(drawn({ held: 2 })),
    told(drawn({ held: 2 })),
    // A prize that waits is no loss, although nothing was paid.
    told(drawn({ gameId: 'max3d', won: 1 })),
    told(drawn({ gameId: 'loto' }), '2026-11-19T18:00:00+07:00'),
  ];
  const [mega, power, keno, more, waits, before] = all.map(({ id }) => id);
  expect(rows(all)).toEqual([
    'Hôm qua',
    {
      title: '9 vé không trúng',
      amount: undefined,
      body: 'Mua 30.000 ₫ · MEGA 6/45, KENO',
      ids: [mega, keno, more],
    },
    power,
    waits,
    'Trước đây',
    before,
  ]);
});

it('tells no cost of draws that were told before notices knew it', () => {
  const all = [told(drawn()), told(drawn({ gameId: 'mega', stake: undefined }))];
  expect(rows(all)).toMatchObject(['Hôm qua', { title: '2 vé không trúng', body: 'KENO, MEGA 6/45' }]);
});

it('tells no sum of a day whose rest is still to come', () => {
  const all = [told(drawn({ won: 1, amount: 90_000 }), today), told(drawn(), today), told(drawn()), told(drawn())];
  expect(rows(all, false)).toMatchObject([
    'Hôm nay',
    { amount: 90_000 },
    'Hôm qua',
    { title: 'KENO', amount: undefined, body: '2 tin' },
  ]);
});
