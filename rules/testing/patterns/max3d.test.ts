import { describe, expect, it } from 'vitest';
import type { Max3DDraw } from '../../max3d/ticket';
import { compare } from '../oracle';

/** Numbers of a tier: those given first, then others that no ticket here has in any order. */
function filled(drawn: readonly string[], size: number): string[] {
  return [...drawn, ...Array.from({ length: size - drawn.length }, (_, index) => `00${index}`)];
}

type Tiers = readonly [special: readonly string[], ...others: (readonly string[])[]];

function drawOf([special, first = [], second = [], third = []]: Tiers): Max3DDraw {
  return { special: filled(special, 2), first: filled(first, 4), second: filled(second, 6), third: filled(third, 8) };
}

/** Every way to fill two places with these or with another number. */
function specialsOf(numbers: readonly string[]): string[][] {
  const places = [...numbers, '009'];
  return places.flatMap((first) => places.map((second) => [first, second]));
}

/** Every list of lists that takes one of `choices` at each of three places. */
function threeOf<T>(choices: readonly T[]): T[][] {
  return choices.flatMap((first) => choices.flatMap((second) => choices.map((third) => [first, second, third])));
}

/** Each number not at all, once or twice. */
function upToTwice(numbers: readonly string[]): string[][] {
  return numbers.reduce<string[][]>(
    (lists, number) => lists.flatMap((list) => [list, [...list, number], [...list, number, number]]),
    [[]],
  );
}

describe('by formula as pair by pair, with numbers drawn twice and in several tiers', () => {
  it('Max 3D in exact order and in any', () => {
    const groups = { '123': ['123', '321'], '112': ['112', '211'], '777': ['777', '778'] };
    for (const [numbers, drawn] of Object.entries(groups)) {
      const types = numbers === '777' ? ['straight'] : ['straight', 'box', 'straightBox'];
      const tickets = types.map((playType) => ({ numbers, playType }));
      const draws = specialsOf(drawn).flatMap((special) =>
        threeOf(upToTwice(drawn).slice(0, 5)).map((others) => drawOf([special, ...others])),
      );
      expect(compare({ gameId: 'max3d', tickets, draws }).mismatches).toEqual([]);
    }
  });

  it.each(['123 456', '456 123', '123 123'])('Max 3D+ and Max 3D Pro NORMAL %s', (numbers) => {
    const drawn = ['123', '456'];
    const draws = specialsOf(drawn).flatMap((special) =>
      threeOf(upToTwice(drawn)).map((others) => drawOf([special, ...others])),
    );
    expect(draws).toHaveLength(9 * 9 ** 3);
    expect(compare({ gameId: 'max3d', tickets: [{ numbers }], draws }).mismatches).toEqual([]);
    const pro = [{ numbers, playMethod: { id: 'NORMAL' } }];
    expect(compare({ gameId: 'max3dpro', tickets: pro, draws }).mismatches).toEqual([]);
  });

  it.each([
    ['36', '123 456', ['123', '321', '456', '654']],
    ['36 of the same digits', '123 321', ['123', '321', '213']],
    ['18', '123 455', ['123', '321', '455', '554']],
    ['18 the other way', '455 123', ['123', '321', '455', '554']],
    ['9', '122 455', ['122', '221', '455', '554']],
    ['9 of the same digits', '122 221', ['122', '221', '212']],
    ['6', '123 777', ['123', '321', '777']],
    ['3', '122 777', ['122', '221', '777']],
    ['1', '777 888', ['777', '888']],
  ])('Max 3D Pro GROUP of %s plays', (_plays, numbers, drawn) => {
    const lists = [[], ...drawn.map((number) => [number]), [drawn[0], drawn[0]], drawn, drawn.slice(1)] as string[][];
    const draws = [
      ...specialsOf(drawn).flatMap((special) => lists.map((first) => drawOf([special, first, first]))),
      ...threeOf(lists).map((others) => drawOf([[], ...others])),
    ];
    const tickets = [{ numbers, playMethod: { id: 'GROUP' } }];
    expect(compare({ gameId: 'max3dpro', tickets, draws }).mismatches).toEqual([]);
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('Max 3D Pro MULTIGROUP of %i', (count) => {
    const numbers = Array.from({ length: count }, (_, index) => String(101 + 37 * index));
    const [one = '', two = ''] = numbers;
    // So many different ones of the ticket's numbers, alone or with the first drawn again.
    const lists = (places: number) =>
      Array.from({ length: Math.min(count, places) + 1 }, (_, different) => numbers.slice(0, different)).flatMap(
        (list) => (list.length > 0 && list.length < places ? [list, [...list, one]] : [list]),
      );
    const draws = specialsOf([one, two]).flatMap((special) => [
      ...lists(4).map((first) => drawOf([special, first, [two]])),
      ...lists(6).map((second) => drawOf([special, [], second])),
      ...lists(8).map((third) => drawOf([special, [one], [], third])),
    ]);
    const tickets = [{ numbers: numbers.join(' '), playMethod: { id: 'MULTIGROUP' } }];
    expect(compare({ gameId: 'max3dpro', tickets, draws }).mismatches).toEqual([]);
  });
});
