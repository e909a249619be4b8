import type { ChannelOnSale, GameEntry, HistoryDetailAnswer, RegionalResult } from '@veloc/rules';
import { answer, page, type Answers } from './answers';
import { entries } from './fixtures';

/** The two regional games as they are on sale at `fixedNow`: TP. Hồ Chí Minh closes first. */
const regionalEntries: GameEntry[] = entries.map((entry) => {
  const { gameId } = entry;
  if (gameId !== 'loto' && gameId !== 'classic') return entry;
  const id = `${gameId}:20261121:tphcm`;
  return {
    ...entry,
    periodId: id,
    expiredTime: '16:14:00',
    maxPeriods: 12,
    nextPeriod: {
      ...entry.nextPeriod,
      id,
      name: 'TP. Hồ Chí Minh 21/11/2026 16:15',
      resultTime: '16:15',
      dialDate: '2026-11-21T09:15:00.000Z',
    },
  };
});

const [MN, MT] = [
  { region: 'MN', closesAt: 'T09:14:00.000Z', dialDate: 'T09:15:00.000Z' },
  { region: 'MT', closesAt: 'T10:14:00.000Z', dialDate: 'T10:15:00.000Z' },
];

function channel(game: 'loto' | 'classic', day: string, id: string, name: string, times: typeof MN): ChannelOnSale {
  if (!times) throw new Error('a region without times');
  return {
    id,
    name,
    region: times.region,
    periodId: `${game}:${day.replaceAll('-', '')}:${id}`,
    closesAt: `${day}${times.closesAt}`,
    dialDate: `${day}${times.dialDate}`,
  };
}

function channelsOf(game: 'loto' | 'classic', resultDate: string | null): ChannelOnSale[] {
  if (resultDate === '22/11/2026') {
    return [
      channel(game, '2026-11-22', 'da-lat', 'Đà Lạt', MN),
      channel(game, '2026-11-22', 'tien-giang', 'Tiền Giang', MN),
      channel(game, '2026-11-22', 'kon-tum', 'Kon Tum', MT),
    ];
  }
  if (resultDate !== null && resultDate !== '21/11/2026') return [];
  return [
    channel(game, '2026-11-21', 'tphcm', 'TP. Hồ Chí Minh', MN),
    channel(game, '2026-11-21', 'long-an', 'Long An', MN),
    channel(game, '2026-11-21', 'binh-phuoc', 'Bình Phước', MN),
    channel(game, '2026-11-21', 'hau-giang', 'Hậu Giang', MN),
    channel(game, '2026-11-21', 'da-nang', 'Đà Nẵng', MT),
  ];
}

const queryOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

/** Numbers in stock: how many are left of each. */
export type Shelf = Readonly<Record<string, number>>;

export const shelf: Shelf = { 2768: 12, 3979: 8, '0468': 20, 8386: 3, 68: 1, 407: 5, 179: 0, 1168: 6 };

/** The stock as the server sends it. */
export function stockOf(left: Shelf) {
  return Object.entries(left)
    .toSorted(([one], [other]) => Number(one.length < 4) - Number(other.length < 4))
    .map(([numbers, amount]) => ({
      id: `classic:20261121:tphcm:${numbers}`,
      numbers,
      code: `tphcm-${numbers}`,
      price: 10_000,
      amount,
    }));
}

const newestResult: RegionalResult = {
  channelId: 'tphcm',
  channelName: 'TP. Hồ Chí Minh',
  resultDate: '16/11/2026',
  prizes: {
    DB: ['302786'],
    G1: ['47168'],
    G2: ['05379'],
    G3: ['61102', '88430'],
    G4: ['12086', '33571', '90244', '57813', '46920', '08635', '71168'],
    G5: ['2379'],
    G6: ['5286', '1904', '7731'],
    G7: ['168'],
    G8: ['79'],
  },
};

