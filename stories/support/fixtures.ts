import {
  gameConfig,
  gameIds,
  resultGames,
  type Balance,
  type Banner,
  type GameEntry,
  type GameId,
  type Period,
  type SupportContact,
  type User,
} from '@veloc/rules';
import { noLimits } from './accountFixtures';
import { answer, page, type Answers } from './answers';
import { numberSets } from './numberSetFixtures';
import { resultsOf } from './resultFixtures';
import { histories, ticketDetails } from './ticketFixtures';
import { ticketCounts, ticketsByDraw } from './drawTicketFixtures';

interface Draw {
  gameId: GameId;
  title: string;
  /** Number of the draw. */
  number: string;
  /** dd/mm/yyyy and HH:mm in Vietnam. */
  date: string;
  time: string;
  /** ISO 8601. */
  dialDate: string;
  jackpot?: number;
  jackpot2?: number;
  /** Seconds to the draw after it. */
  interval?: number;
}

/** Between two draws of a game that is not drawn all day. */
const DAYS_BETWEEN = 2;

function later(moment: string, seconds: number): string {
  return new Date(Date.parse(moment) + seconds * 1000).toISOString();
}

function entry({ gameId, title, number, date, time, dialDate, jackpot, jackpot2, interval }: Draw): GameEntry {
  const id = `${gameId}:${number}`;
  const nextPeriod: Period = {
    id,
    name: `Kỳ #${number}`,
    gameId,
    resultDate: date,
    resultTime: time,
    dialDate,
    estJackpotPrize1: jackpot ?? null,
    estJackpotPrize2: jackpot2 ?? null,
    status: 'open',
  };
  return {
    gameId,
    title,
    heading: '',
    href: `/${gameId}`,
    timeout: false,
    expiredTime: '23:59:59',
    periodId: id,
    lastPeriodId: null,
    nextPeriodId: null,
    isCalculate: false,
    jackpot1: jackpot ?? null,
    jackpot2: jackpot2 ?? null,
    isCountDown: true,
    countDown: 0,
    maxPeriods: 12,
    drawInterval: interval ?? null,
    drawDates: Array.from({ length: 12 }, (_, turn) => later(dialDate, turn * (interval ?? DAYS_BETWEEN * 86_400))),
    nextPeriod,
  };
}

const evening = { date: '21/11/2026', time: '18:00', dialDate: '2026-11-21T11:00:00.000Z' };
const keno = {
  number: '0219846',
  date: '21/11/2026',
  time: '12:21',
  dialDate: '2026-11-21T05:21:24.000Z',
  interval: 480,
};

const listed: GameEntry[] = [
  entry({ gameId: 'keno', title: 'KENO', ...keno }),
  entry({ gameId: 'kenoeo', title: 'KENO CHẴN LẺ', ...keno }),
  entry({ gameId: 'kenoud', title: 'KENO LỚN NHỎ', ...keno }),
  entry({
    gameId: 'mega',
    title: 'MEGA 6/45',
    number: '01590',
    date: '22/11/2026',
    time: '18:00',
    dialDate: '2026-11-22T11:00:00.000Z',
    jackpot: 32_684_915_500,
  }),
  entry({
    gameId: 'power',
    title: 'POWER 6/55',
    number: '01272',
    ...evening,
    jackpot: 87_452_310_000,
    jackpot2: 4_116_728_350,
    interval: 3 * 86_400,
  }),
  entry({ gameId: 'max3d', title: 'MAX 3D', number: '01012', ...evening }),
  entry({ gameId: 'max3dpro', title: 'MAX 3D PRO', number: '00780', ...evening }),
  entry({
    gameId: 'lotto535',
    title: 'LOTTO 5/35',
    number: '00291',
    date: '21/11/2026',
    time: '13:00',
    dialDate: '2026-11-21T06:00:00.000Z',
    jackpot: 6_218_405_000,
    interval: 8 * 3_600,
  }),
  entry({
    gameId: 'loto',
    title: 'LOTO',
    number: '20261121',
    date: '21/11/2026',
    time: '15:45',
    dialDate: '2026-11-21T08:45:00.000Z',
  }),
  entry({
    gameId: 'classic',
    title: 'SỐ ĐỀ',
    number: '20261121',
    date: '21/11/2026',
    time: '15:45',
    dialDate: '2026-11-21T08:45:00.000Z',
  }),
];

const others = gameIds.filter((gameId) => !listed.some((game) => game.gameId === gameId));

/** The games as they are on sale at `fixedNow`; those that no story tells anything of draw in the evening. */
export const entries: GameEntry[] = [
  ...listed,
  ...others.map((gameId) => entry({ gameId, title: gameConfig[gameId].title, number: '00101', ...evening })),
];

export const user: User = {
  id: 'player-1',
  name: 'Nguyễn Thị Thu Hà',
  phone: '+84912345678',
  endPointId: 'WEB',
  identify: null,
  signature: null,
  reward: 0,
};

export const balance: Balance = { amount: 250_000, rewardAmount: 480_000 };

export const banners: Banner[] = [
  { id: 'periods', image: null, href: '/keno', title: 'Nuôi số nhiều kỳ,\nkhông lo lỡ vé' },
  { id: 'prizes', image: null, href: null, title: 'Trúng thưởng về ví\nngay sau kỳ quay' },
  { id: 'guide', image: null, href: null, title: 'Mới chơi?\nĐọc hướng dẫn hai phút' },
];

export const contact: SupportContact = {
  title: 'Liên hệ hỗ trợ',
  description: 'Chúng tôi trả lời từ 7:00 đến 22:00 mỗi ngày.',
  phone: '1900 0000',
  zalo: '0900000000',
  email: 'hotro@example.com',
  hours: '7:00 – 22:00',
};

/** What the pretended server answers when a story says nothing else. */
export const shopAnswers: Answers = {
  'GET /client/get-current-period': answer({ listPeriod: entries }),
  'GET /public/banners': answer(banners),
  'GET /public/support-contact': answer(contact),
  'POST /banks/get-all': answer([{ id: 'vcb', code: 'VCB', name: 'Vietcombank', logo: null, bin: '970436' }]),
  'GET /users/get-user-balance': answer(balance),
  'POST /users/get-profile': answer(user),
  'GET /client-limits': answer(noLimits),
  'POST /client/client-get-parameter': answer({ notificationCount: 0 }),
  'GET /client-carts/get-cart': answer({ items: [], total: 0, count: 0, version: 1 }),
  'POST /client-carts/sync': answer({ items: [], rejected: [] }),
  'POST /auth/logout': answer({ loggedOut: true }),
  ...Object.fromEntries(resultGames.map((game) => [`GET /client-game-results/get-${game}-v2`, page(resultsOf(game))])),
  'GET /client-number-sets': answer(numberSets),
  'GET /client-tickets/by-draw': ticketsByDraw,
  'GET /client-tickets/counts': answer(ticketCounts),
  'POST /client-tickets/client-get-tickets': async (request) => {
    const { gameId } = (await request.json()) as { gameId: GameId };
    return page(histories[gameId] ?? []);
  },
  'GET /client-tickets/client-get-ticket-detail-v2': (request) => {
    const detail = ticketDetails[new URL(request.url).searchParams.get('id') ?? ''];
    return detail
      ? answer(detail)
      : { status: 404, body: { status: 404, code: 'NOT_FOUND', message: 'Không tìm thấy vé' } };
  },
};
