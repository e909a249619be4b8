import { expect, it } from 'vitest';
import { reachablePrizes } from './reachablePrizes';

const entry = {
  gameId: 'power',
  periodId: 'power:20261121',
  jackpot1: 87_452_310_000,
  jackpot2: 4_116_728_350,
} as const;
const told = (periodId: string) =>
  reachablePrizes('power', periodId, [entry]).map(({ label, note, value }) =>
    [`${label}:`, note, value].filter(Boolean).join(' '),
  );

it('tells the pools of the draw on sale as estimates, and what is fixed', () => {
  expect(told('power:20261121')).toEqual([
    'Jackpot 1: ước tính 87.452.310.000\u00A0₫',
    'Jackpot 2: ước tính 4.116.728.350\u00A0₫',
    'Giải Nhất: 40.000.000\u00A0₫',
    'Giải Nhì: 500.000\u00A0₫',
    'Giải Ba: 50.000\u00A0₫',
  ]);
});

it('names no sum for the pools of a later draw', () => {
  expect(told('power:20261124').slice(0, 2)).toEqual(['Jackpot 1: Theo quỹ thưởng', 'Jackpot 2: Theo quỹ thưởng']);
  expect(reachablePrizes('classic', 'classic:20261121:bentre', [])).toEqual([]);
});
