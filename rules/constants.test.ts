import { describe, expect, it } from 'vitest';
import {
  CART_LIMITS,
  classicRandom,
  createSlots,
  DEFAULT_COUNTRY_CODE,
  emptyCart,
  gameIds,
  KENO_BUNDLE,
  KENO_MAX_LEVEL,
  KENO_NUMBERS,
  kenoBuilder,
  kenoMethods,
  LOTO_MAX_TICKETS,
  LOTO_PLACES,
  LOTTO535_DEFAULT_METHOD,
  LOTTO535_MAIN,
  LOTTO535_MAX_MAIN,
  LOTTO535_MAX_SPECIAL,
  LOTTO535_SPECIAL,
  max3dMethods,
  max3dProMethods,
  MAX_SYNC_RETRIES,
  MEGA_BAO,
  MEGA_DEFAULT_METHOD,
  MEGA_NUMBERS,
  megaMethods,
  POWER_BALL,
  POWER_NUMBERS,
  REFRESH_AFTER_ZERO,
  REFRESH_INTERVAL,
  restoreCart,
  SALES_CUT_OFF,
  slotCodes,
  TICKET_PRICE,
} from './index';
import { bundleMethodId } from './keno/bundle';
import { builderOf, play, slotA } from './testing/builder';

describe('constants of the specification', () => {
  it.each([
    ['ticket price', TICKET_PRICE, 10_000],
    ['default bet', createSlots('keno').amount, 10_000],
    ['ticket slots', slotCodes.join(''), 'ABCDEF'],
    ['games', gameIds.length, 10],
    ['Keno numbers', KENO_NUMBERS, { from: 1, to: 80 }],
    ['Keno validation pick', KENO_MAX_LEVEL, 10],
    ['Keno builder pick', kenoBuilder.maxNumbers, 12],
    ['Keno default tab', kenoBuilder.tab, 'STANDARD'],
    ['Keno default play type', kenoBuilder.playType, 'NORMAL'],
    ['Keno bao least size', KENO_BUNDLE.minSize, 3],
    ['Keno bao greatest size', KENO_BUNDLE.maxSize, 12],
    ['Keno bao default size', kenoBuilder.bundleSize, 3],
    ['Keno bao default level', kenoBuilder.bundleLevel, 2],
    ['Keno bao default money', kenoBuilder.money, 10_000],
    ['Mega numbers', MEGA_NUMBERS, { from: 1, to: 45 }],
    ['Mega default method', MEGA_DEFAULT_METHOD, 'GROUP_6'],
    ['Mega bao', MEGA_BAO, { minSize: 5, maxSize: 18 }],
    ['Power numbers', POWER_NUMBERS, { from: 1, to: 55 }],
    ['Power ball', POWER_BALL, { from: 1, to: 16 }],
    ['Lotto 5/35 default method', LOTTO535_DEFAULT_METHOD, 'NORMAL'],
    ['Lotto 5/35 main', LOTTO535_MAIN, { from: 1, to: 35 }],
    ['Lotto 5/35 special', LOTTO535_SPECIAL, { from: 1, to: 12 }],
    ['Lotto 5/35 most main', LOTTO535_MAX_MAIN, 15],
    ['Lotto 5/35 most special', LOTTO535_MAX_SPECIAL, 12],
    [
      'Max3D lengths',
      max3dMethods.map(({ id, lengthGame }) => [id, lengthGame]),
      [
        ['MAX3D', 1],
        ['MAX3DPLUS', 2],
      ],
    ],
    [
      'Max3D Pro methods',
      max3dProMethods.map(({ name, minGroups, maxGroups }) => [name, minGroups, maxGroups]),
      [
        ['Cơ bản', 2, 2],
        ['Bao bộ số', 2, 2],
        ['Bao nhiều bộ số', 3, 20],
      ],
    ],
    ['Max3D default', createSlots('max3d').methodId, 'MAX3D_straight'],
    ['Max3D Pro default', createSlots('max3dpro').methodId, 'NORMAL'],
    ['Loto tickets', LOTO_MAX_TICKETS, 10],
    ['Loto places of a number', LOTO_PLACES, 4],
    ['Loto default type', createSlots('loto').methodId, 'D'],
    ['Loto default value', createSlots('loto').amount, 10_000],
    ['Classic random', classicRandom, { minTickets: 1, maxTickets: 10, stock: 80 }],
    ['sync retries', MAX_SYNC_RETRIES, 3],
    ['countdown cut-off', SALES_CUT_OFF, 60_000],
    ['refresh after zero', REFRESH_AFTER_ZERO, 5_000],
    ['period refresh', REFRESH_INTERVAL, 30_000],
    ['country code', DEFAULT_COUNTRY_CODE, '+84'],
    ['network status', emptyCart().networkStatus, 'online'],
    ['cart limits', CART_LIMITS, { quantity: 1_000, lines: 200 }],
  ])('%s', (_name, value, expected) => {
    expect(value).toEqual(expected);
  });

  it('a saved line without them has period 1', () => {
    const line = { id: 'x', gameId: 'keno', ticket: { listNumber: [1] }, unitPrice: 10_000, quantity: 1 };
    const saved = { items: [line], timestamp: 0, version: '1.0' };
    expect(restoreCart(saved, 0)?.items[0]?.numberPeriod).toBe(1);
  });

  it('Keno offers LEVEL_1 to LEVEL_10, Mega every bao but 16 and 17', () => {
    expect(kenoMethods.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `LEVEL_${index + 1}`));
    const offered = megaMethods.filter((method) => method.offered).map(({ lengthGame }) => lengthGame);
    expect(offered).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18]);
    expect(megaMethods.map(({ lengthGame }) => lengthGame)).toEqual([
      5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ]);
  });
});

it.each([
  [[80, 3, 1], 3, [1, 3, 80]],
  [[5, 5, 4, 9, 2], 3, [4, 5, 9]],
  [[0, 81, 1.5, Number.NaN, 7], 3, [7]],
  [[], 3, []],
])('a bao of %j trimmed to %i is %j', (chosen, size, expected) => {
  const bao = builderOf('keno', bundleMethodId({ size, level: 2 }));
  expect(slotA(play(bao, { type: 'setPicks', code: 'A', picks: { numbers: chosen } })).numbers).toEqual(expected);
});
