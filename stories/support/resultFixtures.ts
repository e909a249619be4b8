import type { GameId, GameResult } from '@veloc/rules';

type Result = Omit<GameResult, 'id' | 'periodId' | 'gameId' | 'prizes' | 'simulated'> &
  Partial<Pick<GameResult, 'prizes' | 'simulated'>>;

function result(gameId: GameId, number: string, fields: Result): GameResult {
  const id = `${gameId}:${number}`;
  return { id, periodId: id, gameId, name: `Kỳ #${number}`, prizes: [], simulated: false, ...fields };
}

export const powerResult = result('power', '01271', {
  resultDate: '19/11/2026',
  resultTime: '18:00',
  numbers: [5, 17, 23, 31, 44, 52],
  special: [8],
  jackpot1: 84_917_204_500,
  jackpot2: 3_985_430_150,
  prizes: [
    { name: 'Jackpot 1', count: 0, value: 84_917_204_500 },
    { name: 'Jackpot 2', count: 0, value: 3_985_430_150 },
    { name: 'Giải Nhất', count: 14, value: 40_000_000 },
    { name: 'Giải Nhì', count: 917, value: 500_000 },
    { name: 'Giải Ba', count: 19_204, value: 50_000 },
  ],
  book: {
    size: 1_000_000,
    total: 10_418_730_000,
    sealedAt: '2026-11-19T10:59:08.000Z',
    dialAt: '2026-11-19T11:00:00.000Z',
  },
});

const kenoNumbers = [3, 7, 11, 14, 18, 22, 25, 29, 31, 36, 41, 44, 47, 52, 58, 60, 63, 69, 72, 78];

export const max3dResult = result('max3d', '01011', {
  resultDate: '20/11/2026',
  resultTime: '18:00',
  numbers: '168 039 445 902 117 360 214 887 030 551 006 729 918 340 555 081 672 413 290 837'.split(' '),
});

export const max3dproResult = result('max3dpro', '00779', {
  resultDate: '19/11/2026',
  resultTime: '18:00',
  numbers: '214 887 030 551 006 729 918 340 555 081 672 413 290 837 168 039 445 902 117 360'.split(' '),
});

/** An evening of a jackpot game that nobody won. */
const evening = (gameId: 'mega' | 'power', number: string, resultDate: string, jackpot1: number, drawn: number[]) =>
  result(gameId, number, {
    resultDate,
    resultTime: '18:00',
    numbers: drawn.slice(0, 6),
    ...(gameId === 'power' ? { special: drawn.slice(6), jackpot2: 3_500_000_000 } : {}),
    jackpot1,
    prizes: [{ name: gameId === 'power' ? 'Jackpot 1' : 'Jackpot', count: 0, value: jackpot1 }],
  });

/** Draws of the games with a result list, newest first. */
export const results = {
  power: [
    powerResult,
    result('power', '01270', {
      resultDate: '17/11/2026',
      resultTime: '18:00',
      numbers: [2, 11, 26, 38, 40, 55],
      special: [13],
      jackpot1: 82_305_118_000,
      jackpot2: 3_650_000_000,
      prizes: [{ name: 'Jackpot 1', count: 0, value: 82_305_118_000 }],
    }),
    result('power', '01269', {
      resultDate: '14/11/2026',
      resultTime: '18:00',
      numbers: [9, 14, 20, 33, 47, 51],
      special: [4],
      jackpot1: 118_642_759_300,
      jackpot2: 4_102_000_000,
      prizes: [{ name: 'Jackpot 1', count: 1, value: 118_642_759_300 }],
    }),
    evening('power', '01268', '12/11/2026', 115_204_330_000, [3, 12, 19, 28, 37, 50, 22]),
    evening('power', '01267', '10/11/2026', 111_870_912_500, [8, 15, 27, 34, 42, 49, 1]),
    evening('power', '01266', '07/11/2026', 108_336_041_000, [1, 10, 24, 30, 39, 54, 17]),
  ],
  mega: [
    result('mega', '01589', {
      resultDate: '20/11/2026',
      resultTime: '18:00',
      numbers: [2, 12, 19, 31, 40, 44],
      jackpot1: 31_102_480_000,
      prizes: [
        { name: 'Jackpot', count: 0, value: 31_102_480_000 },
        { name: 'Giải Nhất', count: 21, value: 10_000_000 },
        { name: 'Giải Nhì', count: 1_104, value: 300_000 },
        { name: 'Giải Ba', count: 17_930, value: 30_000 },
      ],
    }),
    evening('mega', '01588', '18/11/2026', 29_480_115_000, [3, 16, 22, 28, 36, 43]),
    evening('mega', '01587', '15/11/2026', 27_914_602_500, [8, 14, 25, 30, 39, 41]),
    evening('mega', '01586', '13/11/2026', 26_301_877_000, [1, 10, 17, 27, 33, 42]),
    evening('mega', '01585', '11/11/2026', 24_788_230_000, [5, 9, 20, 26, 38, 45]),
    evening('mega', '01584', '08/11/2026', 23_150_964_500, [6, 11, 18, 24, 32, 35]),
  ],
  keno: [
    result('keno', '0219845', {
      resultDate: '21/11/2026',
      resultTime: '12:13',
      numbers: kenoNumbers,
      outcomes: { parity: 'DRAW_ODD_EVEN', size: 'DRAW_UPPER_LOWER' },
      simulated: true,
    }),
    result('keno', '0219844', {
      resultDate: '21/11/2026',
      resultTime: '12:05',
      numbers: [2, 4, 6, 10, 12, 18, 22, 26, 33, 41, 44, 48, 50, 54, 57, 62, 66, 70, 74, 79],
      outcomes: { parity: 'EVEN', size: 'UPPER' },
    }),
  ],
  max3d: [max3dResult],
  max3dpro: [max3dproResult],
  lotto535: [
    result('lotto535', '00290', {
      resultDate: '20/11/2026',
      resultTime: '21:00',
      numbers: [3, 9, 17, 24, 31],
      special: [7],
      jackpot1: 6_104_220_000,
    }),
  ],
} satisfies Partial<Record<GameId, GameResult[]>>;

/** Those of a game; none where no story tells any. */
export function resultsOf(gameId: GameId): readonly GameResult[] {
  const known: Partial<Record<GameId, GameResult[]>> = results;
  return known[gameId] ?? [];
}