/** A Loto purchase held against that draw: '86' behind the Đặc biệt has won, '99' has not. */
export const lotoPurchase: HistoryDetailAnswer = {
  id: 'LT-2611-16-00521.loto',
  gameId: 'loto',
  createdAt: '2026-11-16T03:05:00.000Z',
  total: 20_000,
  listPeriod: [
    {
      periodId: 'loto:20261116:tphcm',
      name: 'TP. Hồ Chí Minh 16/11/2026 16:15',
      resultDate: '16/11/2026',
      result: Object.values(newestResult.prizes).flat(),
      tickets: [
        {
          ticketId: 'loto-won',
          ticketStatus: 3,
          code: 'A',
          ticket: { lotoType: { id: 'C', name: 'Cuối' }, numbers: '--86', value: 10_000, price: '10000', isDone: true },
          copies: 1,
          price: 10_000,
          prize: 700_000,
        },
        {
          ticketId: 'loto-lost',
          ticketStatus: 2,
          code: 'A',
          ticket: {
            lotoType: { id: 'L18', name: '18 lô' },
            numbers: '--99',
            value: 10_000,
            price: '10000',
            isDone: true,
          },
          copies: 1,
          price: 10_000,
          prize: 0,
        },
      ],
    },
  ],
  result: null,
  reward: {
    transactionPayReward: 'PAY-0521',
    id: 'LT-2611-16-00521',
    rewardCount: 1,
    reward: 700_000,
    rewards: [{ ticketId: 'loto-won', name: 'Cuối 2 số', value: 700_000 }],
  },
};

/** A Classic purchase that waits for its draw. */
export const classicPurchase: HistoryDetailAnswer = {
  id: 'SD-2611-21-00077.classic',
  gameId: 'classic',
  createdAt: '2026-11-21T03:40:00.000Z',
  total: 20_000,
  listPeriod: [
    {
      periodId: 'classic:20261121:tphcm',
      name: 'TP. Hồ Chí Minh 21/11/2026 16:15',
      resultDate: '21/11/2026',
      result: null,
      tickets: [
        {
          ticketId: 'classic-waiting',
          ticketStatus: 1,
          code: 'A',
          ticket: {
            code: 'A',
            numbers: '2768',
            amount: 2,
            channelId: 'tphcm',
            channelName: 'TP. Hồ Chí Minh',
            resultDate: '21/11/2026',
            resultId: 'tphcm-21112026',
            price: '10000',
            isDone: true,
          },
          copies: 1,
          price: 20_000,
          prize: 0,
        },
      ],
    },
  ],
  result: null,
  reward: null,
};

const notFound = { status: 404, body: { status: 404, code: 'NOT_FOUND', message: 'Không tìm thấy vé' } };

/** What the pretended server says of the regional games. */
export const regionalAnswers: Answers = {
  'GET /client/get-current-period': answer({ listPeriod: regionalEntries }),
  'GET /client-loto-carts/get-channels': (request) => answer(channelsOf('loto', queryOf(request, 'resultDate'))),
  'GET /client-classic-storage/get-list-day': answer(
    [21, 22, 23, 24, 25, 26, 27].map((day) => ({ resultDate: `${day}/11/2026` })),
  ),
  'GET /client-classic-storage/get-list-channel-by-day': (request) =>
    answer(channelsOf('classic', queryOf(request, 'resultDate'))),
  'GET /client-classic-storage/get-list': answer(stockOf(shelf)),
  'GET /client-classic-result/get-list': page([newestResult]),
  'GET /client-loto-carts/get-list': page([lotoPurchase]),
  'GET /client-loto-carts/get-by-id': (request) =>
    queryOf(request, 'id') === lotoPurchase.id ? answer(lotoPurchase) : notFound,
  'GET /client-classic-tickets/client-get-tickets': page([classicPurchase]),
  'GET /client-classic-tickets/client-get-ticket-by-id': (request) =>
    queryOf(request, 'id') === classicPurchase.id ? answer(classicPurchase) : notFound,
};

/** The same after the end of sales, before the next draw has opened. */
export const closedAnswers: Answers = {
  ...regionalAnswers,
  'GET /client/get-current-period': answer({
    listPeriod: regionalEntries.map((entry) => ({
      ...entry,
      nextPeriod: { ...entry.nextPeriod, status: 'closed' },
    })),
  }),
};
