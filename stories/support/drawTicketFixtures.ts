import {
  vietnamDay,
  type DrawEntryAnswer,
  type DrawnDay,
  type GameId,
  type HistoryTicketAnswer,
  type TicketCount,
} from '@veloc/rules';
import type { Answer } from './answers';
import { page } from './answers';
import { results } from './resultFixtures';

interface Drawn {
  order: string;
  gameId: GameId;
  /** ISO 8601 with its zone. */
  at: string;
  /** Numbers of each ticket, and what it won in đồng. */
  tickets: readonly { numbers: number[]; special?: number[]; prize?: number }[];
  /** Null while it waits. */
  result: number[] | null;
  special?: number[];
  draws?: number;
}

function payload(gameId: GameId, code: string, numbers: number[], special: number[]): Record<string, unknown> {
  const common = { code, price: '10000', isDone: true };
  if (gameId === 'lotto535') return { ...common, mainNumbers: numbers, specialNumbers: special };
  if (gameId === 'power') return { ...common, listNumber: numbers, powerNumber: 3 };
  if (gameId === 'keno')
    return {
      ...common,
      listNumber: numbers,
      selectedNumbers: numbers,
      playMethod: `LEVEL_${numbers.length}`,
      betAmount: 10_000,
    };
  return { ...common, listNumber: numbers };
}

/** One row of the list of all tickets, as the shop's server tells it. */
export function drawEntry({ order, gameId, at, tickets, result, special = [], draws = 1 }: Drawn): DrawEntryAnswer {
  const day = at.slice(0, 10);
  const key = day.replaceAll('-', '');
  const held = tickets.map(({ numbers, special: own = [], prize = 0 }, index): HistoryTicketAnswer => {
    const code = 'ABCDEF'[index] ?? 'F';
    return {
      ticketId: `${order}-${code}`,
      ticketStatus: result === null ? 1 : prize > 0 ? 3 : 2,
      code,
      ticket: payload(gameId, code, numbers, own),
      copies: 1,
      price: 10_000,
      prize,
    };
  });
  return {
    id: `${order}.${gameId}`,
    gameId,
    createdAt: new Date(Date.parse(at) - 6 * 3_600_000).toISOString(),
    dialDate: new Date(at).toISOString(),
    draws,
    total: held.length * 10_000,
    listPeriod: [
      {
        periodId: gameId === 'keno' ? `keno:${key}:${at.slice(11, 16).replace(':', '')}` : `${gameId}:${key}`,
        name: 'Kỳ',
        resultDate: day.split('-').toReversed().join('/'),
        result,
        ...(special.length > 0 ? { special } : {}),
        tickets: held,
      },
    ],
  };
}

const POWER_WAITING = [
  [6, 14, 22, 35, 41, 53],
  [3, 17, 28, 36, 44, 50],
  [1, 8, 19, 27, 36, 48],
  [5, 12, 23, 31, 40, 52],
  [7, 13, 21, 34, 42, 55],
  [2, 11, 26, 38, 40, 54],
];

export const waitingEntries: DrawEntryAnswer[] = [
  drawEntry({
    order: 'LT5-2111-01',
    gameId: 'lotto535',
    at: '2026-11-21T13:00:00+07:00',
    tickets: [
      { numbers: [4, 11, 19, 26, 33], special: [7] },
      { numbers: [2, 9, 15, 24, 30], special: [1] },
    ],
    result: null,
  }),
  drawEntry({
    order: 'PW-2111-02',
    gameId: 'power',
    at: '2026-11-21T18:00:00+07:00',
    tickets: POWER_WAITING.map((numbers) => ({ numbers })),
    result: null,
    draws: 3,
  }),
];

/** What the lists of results tell of the days on which these tickets played. */
const [MEGA_RESULT = [], MEGA_BEFORE = []] = results.mega.map(({ numbers }) => numbers.map(Number));
const KENO_RESULT = [1, 4, 9, 12, 18, 22, 25, 30, 33, 37, 41, 44, 48, 52, 57, 61, 66, 70, 74, 79];

const kenoLoser = (order: string, time: string, numbers: number[]) =>
  drawEntry({
    order,
    gameId: 'keno',
    at: `2026-11-20T${time}:00+07:00`,
    tickets: [{ numbers }, { numbers: [2, 3, 5] }, { numbers: [6, 7, 8] }],
    result: KENO_RESULT,
  });

