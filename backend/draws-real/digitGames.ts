import { ordersOf, type RandomSource } from '@veloc/rules';
import type { DrawRecord } from '../results/drawRecord';
import { count, type Tally } from './plays';
import { between, oneOf } from './seed';
import type { Trial } from './trial';

const tiers = ['special', 'first', 'second', 'third'] as const;

function placesOf(draw: DrawRecord): string[][] {
  const drawn = draw.numbers.map(String);
  return [drawn.slice(0, 2), drawn.slice(2, 6), drawn.slice(6, 12), drawn.slice(12)];
}

function times(places: readonly string[], group: string): number {
  return places.filter((drawn) => drawn === group).length;
}

/** Different groups, most of them drawn ones, so that pairs come up. */
function luckyGroups(random: RandomSource, draw: DrawRecord, size: number): string[] {
  const chosen = new Set<string>();
  while (chosen.size < size) {
    const place = between(random, 0, 24);
    const drawn = draw.numbers[place];
    chosen.add(drawn === undefined ? String(between(random, 0, 999)).padStart(3, '0') : String(drawn));
  }
  return [...chosen];
}

export const max3d: Trial<'max3d'> = (random, draw) => {
  const [group = ''] = luckyGroups(random, draw, 1);
  const orders = ordersOf(group);
  const playType = orders.length === 1 ? 'straight' : oneOf(random, ['straight', 'box', 'straightBox']);
  const tally: Tally = new Map();
  placesOf(draw).forEach((places, index) => {
    const tier = tiers[index] ?? '';
    if (playType !== 'box') count(tally, tier, times(places, group));
    if (playType === 'straight') return;
    for (const order of orders) count(tally, `box_${tier}`, times(places, order));
  });
  return { gameId: 'max3d', ticket: { numbers: group, playType }, expected: tally };
};

export const max3dPlus: Trial<'max3d'> = (random, draw) => {
  const [one = '', two = one] = luckyGroups(random, draw, between(random, 1, 2));
  const tally: Tally = new Map();
  countPair(tally, one, two, draw);
  const [first = '', second = ''] = placesOf(draw)[0] ?? [];
  if (isPair(one, two, first, second) || isPair(two, one, first, second)) count(tally, 'special', one === two ? 2 : 1);
  return { gameId: 'max3d', ticket: { numbers: `${one} ${two}` }, expected: tally };
};

export const max3dPro: Trial<'max3dpro'> = (random, draw) => {
  const id = oneOf(random, ['NORMAL', 'GROUP', 'MULTIGROUP']);
  const groups = luckyGroups(random, draw, id === 'MULTIGROUP' ? between(random, 3, 20) : 2);
  const [one = '', two = ''] = groups;
  const [left, right] =
    id === 'GROUP' ? [ordersOf(one), ordersOf(two)] : id === 'NORMAL' ? [[one], [two]] : [groups, groups];
  const [first = '', second = ''] = placesOf(draw)[0] ?? [];
  const tally: Tally = new Map();
  for (const [leftPlace, leftGroup] of left.entries()) {
    for (const [rightPlace, rightGroup] of right.entries()) {
      if (id === 'MULTIGROUP' && leftPlace === rightPlace) continue;
      countPair(tally, leftGroup, rightGroup, draw);
      if (isPair(leftGroup, rightGroup, first, second)) count(tally, 'special');
      if (isPair(leftGroup, rightGroup, second, first)) count(tally, 'specialSub');
    }
  }
  return { gameId: 'max3dpro', ticket: { numbers: groups.join(' '), playMethod: { id } }, expected: tally };
};

function isPair(one: string, two: string, first: string, second: string): boolean {
  return one === first && two === second;
}

/** The tiers that do not depend on the order of the two Đặc biệt, by the words of the rule. */
function countPair(tally: Tally, one: string, two: string, draw: DrawRecord): void {
  const [special = [], ...others] = placesOf(draw);
  const both = (places: readonly string[]) => {
    if (one === two) return times(places, one) >= 2 ? 2 : 0;
    return times(places, one) > 0 && times(places, two) > 0 ? 1 : 0;
  };
  others.forEach((places, index) => count(tally, tiers[index + 1], both(places)));
  count(tally, 'fourth', both([...special, ...others.flat()]));
  count(tally, 'fifth', times(special, one) + times(special, two));
  count(tally, 'sixth', times(others.flat(), one) + times(others.flat(), two));
}

/** Digits of a ticket: most of the time the end of one of these numbers. */
function luckyDigits(random: RandomSource, drawn: readonly (string | number)[], length: number): string {
  const end = String(drawn[between(random, 0, drawn.length - 1)]).slice(-length);
  const isLucky = end.length === length && random() < 0.8;
  return isLucky ? end : String(between(random, 0, 10 ** length - 1)).padStart(length, '0');
}

export const loto: Trial<'loto'> = (random, draw) => {
  const [id, length, compared] = oneOf(random, [
    ['D', 2, ['g8']],
    ['D', 3, ['g7']],
    ['C', 2, ['db']],
    ['C', 3, ['db']],
    ['DC', 2, ['db', 'g8']],
    ['DC', 3, ['db', 'g7']],
    ['L7', 3, ['g4']],
    ['L16', 4, ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6']],
    ['L17', 3, ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7']],
    ['L18', 2, ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']],
  ] as const);
  const digits = luckyDigits(random, draw.numbers, length);
  const tally: Tally = new Map();
  for (const tier of compared) {
    for (const drawn of draw.tiers?.[tier] ?? []) if (drawn.slice(-length) === digits) count(tally, `${id}_${length}`);
  }
  return { gameId: 'loto', ticket: { lotoType: { id }, numbers: digits.padStart(4, '-') }, expected: tally };
};

export const classic: Trial<'classic'> = (random, draw) => {
  const length = between(random, 2, 4);
  const numbers = luckyDigits(random, draw.tiers?.db ?? [], length);
  const tally: Tally = new Map();
  if (draw.tiers?.db?.[0]?.slice(-length) === numbers) count(tally, `LAST_${length}`);
  const ticket = { numbers, amount: 1, channelId: 'channel', resultDate: '21/08/2026' };
  return { gameId: 'classic', ticket, expected: tally };
};
