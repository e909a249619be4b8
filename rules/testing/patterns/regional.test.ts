import { describe, expect, it } from 'vitest';
import { regionalTiers, southernShape } from '../../regional';
import { compare } from '../oracle';

/** A draw of nines but for the ending of the numbers at the places `isHit` names. */
function drawWhere(ending: string, isHit: (index: number) => boolean) {
  let index = -1;
  const tiers = regionalTiers.map((tier) => {
    const { count, digits } = southernShape[tier];
    const numbers = Array.from({ length: count }, () => {
      index += 1;
      return (isHit(index) ? `99${ending}` : '').slice(-digits).padStart(digits, '9');
    });
    return [tier, numbers] as const;
  });
  return { prizes: Object.fromEntries(tiers) };
}

/** Eighteen draws with one hit each, one with none and one with all. */
function draws(ending: string) {
  const single = Array.from({ length: 18 }, (_, hit) => drawWhere(ending, (index) => index === hit));
  return [...single, drawWhere(ending, () => false), drawWhere(ending, () => true)];
}

describe('a hit at each of the eighteen places', () => {
  it.each([
    ['D', '--07'],
    ['D', '-407'],
    ['C', '--07'],
    ['C', '-407'],
    ['DC', '--07'],
    ['DC', '-407'],
    ['L7', '-407'],
    ['L16', '3407'],
    ['L17', '-407'],
    ['L18', '--07'],
  ])('Loto %s %s', (id, numbers) => {
    const tickets = [{ lotoType: { id }, numbers, value: 30_000 }];
    const { mismatches, wins } = compare({ gameId: 'loto', tickets, draws: draws('3407') });
    expect(mismatches).toEqual([]);
    expect(wins).toBeGreaterThan(1);
  });

  it.each(['07', '407', '3407'])('Classic %s', (numbers) => {
    const ticket = { code: 'A', numbers, amount: 3, channelId: 'tphcm', resultDate: '21/11/2026' };
    const { mismatches, wins } = compare({ gameId: 'classic', tickets: [ticket], draws: draws('3407') });
    expect(mismatches).toEqual([]);
    expect(wins).toBe(2);
  });
});
