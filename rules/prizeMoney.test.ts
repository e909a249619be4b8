import { describe, expect, it } from 'vitest';
import { checkTicket, prizesInMoney, prizesOf, sumOfPrizes, type PayingDraw } from './index';

const none: PayingDraw = { totals: new Map(), pools: { jackpot1: null, jackpot2: null } };
const drawn = [1, 2, 3, 4, 5, 6];

function mega(listNumber: number[]) {
  const playMethod = { id: `GROUP_${listNumber.length}` };
  const checked = checkTicket('mega', { listNumber, playMethod });
  if (!checked.ok) throw new Error(checked.message);
  return prizesOf('mega', checked.value, { numbers: drawn });
}

/** What a ticket of Mega is paid when so many plays of the shop's tickets won the jackpot. */
function paid(listNumber: number[], winners: number, over: Partial<PayingDraw> = {}): number {
  const pools = { jackpot1: 12_000_000_000, jackpot2: null };
  return sumOfPrizes(prizesInMoney(mega(listNumber), { totals: new Map([['jackpot', winners]]), pools, ...over }));
}

describe('a jackpot', () => {
  it.each([
    [1, 12_000_000_000],
    [3, 4_000_000_000],
    [7, 1_714_285_714],
    [11, 1_090_909_090],
    [13, 923_076_923],
  ])('of 12 billion is for each of %i winning plays %i đồng, rounded down', (winners, share) => {
    expect(paid(drawn, winners)).toBe(share);
  });

  it.each([2, 3, 7, 11, 13, 997])(
    'never pays more than its pool to %i winners, and leaves less than a đồng each',
    (all) => {
      const left = 12_000_000_000 - all * paid(drawn, all);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(all);
    },
  );

  it('is shared among the printed winners too, and never among fewer than are known here', () => {
    const printed = (winners: number) => ({ printed: { jackpot: { winners, value: 0 } } });
    expect(paid(drawn, 1, printed(7))).toBe(1_714_285_714);
    expect(paid(drawn, 7, printed(1))).toBe(1_714_285_714);
  });

  it('comes on top of what the other plays of a bao win', () => {
    // One play with six hits, six with five.
    expect(paid([...drawn, 7], 7)).toBe(1_714_285_714 + 6 * 10_000_000);
  });

  it('without a pool is no prize', () => {
    expect(prizesInMoney(mega(drawn), none)).toEqual([]);
  });

  it('of Power has a pool of its own for each of its two', () => {
    const line = (tier: string) => ({ tier, name: tier, lines: 2, value: 0, jackpot: true as const });
    const pools = { jackpot1: 300_000_000_001, jackpot2: 5_000_000_000 };
    const totals = new Map([
      ['jackpot1', 2],
      ['jackpot2', 3],
    ]);
    const prizes = prizesInMoney([line('jackpot1'), line('jackpot2')], { totals, pools });
    expect(prizes.map(({ value }) => value)).toEqual([150_000_000_000, 1_666_666_666]);
    expect(sumOfPrizes(prizes)).toBe(2 * 150_000_000_000 + 2 * 1_666_666_666);
  });
});

describe('a fixed prize', () => {
  it.each([
    ['what the table says', undefined, 300_000],
    ['what the page prints, when that is more', 4_200_000, 4_200_000],
    ['the table when the page has a gap', 0, 300_000],
    ['never less than the table', 1, 300_000],
  ])('is %s', (_what, value, expected) => {
    const printed = value === undefined ? undefined : { second: { winners: 1, value } };
    expect(prizesInMoney(mega([1, 2, 3, 4, 44, 45]), { ...none, printed })).toEqual([
      { tier: 'second', name: 'Giải Nhì', lines: 1, value: expected },
    ]);
  });
});

it.each([
  [5, 2_000_000_000],
  [6, 1_666_666_666],
  [7, 1_428_571_428],
])('Keno level 10 is worth to each of %i winning plays %i đồng', (winners, value) => {
  const checked = checkTicket('keno', { listNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  if (!checked.ok) throw new Error(checked.message);
  const lines = prizesOf('keno', checked.value, { numbers: Array.from({ length: 20 }, (_, index) => index + 1) });
  const totals = new Map(lines.map(({ tier }) => [tier, winners]));
  expect(prizesInMoney(lines, { ...none, totals })).toMatchObject([{ lines: 1, value }]);
});
