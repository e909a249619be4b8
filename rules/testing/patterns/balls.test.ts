import { describe, expect, it } from 'vitest';
import { combinations, numbersOf } from '../combinations';
import { compare } from '../oracle';

// A ticket plays the lowest numbers, so a draw of `hits` low and otherwise high balls meets it in every way there is:
// how many balls are shared decides all prizes, not which.

function lowest(count: number): number[] {
  return numbersOf({ from: 1, to: count });
}

/** `hits` of the lowest balls and the rest of `drawn` from the top. */
function drawWith({ hits, drawn, balls }: Record<'hits' | 'drawn' | 'balls', number>): number[] {
  return [...lowest(hits), ...numbersOf({ from: balls - drawn + hits + 1, to: balls })];
}

const baoSizes = numbersOf({ from: 5, to: 12 });
const bao = (size: number) => ({ listNumber: lowest(size), playMethod: { id: `GROUP_${size}` } });

describe('by formula as play by play, however many numbers are drawn', () => {
  it('Keno: levels 1 to 10 and every bao of 3 to 12 numbers', () => {
    const levels = lowest(10).map((level) => ({ listNumber: lowest(level) }));
    const bundles = numbersOf({ from: 3, to: 12 }).flatMap((size) =>
      numbersOf({ from: 2, to: Math.min(size - 1, 10) }).map((bundleLevel) => ({
        isBundleTicket: true,
        bundleLevel,
        bundleSelectedNumbers: lowest(size),
      })),
    );
    const draws = numbersOf({ from: 0, to: 12 }).map((hits) => ({ numbers: drawWith({ hits, drawn: 20, balls: 80 }) }));
    const { mismatches, unseen } = compare({ gameId: 'keno', tickets: [...levels, ...bundles], draws });
    expect(bundles).toHaveLength(54);
    expect(mismatches).toEqual([]);
    expect(unseen).toEqual([]);
  });

  it.each(['kenoeo', 'kenoud'] as const)('%s: every count of 0 to 20 on a side', (gameId) => {
    const even = numbersOf({ from: 1, to: 40 }).map((half) => 2 * half);
    const big = numbersOf({ from: 41, to: 80 });
    const side = gameId === 'kenoeo' ? even : big;
    const other = numbersOf({ from: 1, to: 80 }).filter((number) => !side.includes(number));
    const draws = numbersOf({ from: 0, to: 20 }).map((count) => ({
      numbers: [...side.slice(0, count), ...other.slice(count, 20)],
    }));
    const outcomes = {
      kenoeo: ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN'],
      kenoud: ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER'],
    };
    const tickets = outcomes[gameId].map((playMethod) => ({ playMethod }));
    const { mismatches, unseen } = compare({ gameId, tickets, draws });
    expect(mismatches).toEqual([]);
    expect(unseen).toEqual([]);
  });

  it('Mega: bao of 5 to 12 numbers', () => {
    const draws = numbersOf({ from: 0, to: 6 }).map((hits) => ({ numbers: drawWith({ hits, drawn: 6, balls: 45 }) }));
    const { mismatches, unseen } = compare({ gameId: 'mega', tickets: baoSizes.map(bao), draws });
    expect(mismatches).toEqual([]);
    expect(unseen).toEqual([]);
  });

  it('Power: bao of 5 to 12 numbers, with the seventh ball and without', () => {
    const draws = numbersOf({ from: 0, to: 6 }).flatMap((hits) =>
      // The lowest ball that was not drawn is on every ticket that has it; ball 30 is on none.
      [hits + 1, 30].map((powerNumber) => ({ numbers: drawWith({ hits, drawn: 6, balls: 55 }), powerNumber })),
    );
    const tickets = baoSizes.map((size) => ({ ...bao(size), powerNumber: 16 }));
    const { mismatches, unseen } = compare({ gameId: 'power', tickets, draws });
    expect(mismatches).toEqual([]);
    expect(unseen).toEqual([]);
  });

  it('Lotto 5/35: 4 to 12 main numbers with 1 to 12 specials', () => {
    const tickets = numbersOf({ from: 4, to: 12 }).flatMap((main) =>
      lowest(12).map((specials) => ({
        mainNumbers: lowest(main),
        specialNumbers: lowest(specials),
        playMethod: { id: lotto535MethodId(main, specials) },
      })),
    );
    const draws = numbersOf({ from: 0, to: 5 }).flatMap((hits) =>
      [1, 12].map((specialNumber) => ({ numbers: drawWith({ hits, drawn: 5, balls: 35 }), specialNumber })),
    );
    const { mismatches, unseen } = compare({ gameId: 'lotto535', tickets, draws });
    expect(mismatches).toEqual([]);
    expect(unseen).toEqual([]);
  });
});

function lotto535MethodId(main: number, specials: number): string {
  if (main === 5) return specials === 1 ? 'NORMAL' : `BAO_SP_${specials}`;
  return specials === 1 ? `BAO_${main}` : `BAO_${main}_${specials}`;
}

it('which balls a ticket and a draw share changes nothing', () => {
  const draws = [...combinations(lowest(8), 6)].map((numbers) => ({ numbers }));
  expect(compare({ gameId: 'mega', tickets: [bao(7)], draws }).mismatches).toEqual([]);
});