export const drawnEntries: DrawEntryAnswer[] = [
  drawEntry({
    order: 'MG-2011-03',
    gameId: 'mega',
    at: '2026-11-20T18:00:00+07:00',
    tickets: [
      { numbers: [1, 7, 18, 24, 35, 45] },
      { numbers: [4, 12, 21, 31, 37, 40], prize: 30_000 },
      { numbers: [3, 9, 16, 27, 33, 41] },
      { numbers: [5, 10, 20, 29, 36, 43] },
      { numbers: [6, 11, 22, 28, 34, 42] },
      { numbers: [8, 13, 23, 30, 38, 39] },
    ],
    result: MEGA_RESULT,
  }),
  kenoLoser('KN-2011-04', '16:40', [3, 5, 8, 10]),
  kenoLoser('KN-2011-05', '12:08', [14, 15, 16, 17]),
  drawEntry({
    order: 'MX-2011-06',
    gameId: 'mega',
    at: '2026-11-20T18:00:00+07:00',
    tickets: [
      { numbers: [5, 10, 20, 29, 36, 43] },
      { numbers: [6, 11, 22, 28, 34, 42] },
      { numbers: [8, 13, 23, 30, 38, 39] },
    ],
    result: MEGA_RESULT,
  }),
  drawEntry({
    order: 'PW-1911-07',
    gameId: 'power',
    at: '2026-11-19T18:00:00+07:00',
    tickets: [{ numbers: [1, 8, 19, 27, 36, 48] }],
    result: [5, 17, 23, 31, 44, 52],
    special: [8],
  }),
  drawEntry({
    order: 'MG-1811-08',
    gameId: 'mega',
    at: '2026-11-18T18:00:00+07:00',
    tickets: [{ numbers: [7, 13, 21, 34, 42, 45] }],
    result: MEGA_BEFORE,
  }),
  drawEntry({
    order: 'MG-3010-09',
    gameId: 'mega',
    at: '2026-10-30T18:00:00+07:00',
    tickets: [{ numbers: [2, 12, 19, 31, 40, 44], prize: 7_400_000_000 }],
    result: [2, 12, 19, 31, 40, 44],
  }),
];

export const ticketCounts: TicketCount[] = [
  { gameId: 'lotto535', waiting: 2, won: 0 },
  { gameId: 'mega', waiting: 0, won: 1 },
  { gameId: 'power', waiting: 6, won: 0 },
];

/** What is over, the newest first, which tells what its whole day came to. */
function withNewestDay(drawn: readonly DrawEntryAnswer[]): DrawEntryAnswer[] {
  const [newest, ...others] = drawn;
  if (!newest) return [];
  const ofDay = drawn.filter(({ dialDate }) => vietnamDay(dialDate) === vietnamDay(newest.dialDate));
  const won = ofDay.filter((entry) => !isLost(entry));
  const tickets = ofDay.flatMap(({ listPeriod }) => listPeriod.flatMap((period) => period.tickets));
  const newestDay: DrawnDay = {
    stake: tickets.reduce((sum, { price }) => sum + price, 0),
    prize: tickets.reduce((sum, { prize }) => sum + prize, 0),
    awaitsFigure: false,
    draws: new Set(ofDay.map(({ dialDate }) => dialDate)).size,
    wins: won.length,
    games: [...new Set((won.length > 0 ? won : ofDay).map(({ gameId }) => gameId))],
  };
  return [{ ...newest, newestDay }, ...others];
}

const isLost = ({ listPeriod }: DrawEntryAnswer) =>
  listPeriod.every(({ tickets }) => tickets.every(({ ticketStatus }) => ticketStatus === 2));

const byGroup: Readonly<Record<string, DrawEntryAnswer[]>> = {
  waiting: waitingEntries,
  drawn: withNewestDay(drawnEntries),
  won: drawnEntries.filter((entry) => !isLost(entry)),
  lost: drawnEntries.filter(isLost),
  refunded: [],
};

/** `GET /client-tickets/by-draw`. */
export function ticketsByDraw(request: Request): Answer {
  return page(byGroup[new URL(request.url).searchParams.get('group') ?? 'drawn'] ?? []);
}

const manyGames = ['keno', 'mega', 'power', 'lotto535'] as const;

/** Purchases of one ticket each, three hours apart and back from the last evening; each fiftieth has won. */
export function manyEntries(count: number): DrawEntryAnswer[] {
  const newest = Date.parse('2026-11-20T18:00:00+07:00');
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(newest - index * 3 * 3_600_000 + 7 * 3_600_000).toISOString().replace(/\.000Z$/, '+07:00');
    const gameId = manyGames[index % manyGames.length] ?? 'mega';
    return drawEntry({
      order: `MANY-${index}`,
      gameId,
      at,
      tickets: [
        gameId === 'lotto535'
          ? { numbers: [1, 2, 3, 4, 5], special: [6] }
          : { numbers: [1, 2, 3, 4, 5, 6], prize: index % 50 === 1 ? 700_000 : 0 },
      ],
      result: gameId === 'lotto535' ? [7, 8, 9, 10, 11] : [1, 2, 3, 4, 40, 41],
    });
  });
}

/** `GET /client-tickets/by-draw` of what was drawn, in pages of ten. */
export function pagesOf(drawn: readonly DrawEntryAnswer[]) {
  return (request: Request): Answer => {
    const { searchParams } = new URL(request.url);
    const group = searchParams.get('group');
    if (group === 'waiting') return page(waitingEntries);
    const from = Number(searchParams.get('cursor') ?? 0);
    const found =
      group === 'drawn' ? withNewestDay(drawn) : drawn.filter((entry) => (group === 'lost') === isLost(entry));
    const next = from + 10;
    return page(found.slice(from, next), next < found.length ? String(next) : null);
  };
}

/** The movement of a prize to the wallet, as the server tells it. */
export const movedReward = {
  id: '019a9c77-03be-7a10-9d42-5c8e11f0a2b7',
  kind: 'reward_transfer',
  title: 'Chuyển thưởng vào ví',
  amount: 500_000,
  status: 'success',
  createdAt: '2026-11-21T05:20:00.000Z',
};
