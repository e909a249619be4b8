import { describe, expect, it } from 'vitest';
import { lineFingerprint, readLine, type GameId } from '../index';
import { validTickets } from '../testing/validTickets';

const base = {
  gameId: 'keno' as const,
  ticket: { code: 'A', listNumber: [3, 1, 2], playMethod: 'LEVEL_3', price: '10000', isDone: true } as Record<
    string,
    unknown
  >,
  periodId: 'keno:0284640',
  numberPeriod: 1,
};

interface Sent {
  gameId: GameId;
  ticket: Record<string, unknown>;
  periodId: string | null;
  numberPeriod: number;
}

/** The fingerprint of a line as it comes in. */
const print = (line: Sent) => lineFingerprint({ ...line, ...readLine(line) });

describe('lineFingerprint', () => {
  it.each([
    ['another slot', { ...base.ticket, code: 'F' }],
    ['a slot marked otherwise', { ...base.ticket, isDone: false }],
    ['another order of numbers', { ...base.ticket, listNumber: [1, 2, 3] }],
    ['the level left out', { listNumber: [1, 2, 3] }],
    ['the other name of the list', { selectedNumbers: [1, 2, 3] }],
    ['a price that is a number', { ...base.ticket, price: 10_000 }],
    ['another order of keys', { listNumber: [1, 2, 3], playMethod: 'LEVEL_3', code: 'B' }],
    ['unknown keys', { ...base.ticket, colour: 'red' }],
  ])('does not look at %s', (_name, ticket) => {
    expect(print({ ...base, ticket })).toBe(print(base));
  });

  it.each([
    ['game', { ...base, gameId: 'mega' as const }],
    ['numbers', { ...base, ticket: { ...base.ticket, listNumber: [1, 2, 4] } }],
    ['stake', { ...base, ticket: { ...base.ticket, betAmount: 20_000 } }],
    ['period', { ...base, periodId: 'keno:0284641' }],
    ['period left open', { ...base, periodId: null }],
    ['number of draws', { ...base, numberPeriod: 2 }],
  ])('differs by %s', (_name, other) => {
    expect(print(other)).not.toBe(print(base));
  });

  it('tells a bao from a level ticket of the same numbers', () => {
    const bundle = { isBundleTicket: true, bundleLevel: 2, bundleSelectedNumbers: [1, 2, 3] };
    expect(print({ ...base, ticket: bundle })).not.toBe(print(base));
  });

  it('names tickets that cannot be checked by their content', () => {
    const broken = { ...base, ticket: { numbers: 'x', kind: 1 } };
    expect(print(broken)).toBe(print({ ...base, ticket: { kind: 1, numbers: 'x', code: 'B', isDone: false } }));
    expect(print(broken)).not.toBe(print({ ...base, ticket: { kind: 2, numbers: 'x' } }));
  });
});

/**
 * As servers have stored them, under a unique index. A row that changes, be it by the name of a method, makes two lines
 * of one in every cart that holds such a ticket: its change takes the next version, and a migration that writes the
 * stored ones anew.
 */
const stored: Readonly<Record<string, string>> = {
  'keno level':
    '["keno",{"betAmount":20000,"label":"keno","listNumber":[1,2,3,80],"playMethod":"LEVEL_4","price":"10000"},"p:1",2]',
  'keno bao':
    '["keno",{"betAmount":10000,"bundleLevel":3,"bundleSelectedNumbers":[1,2,3,4,80],"isBundleTicket":true,"label":"keno","listNumber":[1,2,3,4,80],"playMethod":"LEVEL_3","price":"10000"},"p:1",2]',
  kenoeo: '["kenoeo",{"betAmount":10000,"label":"keno","listNumber":[],"playMethod":"EVEN","price":"10000"},"p:1",2]',
  kenoud: '["kenoud",{"betAmount":10000,"label":"keno","listNumber":[],"playMethod":"UPPER","price":"10000"},"p:1",2]',
  mega: '["mega",{"listNumber":[1,2,3,4,5,45],"playMethod":{"id":"GROUP_6","lengthGame":6,"name":"Vé thường","unit":1},"price":"10000"},"p:1",2]',
  'mega bao':
    '["mega",{"listNumber":[1,2,3,4,5,6,45],"playMethod":{"id":"GROUP_7","lengthGame":7,"name":"Bao 7","unit":7},"price":"10000"},"p:1",2]',
  power:
    '["power",{"listNumber":[1,2,3,4,5,55],"playMethod":{"id":"GROUP_6","lengthGame":6,"name":"Vé thường","unit":1},"powerNumber":16,"price":"10000"},"p:1",2]',
  'power bao':
    '["power",{"listNumber":[1,2,3,4,55],"playMethod":{"id":"GROUP_5","lengthGame":5,"name":"Bao 5","unit":50},"powerNumber":1,"price":"10000"},"p:1",2]',
  max3d: '["max3d",{"numbers":"123","playMethod":{"id":"MAX3D"},"playType":"box","price":"10000"},"p:1",2]',
  'max3d+':
    '["max3d",{"numbers":"123 456","playMethod":{"id":"MAX3DPLUS"},"playType":"straight","price":"10000"},"p:1",2]',
  'max3dpro normal':
    '["max3dpro",{"numbers":"456 123","playMethod":{"id":"NORMAL"},"playType":"straight","price":"10000","priceCoef":1},"p:1",2]',
  'max3dpro group':
    '["max3dpro",{"numbers":"456 123","playMethod":{"id":"GROUP"},"playType":"straight","price":"10000","priceCoef":36},"p:1",2]',
  'max3dpro multigroup':
    '["max3dpro",{"numbers":"123 456 789","playMethod":{"id":"MULTIGROUP"},"playType":"straight","price":"10000","priceCoef":6},"p:1",2]',
  loto: '["loto",{"lotoType":{"id":"D","name":"Đầu"},"numbers":"-407","price":"10000","value":20000},"p:1",2]',
  classic:
    '["classic",{"amount":2,"channelId":"tphcm","numbers":"407","price":"10000","resultDate":"21/11/2026"},"p:1",2]',
  lotto535:
    '["lotto535",{"mainNumbers":[1,2,3,4,35],"playMethod":{"id":"NORMAL","lengthMainNumbers":5,"lengthSpecialNumbers":1,"name":"Vé thường","unit":1},"price":"10000","specialNumbers":[12]},"p:1",2]',
  'lotto535 bao':
    '["lotto535",{"mainNumbers":[1,2,3,4,5,35],"playMethod":{"id":"BAO_6_2","lengthMainNumbers":6,"lengthSpecialNumbers":2,"name":"Bao 6 và 2 số đặc biệt","unit":12},"price":"10000","specialNumbers":[1,12]},"p:1",2]',
};

it.each(Object.entries(stored))('of %s is the text that servers have stored', (name, text) => {
  const line = validTickets[name] ?? expect.fail(`no ticket is called ${name}`);
  expect(print({ ...line, periodId: 'p:1', numberPeriod: 2 })).toBe(`v1:${text}`);
});
