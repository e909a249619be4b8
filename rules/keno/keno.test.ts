import { describe, expect, it } from 'vitest';
import { checkTicket, gameName, lineCount, linePrice, prizesInMoney, prizesOf, stakeOf } from '../index';
import type { KenoTicket } from './ticket';
import { KENO_CAP, kenoPrizes } from './tiers';
import { choose } from '../counting';

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function bundle(count: number, bundleLevel: number) {
  return { isBundleTicket: true, bundleLevel, bundleSelectedNumbers: upTo(count), playMethod: `LEVEL_${bundleLevel}` };
}

function accepted(ticket: object): KenoTicket {
  const checked = checkTicket('keno', ticket);
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('checkTicket keno', () => {
  it('settles a ticket: ascending, level filled in, unknown keys dropped', () => {
    expect(checkTicket('keno', { code: 'B', selectedNumbers: [80, 1, 40], balance: 5 })).toEqual({
      ok: true,
      value: {
        code: 'B',
        label: 'keno',
        listNumber: [1, 40, 80],
        playMethod: 'LEVEL_3',
        betAmount: 10_000,
        price: '10000',
        isDone: true,
      },
    });
  });

  it.each([
    ['a number', 20_000, 20_000],
    ['digits', '20000', 20_000],
    ['no number', 'many', 10_000],
    ['nothing', undefined, 10_000],
  ])('takes a stake written as %s', (_name, betAmount, stake) => {
    expect(checkTicket('keno', { listNumber: [1], betAmount })).toMatchObject({ value: { betAmount: stake } });
  });

  it.each(upTo(10))('accepts %i numbers at their level', (count) => {
    expect(checkTicket('keno', { listNumber: upTo(count), playMethod: `LEVEL_${count}` }).ok).toBe(true);
  });

  it.each([
    ['an unknown method', { listNumber: [1], playMethod: 'GROUP_1' }, 'INVALID_PLAY_METHOD'],
    ['level 11', { listNumber: upTo(11), playMethod: 'LEVEL_11' }, 'INVALID_PLAY_METHOD'],
    ['an outcome of another game', { listNumber: [1], playMethod: 'EVEN' }, 'INVALID_PLAY_METHOD'],
    ['a method of another kind', { listNumber: [1], playMethod: { id: 'LEVEL_1' } }, 'INVALID_PLAY_METHOD'],
    ['a level without numbers', { listNumber: [], playMethod: 'LEVEL_3' }, 'INVALID_NUMBER_COUNT'],
    ['nothing but a slot', { code: 'A' }, 'INVALID_NUMBER_COUNT'],
    ['eleven numbers', { listNumber: upTo(11) }, 'INVALID_NUMBER_COUNT'],
    ['fewer numbers than the level', { listNumber: [1, 2], playMethod: 'LEVEL_3' }, 'INVALID_NUMBER_COUNT'],
    ['zero', { listNumber: [0] }, 'INVALID_NUMBER_RANGE'],
    ['81', { listNumber: [81] }, 'INVALID_NUMBER_RANGE'],
    ['a fraction', { listNumber: [1.5] }, 'INVALID_NUMBER_RANGE'],
    ['a number twice', { listNumber: [7, 7] }, 'DUPLICATE_NUMBERS'],
    ['numbers as text', { listNumber: ['1'] }, 'INVALID_NUMBERS'],
    ['no list', { listNumber: 5 }, 'INVALID_NUMBERS'],
    ['another base price', { listNumber: [1], price: '10001' }, 'INVALID_PRICE'],
    ['a price of another kind', { listNumber: [1], price: null }, 'INVALID_PRICE'],
    ['a stake of nothing', { listNumber: [1], betAmount: 0 }, 'INVALID_PRICE'],
    ['a stake below nothing', { listNumber: [1], betAmount: -10_000 }, 'INVALID_PRICE'],
    ['a stake between multiples', { listNumber: [1], betAmount: 15_000 }, 'INVALID_PRICE'],
    ['a stake of 101 times', { listNumber: [1], betAmount: 1_010_000 }, 'INVALID_PRICE'],
    ['another label', { listNumber: [1], label: 'mega' }, 'VALIDATION_ERROR'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('keno', ticket)).toMatchObject({ ok: false, code });
  });
});

describe('checkTicket keno bao', () => {
  it('settles a bao: both lists the same, unmarked level method filled in', () => {
    const { playMethod: _unnamed, ...ticket } = bundle(4, 2);
    expect(accepted({ ...ticket, bundleSelectedNumbers: [4, 3, 2, 1] })).toMatchObject({
      listNumber: [1, 2, 3, 4],
      bundleSelectedNumbers: [1, 2, 3, 4],
      playMethod: 'LEVEL_2',
    });
  });

  it('accepts every size with every level below it, up to level 10', () => {
    for (let size = 3; size <= 12; size += 1) {
      for (let level = 2; level <= 12; level += 1) {
        const { ok } = checkTicket('keno', bundle(size, level));
        expect([size, level, ok]).toEqual([size, level, level < size && level <= 10]);
      }
    }
  });

  it.each([
    ['two numbers', bundle(2, 2), 'INVALID_NUMBER_COUNT'],
    ['thirteen numbers', bundle(13, 2), 'INVALID_NUMBER_COUNT'],
    ['no numbers', { isBundleTicket: true, bundleLevel: 2 }, 'INVALID_NUMBER_COUNT'],
    ['level 1', bundle(5, 1), 'INVALID_PLAY_METHOD'],
    ['no level', { isBundleTicket: true, bundleSelectedNumbers: upTo(5) }, 'INVALID_PLAY_METHOD'],
    ['a level of its size', bundle(5, 5), 'INVALID_PLAY_METHOD'],
    ['a method of another level', { ...bundle(5, 3), playMethod: 'LEVEL_2' }, 'INVALID_PLAY_METHOD'],
    ['a broken level', bundle(5, 2.5), 'INVALID_PLAY_METHOD'],
    ['81', { ...bundle(3, 2), bundleSelectedNumbers: [1, 2, 81] }, 'INVALID_NUMBER_RANGE'],
    ['a number twice', { ...bundle(3, 2), bundleSelectedNumbers: [1, 2, 2] }, 'DUPLICATE_NUMBERS'],
    ['a stake multiple', { ...bundle(3, 2), betAmount: 20_000 }, 'INVALID_PRICE'],
    ['another base price', { ...bundle(3, 2), price: '5000' }, 'INVALID_PRICE'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('keno', ticket)).toMatchObject({ ok: false, code });
  });
});

describe('keno prices', () => {
  it('is one play times stake times draws', () => {
    const ticket = accepted({ listNumber: [1, 2, 3], betAmount: 50_000 });
    expect(lineCount('keno', ticket)).toBe(1);
    expect(stakeOf('keno', ticket)).toBe(5);
    expect(linePrice({ gameId: 'keno', ticket, numberPeriod: 4 })).toBe(200_000);
  });

  it.each([
    [3, [3]],
    [4, [6, 4]],
    [5, [10, 10, 5]],
    [6, [15, 20, 15, 6]],
    [7, [21, 35, 35, 21, 7]],
    [8, [28, 56, 70, 56, 28, 8]],
    [9, [36, 84, 126, 126, 84, 36, 9]],
    [10, [45, 120, 210, 252, 210, 120, 45, 10]],
    [11, [55, 165, 330, 462, 462, 330, 165, 55, 11]],
    [12, [66, 220, 495, 792, 924, 792, 495, 220, 66]],
  ])('bao of %i numbers counts its plays from level 2 up', (size, counts) => {
    counts.forEach((plays, index) => {
      const ticket = accepted(bundle(size, index + 2));
      expect(lineCount('keno', ticket)).toBe(plays);
      expect(linePrice({ gameId: 'keno', ticket, numberPeriod: 1 })).toBe(plays * 10_000);
    });
  });

  it('names a bao', () => {
    expect(gameName('keno', accepted(bundle(4, 2)))).toBe('KENO BAO');
    expect(gameName('keno', accepted({ listNumber: [1] }))).toBe('KENO');
  });
});

describe('keno prizes', () => {
  // 1 to 10 are drawn and 71 to 80 are not.
  const draw = { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50] };
  const million = 1_000_000;

  /** Đồng by level and hits, 0 to 10, as the published table has them. */
  const table: Record<number, number[]> = {
    1: [0, 20_000],
    2: [0, 0, 90_000],
    3: [0, 0, 20_000, 200_000],
    4: [0, 0, 10_000, 50_000, 400_000],
    5: [0, 0, 0, 10_000, 150_000, 4_400_000],
    6: [0, 0, 0, 10_000, 40_000, 450_000, 12_500_000],
    7: [0, 0, 0, 10_000, 20_000, 100_000, 1_200_000, 40 * million],
    8: [10_000, 0, 0, 0, 10_000, 50_000, 500_000, 5 * million, 200 * million],
    9: [10_000, 0, 0, 0, 10_000, 30_000, 150_000, 1_500_000, 12 * million, 800 * million],
    10: [10_000, 0, 0, 0, 0, 20_000, 80_000, 710_000, 8 * million, 150 * million, 2_000 * million],
  };

  it.each(upTo(10))('level %i pays each hit count as published', (level) => {
    for (let hits = 0; hits <= level; hits += 1) {
      const listNumber = [...upTo(hits), ...upTo(level - hits).map((number) => 70 + number)];
      const won = prizesOf('keno', accepted({ listNumber }), draw);
      const value = table[level]?.[hits] ?? 0;
      expect(won.map((line) => [line.lines, line.value])).toEqual(value > 0 ? [[1, value]] : []);
      expect(won.map(({ cap }) => cap)).toEqual(value > 0 ? [hits === level && level >= 8 ? KENO_CAP : undefined] : []);
    }
  });

  it.each(upTo(10))('level %i returns 50 to 60 per cent of its stakes', (level) => {
    const plays = choose(80, level);
    const expected = Object.entries(kenoPrizes[level] ?? {}).reduce(
      (sum, [hits, value]) => sum + (choose(20, Number(hits)) * choose(60, level - Number(hits)) * value) / plays,
      0,
    );
    expect(expected / 10_000).toBeGreaterThanOrEqual(0.5);
    expect(expected / 10_000).toBeLessThan(0.6);
  });

  it('a bao pays each of its plays, dearest tier first', () => {
    const ticket = accepted({ ...bundle(5, 3), bundleSelectedNumbers: [1, 2, 3, 4, 80] });
    expect(prizesOf('keno', ticket, draw).map(({ tier, lines, value }) => [tier, lines, value])).toEqual([
      ['LEVEL_3_HITS_3', 4, 200_000],
      ['LEVEL_3_HITS_2', 6, 20_000],
    ]);
  });
});

describe('the greatest prizes of Keno', () => {
  it.each([
    [10, 1, 2_000_000_000],
    [10, 5, 2_000_000_000],
    [10, 6, 1_666_666_666],
    [9, 12, 800_000_000],
    [9, 13, 769_230_769],
    [8, 50, 200_000_000],
    [8, 51, 196_078_431],
  ] as const)('level %i with %i winning plays pays %i each', (level, lines, value) => {
    const ticket = accepted({ listNumber: upTo(level) });
    const totals = new Map([[`LEVEL_${level}_HITS_${level}`, lines]]);
    const won = prizesOf('keno', ticket, { numbers: upTo(20) });
    const paid = prizesInMoney(won, { totals, pools: { jackpot1: null, jackpot2: null } });
    expect(paid.map((prize) => prize.value)).toEqual([value]);
  });
});
