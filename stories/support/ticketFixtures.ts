import type {
  BookPlace,
  GameId,
  HistoryDetailAnswer,
  HistoryEntryAnswer,
  HistoryTicketAnswer,
  TicketStatus,
} from '@veloc/rules';
import { max3dHistories, max3dTicketDetails } from './max3dTicketFixtures';
import { powerResult } from './resultFixtures';

interface Line {
  code: string;
  numbers: number[];
  power: number;
  status: TicketStatus;
  /** @default 1 */
  copies?: number;
  price?: number;
  prize?: number;
}

function ticket(
  order: string,
  { code, numbers, power, status, copies = 1, price = 10_000 * copies, prize = 0 }: Line,
): HistoryTicketAnswer {
  return {
    ticketId: `${order}-${code}`,
    ticketStatus: status,
    code,
    ticket: { code, listNumber: numbers, powerNumber: power, price: '10000', isDone: true },
    copies,
    price,
    prize,
  };
}

interface Purchase {
  id: string;
  number: string;
  date: string;
  /** ISO 8601. */
  at: string;
  result: number[] | null;
  /** The seventh ball. */
  special?: number[];
  lines: Line[];
}

function purchase({ id, number, date, at, result, special = [], lines }: Purchase): HistoryEntryAnswer {
  const tickets = lines.map((line) => ticket(id, line));
  return {
    id: `${id}.power`,
    gameId: 'power',
    createdAt: at,
    total: tickets.reduce((sum, { price }) => sum + price, 0),
    listPeriod: [{ periodId: `power:${number}`, name: `Kỳ #${number}`, resultDate: date, result, special, tickets }],
  };
}

const won = purchase({
  id: 'PW-2611-19-08842',
  number: '01271',
  date: '19/11/2026',
  at: '2026-11-19T02:14:00.000Z',
  result: [5, 17, 23, 31, 44, 52],
  special: [8],
  lines: [
    { code: 'A', numbers: [5, 12, 23, 31, 40, 52], power: 11, status: 3, prize: 500_000 },
    { code: 'B', numbers: [3, 17, 28, 36, 44, 50], power: 2, status: 2 },
  ],
});

const waiting = purchase({
  id: 'PW-2611-21-00117',
  number: '01272',
  date: '21/11/2026',
  at: '2026-11-21T04:02:00.000Z',
  result: null,
  lines: [{ code: 'A', numbers: [6, 14, 22, 35, 41, 53], power: 3, status: 1, copies: 2 }],
});

const lost = purchase({
  id: 'PW-2611-17-04410',
  number: '01270',
  date: '17/11/2026',
  at: '2026-11-17T03:00:00.000Z',
  result: [2, 11, 26, 38, 40, 55],
  special: [13],
  lines: [{ code: 'A', numbers: [1, 8, 19, 27, 36, 48], power: 5, status: 2 }],
});

const cancelled = purchase({
  id: 'PW-2611-14-00031',
  number: '01269',
  date: '14/11/2026',
  at: '2026-11-14T01:30:00.000Z',
  result: null,
  lines: [{ code: 'A', numbers: [4, 10, 22, 30, 45, 50], power: 9, status: 6, price: 70_000 }],
});

const unpaid = purchase({
  id: 'PW-2611-21-00140',
  number: '01272',
  date: '21/11/2026',
  at: '2026-11-21T04:05:00.000Z',
  result: null,
  lines: [{ code: 'A', numbers: [7, 13, 21, 34, 42, 55], power: 3, status: 0 }],
});

const wonTwice = purchase({
  id: '019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4',
  number: '01271',
  date: '19/11/2026',
  at: '2026-11-19T02:20:00.000Z',
  result: [5, 17, 23, 31, 44, 52],
  special: [8],
  lines: [{ code: 'A', numbers: [5, 12, 23, 31, 40, 52], power: 11, status: 3, copies: 2, prize: 1_000_000 }],
});

/** A player's purchases by game, newest first. */
export const histories: Partial<Record<GameId, HistoryEntryAnswer[]>> = {
  power: [waiting, won, lost, cancelled],
  ...max3dHistories,
};

const reward = {
  transactionPayReward: 'TX-2611-19-5512',
  id: 'PW-2611-19-08842.power',
  rewardCount: 1,
  reward: 500_000,
  rewards: [{ ticketId: 'PW-2611-19-08842-A', name: 'Giải Nhì', value: 500_000 }],
};

/** The purchases by id, with the result of their draw and what they won. */
export const ticketDetails: Record<string, HistoryDetailAnswer> = {
  [won.id]: { ...won, result: powerResult, reward },
  [wonTwice.id]: {
    ...wonTwice,
    result: powerResult,
    reward: {
      transactionPayReward: '019a9c77-03be-7a10-9d42-5c8e11f0a2b6',
      id: wonTwice.id,
      rewardCount: 1,
      reward: 1_000_000,
      rewards: [{ ticketId: '019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4-A', name: 'Giải Nhì', value: 1_000_000 }],
    },
  },
  [waiting.id]: { ...waiting, result: null, reward: null },
  [lost.id]: { ...lost, result: null, reward: null },
  [unpaid.id]: { ...unpaid, result: null, reward: null },
  [cancelled.id]: { ...cancelled, result: null, reward: null },
  ...max3dTicketDetails,
};

/** A purchase of so many tickets as letters are given, each as it stands in the book of its draw. */
export function inBook(id: string, books: Readonly<Record<string, BookPlace>>): HistoryDetailAnswer {
  const detail = ticketDetails[id];
  if (!detail) throw new Error(`No purchase is called ${id}. Take one of ticketDetails.`);
  const listPeriod = detail.listPeriod.map((period) => ({
    ...period,
    tickets: Object.entries(books).flatMap(([code, book]) =>
      period.tickets.slice(0, 1).map((one) => ({ ...one, ticketId: `${detail.id}-${code}`, code, book })),
    ),
  }));
  return { ...detail, listPeriod };
}
