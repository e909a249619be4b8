import type { GameId, HistoryDetailAnswer, HistoryEntryAnswer, HistoryTicketAnswer } from '@veloc/rules';
import { max3dproResult, max3dResult } from './resultFixtures';

interface Line {
  code: string;
  ticket: Record<string, unknown>;
  price: number;
  prize: number;
}

function tickets(order: string, lines: readonly Line[]): HistoryTicketAnswer[] {
  return lines.map(({ code, ticket, price, prize }) => ({
    ticketId: `${order}-${code}`,
    ticketStatus: prize > 0 ? 3 : 2,
    code,
    ticket: { code, price: '10000', isDone: true, ...ticket },
    copies: 1,
    price,
    prize,
  }));
}

/** 861 was drawn as 168, 039 for Đặc biệt, the others not at all. */
const single: HistoryEntryAnswer = {
  id: 'M3-2611-20-00042.max3d',
  gameId: 'max3d',
  createdAt: '2026-11-20T03:05:00.000Z',
  total: 30_000,
  listPeriod: [
    {
      periodId: max3dResult.periodId,
      name: 'Kỳ #01011',
      resultDate: max3dResult.resultDate,
      result: max3dResult.numbers,
      tickets: tickets('M3-2611-20-00042', [
        {
          code: 'A',
          ticket: { numbers: '861', playType: 'box', playMethod: { id: 'MAX3D' } },
          price: 10_000,
          prize: 170_000,
        },
        {
          code: 'B',
          ticket: { numbers: '381', playType: 'straight', playMethod: { id: 'MAX3D' } },
          price: 10_000,
          prize: 0,
        },
        {
          code: 'C',
          ticket: { numbers: '039 999', playType: 'straight', playMethod: { id: 'MAX3DPLUS' } },
          price: 10_000,
          prize: 150_000,
        },
      ]),
    },
  ],
};

/** Twenty numbers of which one was drawn for Nhất: with each of the nineteen others, in both orders. */
const groups = ['030', ...Array.from({ length: 19 }, (_, index) => String(index + 600))];

const many: HistoryEntryAnswer = {
  id: 'MP-2611-19-00007.max3dpro',
  gameId: 'max3dpro',
  createdAt: '2026-11-19T02:00:00.000Z',
  total: 3_800_000,
  listPeriod: [
    {
      periodId: max3dproResult.periodId,
      name: 'Kỳ #00779',
      resultDate: max3dproResult.resultDate,
      result: max3dproResult.numbers,
      tickets: tickets('MP-2611-19-00007', [
        {
          code: 'A',
          ticket: {
            numbers: groups.join(' '),
            playType: 'straight',
            playMethod: { id: 'MULTIGROUP' },
            priceCoef: 380,
          },
          price: 3_800_000,
          prize: 1_520_000,
        },
      ]),
    },
  ],
};

/** Purchases of Max 3D and Max 3D Pro, newest first. */
export const max3dHistories: Partial<Record<GameId, HistoryEntryAnswer[]>> = { max3d: [single], max3dpro: [many] };

/** The same with the result of their draw and what they won. */
export const max3dTicketDetails: Record<string, HistoryDetailAnswer> = {
  [single.id]: {
    ...single,
    result: max3dResult,
    reward: {
      transactionPayReward: 'TX-2611-20-0091',
      id: single.id,
      rewardCount: 2,
      reward: 320_000,
      rewards: [
        { ticketId: 'M3-2611-20-00042-A', name: 'Giải Đặc biệt (bất kỳ thứ tự)', value: 170_000 },
        { ticketId: 'M3-2611-20-00042-C', name: 'Giải Năm', value: 150_000 },
      ],
    },
  },
  [many.id]: {
    ...many,
    result: max3dproResult,
    reward: {
      transactionPayReward: 'TX-2611-19-0007',
      id: many.id,
      rewardCount: 1,
      reward: 1_520_000,
      rewards: [{ ticketId: 'MP-2611-19-00007-A', name: 'Giải Sáu', value: 1_520_000 }],
    },
  },
};
