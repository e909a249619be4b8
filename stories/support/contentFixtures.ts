import type { Content, DrawStatistics, GameId, Notification, RegionalResult } from '@veloc/rules';
import { gameIds, gameName, POWER_NUMBERS } from '@veloc/rules';
import { answer, page, type Answers } from './answers';

const updatedAt = '2026-11-01T02:00:00.000Z';

function guide(id: string, gameId: GameId | null, title: string, body: string): Content {
  return { id, kind: 'guide', gameId, title, body, version: 1, updatedAt };
}

const megaText = [
  '<p>Chọn 6 số trong các số từ 01 đến 45. Trùng cả 6 số là trúng Jackpot.</p>',
  '<h2>Cách chơi</h2>',
  '<ol><li>Mở một ô vé từ A đến F và chọn 6 số.</li><li>Thêm vào <a href="/cart">giỏ hàng</a> hoặc mua ngay.</li></ol>',
  '<h2>Vé bao</h2>',
  '<ul><li><strong>Bao 7 trở lên</strong>: vé chơi mọi bộ 6 số ghép được.</li></ul>',
].join('');

/** Every game's guide, and the shop's own. */
export const guides: Content[] = [
  ...gameIds.map((gameId) =>
    guide(
      gameId,
      gameId,
      `Hướng dẫn chơi ${gameName(gameId)}`,
      gameId === 'mega' ? megaText : '<p>Chọn số rồi mua vé.</p>',
    ),
  ),
  guide('start', null, 'Mới chơi lần đầu?', '<p>Ba bước: chọn số, cho vào giỏ, thanh toán từ ví.</p>'),
  guide('money', null, 'Nạp và rút tiền', '<h2>Nạp tiền</h2><p>Quét mã VietQR.</p>'),
  guide('faq', null, 'Câu hỏi thường gặp', '<h2>Vé đã mua có hủy được không?</h2><p>Không.</p>'),
];

export const terms: Content[] = [
  { ...guide('terms', null, 'Điều khoản', 'Vé được bán đến 60 giây trước giờ quay.'), kind: 'terms' },
];

const readAt = '2026-11-19T12:00:00.000Z';

/** Two unread ones before three that were read. */
export const notifications: Notification[] = [
  {
    id: 'n5',
    kind: 'topUpCredited',
    params: { amount: 50_000, transactionId: 't1' },
    createdAt: '2026-11-21T05:11:00.000Z',
    readAt: null,
  },
  {
    id: 'n4',
    kind: 'drawn',
    params: {
      gameId: 'power',
      date: '19/11/2026',
      periodName: 'Kỳ 19/11/2026 18:00',
      draws: 1,
      held: 6,
      won: 1,
      amount: 500_000,
      purchase: 'power-1',
      drawId: 'power:01271',
    },
    createdAt: '2026-11-20T11:04:00.000Z',
    readAt: null,
  },
  {
    id: 'n3',
    kind: 'drawn',
    params: {
      gameId: 'keno',
      date: '19/11/2026',
      periodName: 'Kỳ 19/11/2026 21:52',
      draws: 30,
      held: 30,
      won: 0,
      amount: 0,
      purchase: null,
      drawId: null,
    },
    createdAt: '2026-11-19T14:53:00.000Z',
    readAt,
  },
  {
    id: 'n2',
    kind: 'drawRefunded',
    params: { gameId: 'max3d', periodName: 'Kỳ 18/11/2026 18:00', tickets: 2, amount: 20_000, purchase: null },
    createdAt: '2026-11-18T11:30:00.000Z',
    readAt,
  },
  {
    id: 'n1',
    kind: 'withdrawalSent',
    params: { amount: 100_000 },
    createdAt: '2026-11-17T02:30:00.000Z',
    readAt,
  },
];

const DAYS = 24 * 3_600_000;

/** Counts that look drawn: each ball some times, one of them never. */
const powerStatistics: DrawStatistics = {
  numbers: Array.from({ length: POWER_NUMBERS.to }, (_, index) => ({
    number: index + 1,
    count: index === 12 ? 0 : ((index * 7) % 11) + 5,
    lastSeen: index === 12 ? null : '19/11/2026',
  })),
  specials: [],
  jackpots: Array.from({ length: 12 }, (_, index) => ({
    periodId: `power:${index}`,
    date: new Date(Date.parse('2026-10-25T00:00:00Z') + index * 2 * DAYS)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .toReversed()
      .join('/'),
    jackpot1: index < 8 ? 60_000_000_000 + index * 4_210_000_000 : 30_000_000_000 + index * 1_900_000_000,
    jackpot2: 3_000_000_000 + ((index * 5) % 7) * 310_000_000,
  })),
  draws: 100,
};

const max3dStatistics: DrawStatistics = {
  numbers: ['317', '594', '958', '093', '111'].map((number, index) => ({
    number,
    count: 7 - Math.floor(index / 2),
    lastSeen: '18/11/2026',
  })),
  specials: [],
  jackpots: [],
  draws: 100,
};

function regional(channelId: string, channelName: string, db: string): RegionalResult {
  return {
    channelId,
    channelName,
    resultDate: '20/11/2026',
    prizes: {
      DB: [db],
      G1: ['68795'],
      G2: ['97663'],
      G3: ['31471', '78879'],
      G4: ['87601', '40205', '16122', '83417', '47612', '49104', '22881'],
      G5: ['5512'],
      G6: ['0937', '4471', '8820'],
      G7: ['215'],
      G8: ['15'],
    },
  };
}

const southernResults = [
  regional('vinh-long', 'Vĩnh Long', '296215'),
  regional('binh-duong', 'Bình Dương', '884120'),
  regional('tra-vinh', 'Trà Vinh', '701933'),
];

/** What the shop answers about texts, notifications and results of regions, beside `shopAnswers`. */
export const contentAnswers: Answers = {
  'GET /public/guides': answer(guides),
  ...Object.fromEntries(guides.map((content) => [`GET /public/guides/${content.id}`, answer(content)])),
  'GET /public/contents/terms': answer(terms),
  'GET /client-notifications': page(notifications),
  'GET /client-notifications/settings': answer({ draws: 'day' }),
  'GET /client-notifications/push': answer({ key: null, isOn: false, endpoint: null, quiet: null }),
  'POST /client-notifications/read': answer({ notificationCount: 0 }),
  'POST /client/client-get-parameter': answer({ notificationCount: 2 }),
  'GET /client-game-results/statistics': (request) =>
    answer(new URL(request.url).searchParams.get('gameId') === 'max3d' ? max3dStatistics : powerStatistics),
  'GET /client-classic-result/get-list': (request) => {
    const query = new URL(request.url).searchParams;
    const channel = query.get('channelId');
    if (query.get('region') !== 'MN' || query.get('resultDate') === '19/11/2026') return page([]);
    return page(southernResults.filter(({ channelId }) => channel === null || channelId === channel));
  },
};
