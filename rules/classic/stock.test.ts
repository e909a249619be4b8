import { describe, expect, it } from 'vitest';
import { classicReducer, classicTickets, noClassicStock, randomStock, type StockTicket } from '../index';
import { classicResultId, dateOfResultId } from './resultId';
import { chiSquare, tallyValues } from '../testing/chiSquare';
import { seededRandom } from '../testing/seededRandom';

function stockOf(size: number): StockTicket[] {
  return Array.from({ length: size }, (_, index) => ({
    id: `s${index}`,
    numbers: String(index).padStart(3, '0'),
    amount: 5,
  }));
}

describe('Chọn nhanh', () => {
  it.each([
    [1, 1],
    [10, 10],
    [0, 1],
    [11, 10],
    [2.9, 2],
  ])('asked for %d tickets gives %d', (count, expected) => {
    const chosen = randomStock({ random: seededRandom(2), stock: stockOf(128), count });
    expect(chosen).toHaveLength(expected);
    expect(chosen.every(({ amount }) => amount === 1)).toBe(true);
  });

  it('keeps what is chosen and adds other numbers that are left', () => {
    const [mine, soldOut, free] = [
      { id: 's1', numbers: '2768', amount: 12 },
      { id: 's2', numbers: '39', amount: 0 },
      { id: 's3', numbers: '123', amount: 1 },
    ];
    const keep = [{ ticket: mine, amount: 2 }];
    expect(randomStock({ random: () => 0, stock: [mine, soldOut, free], count: 10, keep })).toEqual([
      ...keep,
      { ticket: free, amount: 1 },
    ]);
  });

  it('draws each of the first 80 numbers equally often and none behind them', () => {
    const random = seededRandom(80);
    const stock = stockOf(128);
    const draws = Array.from({ length: 20_000 }, () => randomStock({ random, stock, count: 10 }));
    const counts = tallyValues(draws.flat().map(({ ticket }) => ticket.id));
    expect([...counts.keys()].toSorted()).toEqual(
      stock
        .slice(0, 80)
        .map(({ id }) => id)
        .toSorted(),
    );
    // Tickets of one draw differ, which brings their counts closer; one fair source in a thousand is above 123.59.
    expect(chiSquare(counts, 80) * (79 / 70)).toBeLessThan(123.59);
  });
});

it('letters tickets in slips of six', () => {
  const stock = stockOf(20);
  const draw = { channelId: 'tphcm', channelName: 'TP. HCM', resultDate: '21/11/2026' };
  const stocked = classicReducer(noClassicStock, { type: 'setStock', draw, stock });
  const chosen = randomStock({ random: seededRandom(1), stock, count: 8 });
  const state = classicReducer(stocked, { type: 'choose', chosen });
  expect(classicTickets(state).map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'A', 'B']);
});

it('names a result so that the day can be read from it', () => {
  expect(classicResultId('ben-tre', '01/02/2027')).toBe('ben-tre-01022027');
  expect(dateOfResultId('ben-tre-01022027')).toBe('01/02/2027');
});
