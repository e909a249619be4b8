import { describe, expect, it } from 'vitest';
import { checkTicket, gameIds, type GameId, type ValidationCode } from './index';
import { numbersOf } from './testing/combinations';
import { validTickets } from './testing/validTickets';

type Verdict = 'ok' | ValidationCode;
/** What is tried, the ticket, and the verdict. */
type Row = [what: string, ticket: object, verdict: Verdict];

const COUNT = 'INVALID_NUMBER_COUNT';
const RANGE = 'INVALID_NUMBER_RANGE';
const TWICE = 'DUPLICATE_NUMBERS';
const METHOD = 'INVALID_PLAY_METHOD';
const TYPE = 'INVALID_PLAY_TYPE';
const DIGITS = 'INVALID_NUMBERS';

function upTo(to: number): number[] {
  return numbersOf({ from: 1, to });
}

/** Six different numbers with this one in the first place. */
function sixWith(number: number): number[] {
  return [number, 2, 3, 4, 5, 6];
}

function validate(gameId: GameId, rows: readonly Row[]): void {
  it.each(rows)(`${gameId}: %s`, (_what, ticket, verdict) => {
    const checked = checkTicket(gameId, ticket);
    expect(checked.ok ? 'ok' : checked.code).toBe(verdict);
  });
}

describe('Keno: 1 to 10 numbers, integers 1 to 80, no duplicates', () => {
  validate('keno', [
    ['0 numbers', { listNumber: [] }, COUNT],
    ...upTo(10).map((count): Row => [`${count} numbers`, { listNumber: upTo(count) }, 'ok']),
    ['11 numbers', { listNumber: upTo(11) }, COUNT],
    ['number 0', { listNumber: [0] }, RANGE],
    ['number 1', { listNumber: [1] }, 'ok'],
    ['number 80', { listNumber: [80] }, 'ok'],
    ['number 81', { listNumber: [81] }, RANGE],
    ['number -1', { listNumber: [-1] }, RANGE],
    ['number 1.5', { listNumber: [1.5] }, RANGE],
    ['a number twice', { listNumber: [1, 80, 80] }, TWICE],
    ['level 0', { listNumber: [], playMethod: 'LEVEL_0' }, METHOD],
    ['level 1 of 1', { listNumber: [1], playMethod: 'LEVEL_1' }, 'ok'],
    ['level 10 of 10', { listNumber: upTo(10), playMethod: 'LEVEL_10' }, 'ok'],
    ['level 11 of 11', { listNumber: upTo(11), playMethod: 'LEVEL_11' }, METHOD],
    ['level 3 of 2', { listNumber: upTo(2), playMethod: 'LEVEL_3' }, COUNT],
    ['level 3 of 4', { listNumber: upTo(4), playMethod: 'LEVEL_3' }, COUNT],
    ['a method without numbers', { playMethod: 'LEVEL_3' }, COUNT],
    ['a stake of 0', { listNumber: [1], betAmount: 0 }, 'INVALID_PRICE'],
    ['a stake of 9,999', { listNumber: [1], betAmount: 9_999 }, 'INVALID_PRICE'],
    ['a stake of 10,000', { listNumber: [1], betAmount: 10_000 }, 'ok'],
    ['a stake of 10,001', { listNumber: [1], betAmount: 10_001 }, 'INVALID_PRICE'],
    ['a stake of 100 times', { listNumber: [1], betAmount: 1_000_000 }, 'ok'],
    ['a stake of 101 times', { listNumber: [1], betAmount: 1_010_000 }, 'INVALID_PRICE'],
    ['a stake that is no number', { listNumber: [1], betAmount: 'many' }, 'ok'],
    ['a stake in digits', { listNumber: [1], betAmount: '20000' }, 'ok'],
    ['a stake in digits that is no multiple', { listNumber: [1], betAmount: '20001' }, 'INVALID_PRICE'],
  ]);
});

describe('Keno bao: size 3 to 12, level at least 2, below the size and at most 10 (decision G6)', () => {
  const bao = (size: number, bundleLevel: number) => ({
    isBundleTicket: true,
    bundleLevel,
    bundleSelectedNumbers: upTo(size),
  });
  validate('keno', [
    ['size 2', bao(2, 2), COUNT],
    ['size 3', bao(3, 2), 'ok'],
    ['size 12', bao(12, 2), 'ok'],
    ['size 13', bao(13, 2), COUNT],
    ['level 1', bao(5, 1), METHOD],
    ['level 2', bao(5, 2), 'ok'],
    ['level 4 of 5', bao(5, 4), 'ok'],
    ['level 5 of 5', bao(5, 5), METHOD],
    ['level 10 of 12', bao(12, 10), 'ok'],
    ['level 11 of 12', bao(12, 11), METHOD],
    ['number 81', { ...bao(3, 2), bundleSelectedNumbers: [1, 2, 81] }, RANGE],
    ['number 0', { ...bao(3, 2), bundleSelectedNumbers: [0, 1, 2] }, RANGE],
    ['a number twice', { ...bao(3, 2), bundleSelectedNumbers: [1, 2, 2] }, TWICE],
    ['the other list is not counted', { ...bao(5, 2), listNumber: upTo(12) }, 'ok'],
  ]);
});

describe('Keno even/odd and big/small: 0 to 10 numbers may come along (decision G23)', () => {
  for (const [gameId, own, foreign] of [
    ['kenoeo', ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN'], ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER']],
    ['kenoud', ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER'], ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN']],
  ] as const) {
    const [playMethod] = own;
    validate(gameId, [
      ...own.map((method): Row => [method, { playMethod: method }, 'ok']),
      ...foreign.map((method): Row => [method, { playMethod: method }, METHOD]),
      ['an empty method', { playMethod: '', listNumber: [1] }, METHOD],
      ['a level', { playMethod: 'LEVEL_1', listNumber: [1] }, METHOD],
      ['0 numbers', { playMethod, listNumber: [] }, 'ok'],
      ['10 numbers', { playMethod, listNumber: upTo(10) }, 'ok'],
      ['11 numbers', { playMethod, listNumber: upTo(11) }, COUNT],
      ['number 0', { playMethod, listNumber: [0] }, RANGE],
      ['number 1', { playMethod, listNumber: [1] }, 'ok'],
      ['number 80', { playMethod, listNumber: [80] }, 'ok'],
      ['number 81', { playMethod, listNumber: [81] }, RANGE],
      ['a number twice', { playMethod, listNumber: [7, 7] }, TWICE],
      ['a stake of 100 times', { playMethod, betAmount: 1_000_000 }, 'ok'],
      ['a stake of 101 times', { playMethod, betAmount: 1_010_000 }, 'INVALID_PRICE'],
    ]);
  }
});

describe('Mega: 6 numbers of 1 to 45, or as many as the method takes, 5 to 18', () => {
  const bao = (size: number, count = size) => ({ listNumber: upTo(count), playMethod: { id: `GROUP_${size}` } });
  validate('mega', [
    ['5 numbers without a method', { listNumber: upTo(5) }, COUNT],
    ['6 numbers without a method', { listNumber: upTo(6) }, 'ok'],
    ['7 numbers without a method', { listNumber: upTo(7) }, COUNT],
    ['bao 4', bao(4), METHOD],
    ...numbersOf({ from: 5, to: 18 }).flatMap((size): Row[] => [
      [`bao ${size} of ${size}`, bao(size), 'ok'],
      [`bao ${size} of ${size - 1}`, bao(size, size - 1), COUNT],
      [`bao ${size} of ${size + 1}`, bao(size, size + 1), COUNT],
    ]),
    ['bao 19', bao(19), METHOD],
    [
      'another length than the method takes',
      { listNumber: upTo(7), playMethod: { id: 'GROUP_6', lengthGame: 7 } },
      METHOD,
    ],
    ['number 0', { listNumber: sixWith(0) }, RANGE],
    ['number 1', { listNumber: sixWith(1) }, 'ok'],
    ['number 45', { listNumber: sixWith(45) }, 'ok'],
    ['number 46', { listNumber: sixWith(46) }, RANGE],
    ['number 1.5', { listNumber: sixWith(1.5) }, RANGE],
    ['a number twice', { listNumber: sixWith(2) }, TWICE],
  ]);
});

describe('Power: 6 numbers of 1 to 55, or GROUP_n, and a power number of 1 to 16 (decision G9)', () => {
  const six = { listNumber: upTo(6), powerNumber: 1 };
  const bao = (size: number, count = size) => ({
    listNumber: upTo(count),
    powerNumber: 16,
    playMethod: { id: `GROUP_${size}` },
  });
  const sizes = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18];
  validate('power', [
    ['5 numbers without a method', { ...six, listNumber: upTo(5) }, COUNT],
    ['6 numbers without a method', six, 'ok'],
    ['7 numbers without a method', { ...six, listNumber: upTo(7) }, COUNT],
    ...numbersOf({ from: 4, to: 19 }).map((size): Row => [
      `bao ${size}`,
      bao(size),
      sizes.includes(size) ? 'ok' : METHOD,
    ]),
    ...sizes.flatMap((size): Row[] => [
      [`bao ${size} of ${size - 1}`, bao(size, size - 1), COUNT],
      [`bao ${size} of ${size + 1}`, bao(size, size + 1), COUNT],
    ]),
    ['number 0', { ...six, listNumber: sixWith(0) }, RANGE],
    ['number 55', { ...six, listNumber: sixWith(55) }, 'ok'],
    ['number 56', { ...six, listNumber: sixWith(56) }, RANGE],
    ['a number twice', { ...six, listNumber: sixWith(2) }, TWICE],
    ['no power number', { listNumber: upTo(6) }, 'MISSING_POWER_NUMBER'],
    ['a power number of null', { ...six, powerNumber: null }, 'MISSING_POWER_NUMBER'],
    ['power number 0', { ...six, powerNumber: 0 }, 'INVALID_POWER_NUMBER'],
    ['power number 1', { ...six, powerNumber: 1 }, 'ok'],
    ['power number 16', { ...six, powerNumber: 16 }, 'ok'],
    ['power number 17', { ...six, powerNumber: 17 }, 'INVALID_POWER_NUMBER'],
    ['power number 1.5', { ...six, powerNumber: 1.5 }, 'INVALID_POWER_NUMBER'],
    ['a power number among the six', { ...six, powerNumber: 6 }, 'ok'],
  ]);
});

describe('Lotto 5/35: 5 main of 1 to 35 and 1 special of 1 to 12, or as the method takes (decisions G11 and G34)', () => {
  const lotto = (mainNumbers: number[], specialNumbers: number[], id?: string) => ({
    mainNumbers,
    specialNumbers,
    ...(id === undefined ? {} : { playMethod: { id } }),
  });
  const five = (number: number) => [number, 2, 3, 4, 5];
  validate('lotto535', [
    ['4 main without a method', lotto(upTo(4), [1]), COUNT],
    ['5 main without a method', lotto(upTo(5), [1]), 'ok'],
    ['6 main without a method', lotto(upTo(6), [1]), COUNT],
    ['0 special without a method', lotto(upTo(5), []), COUNT],
    ['2 special without a method', lotto(upTo(5), [1, 2]), COUNT],
    ['NORMAL', lotto(upTo(5), [1], 'NORMAL'), 'ok'],
    ['bao 3', lotto(upTo(3), [1], 'BAO_3'), METHOD],
    ...numbersOf({ from: 4, to: 15 })
      .filter((size) => size !== 5)
      .flatMap((size): Row[] => [
        [`bao ${size}`, lotto(upTo(size), [1], `BAO_${size}`), 'ok'],
        [`bao ${size} of ${size - 1}`, lotto(upTo(size - 1), [1], `BAO_${size}`), COUNT],
        [`bao ${size} of ${size + 1}`, lotto(upTo(size + 1), [1], `BAO_${size}`), COUNT],
      ]),
    ['bao 16', lotto(upTo(16), [1], 'BAO_16'), METHOD],
    ['bao of 1 special', lotto(upTo(5), [1], 'BAO_SP_1'), METHOD],
    ...numbersOf({ from: 2, to: 12 }).map((count): Row => [
      `bao of ${count} special`,
      lotto(upTo(5), upTo(count), `BAO_SP_${count}`),
      'ok',
    ]),
    ['bao of 13 special', lotto(upTo(5), upTo(13), 'BAO_SP_13'), METHOD],
    ['both bao at once', lotto(upTo(15), upTo(12), 'BAO_15_12'), 'ok'],
    ['bao 4 of 2 special', lotto(upTo(4), upTo(2), 'BAO_4_2'), 'ok'],
    ['main 0', lotto(five(0), [1]), RANGE],
    ['main 1', lotto(five(1), [1]), 'ok'],
    ['main 35', lotto(five(35), [1]), 'ok'],
    ['main 36', lotto(five(36), [1]), RANGE],
    ['main 45', lotto(five(45), [1]), RANGE],
    ['special 0', lotto(upTo(5), [0]), RANGE],
    ['special 1', lotto(upTo(5), [1]), 'ok'],
    ['special 12', lotto(upTo(5), [12]), 'ok'],
    ['special 13', lotto(upTo(5), [13]), RANGE],
    ['a main twice', lotto(five(2), [1]), TWICE],
    ['a special twice', lotto(upTo(5), [3, 3], 'BAO_SP_2'), TWICE],
    ['a special equal to a main', lotto(upTo(5), [5]), 'ok'],
  ]);
});

describe('Max3D: groups of 3 digits; any order for one group only (decision G12)', () => {
  validate('max3d', [
    ['no group', { numbers: '' }, COUNT],
    ['2 digits', { numbers: '12' }, DIGITS],
    ['3 digits', { numbers: '123' }, 'ok'],
    ['000', { numbers: '000' }, 'ok'],
    ['999', { numbers: '999' }, 'ok'],
    ['4 digits', { numbers: '1234' }, DIGITS],
    ['a letter', { numbers: '12a' }, DIGITS],
    ['a sign', { numbers: '-12' }, DIGITS],
    ['digits of another script', { numbers: '१२३' }, DIGITS],
    ['2 groups', { numbers: '123 456' }, 'ok'],
    ['2 equal groups', { numbers: '123 123' }, 'ok'],
    ['3 groups', { numbers: '123 456 789' }, COUNT],
    ['3 groups, the first of equal digits, as box', { numbers: '111 222 333', playType: 'box' }, COUNT],
    ['2 groups of Max3D as box', { numbers: '111 222', playType: 'box', playMethod: { id: 'MAX3D' } }, COUNT],
    ['straight', { numbers: '123', playType: 'straight' }, 'ok'],
    ['box', { numbers: '123', playType: 'box' }, 'ok'],
    ['straightBox', { numbers: '123', playType: 'straightBox' }, 'ok'],
    ['any', { numbers: '123', playType: 'any' }, TYPE],
    ['box on two equal digits', { numbers: '112', playType: 'box' }, 'ok'],
    ['box on three equal digits', { numbers: '111', playType: 'box' }, TYPE],
    ['straightBox on three equal digits', { numbers: '111', playType: 'straightBox' }, TYPE],
    ['straight on three equal digits', { numbers: '111', playType: 'straight' }, 'ok'],
    ['box on 2 groups', { numbers: '123 456', playType: 'box' }, TYPE],
    ['straightBox on 2 groups', { numbers: '123 456', playType: 'straightBox' }, TYPE],
    ['Max3D with 1 group', { numbers: '123', playMethod: { id: 'MAX3D' } }, 'ok'],
    ['Max3D with 2 groups', { numbers: '123 456', playMethod: { id: 'MAX3D' } }, COUNT],
    ['Max3D+ with 1 group', { numbers: '123', playMethod: { id: 'MAX3DPLUS' } }, COUNT],
    ['Max3D+ with 2 groups', { numbers: '123 456', playMethod: { id: 'MAX3DPLUS' } }, 'ok'],
    ['Max3D+ with 3 groups', { numbers: '123 456 789', playMethod: { id: 'MAX3DPLUS' } }, COUNT],
    ['a method of Pro', { numbers: '123 456', playMethod: { id: 'NORMAL' } }, METHOD],
  ]);
});

describe('Max3D Pro: NORMAL and GROUP 2 groups, MULTIGROUP 3 to 20 different ones (decision G13)', () => {
  const groups = (count: number) => upTo(count).map((number) => String(100 + number));
  const pro = (id: string, numbers: readonly string[], over: object = {}) => ({
    numbers: numbers.join(' '),
    playMethod: { id },
    ...over,
  });
  validate('max3dpro', [
    ['no method', { numbers: '123 456' }, METHOD],
    ['a method of Max3D', pro('MAX3DPLUS', groups(2)), METHOD],
    ...['NORMAL', 'GROUP'].flatMap((id): Row[] => [
      [`${id} of 1`, pro(id, groups(1)), COUNT],
      [`${id} of 2`, pro(id, groups(2)), 'ok'],
      [`${id} of 3`, pro(id, groups(3)), COUNT],
      [`${id} of equal groups`, pro(id, ['123', '123']), 'ok'],
    ]),
    ['MULTIGROUP of 2', pro('MULTIGROUP', groups(2)), COUNT],
    ['MULTIGROUP of 3', pro('MULTIGROUP', groups(3)), 'ok'],
    ['MULTIGROUP of 20', pro('MULTIGROUP', groups(20)), 'ok'],
    ['MULTIGROUP of 21', pro('MULTIGROUP', groups(21)), COUNT],
    ['MULTIGROUP of equal groups', pro('MULTIGROUP', ['123', '456', '123']), DIGITS],
    ['NORMAL of one triple twice', pro('NORMAL', ['777', '777']), 'ok'],
    ['GROUP of one triple twice', pro('GROUP', ['777', '777']), DIGITS],
    ['GROUP of two triples', pro('GROUP', ['777', '888']), 'ok'],
    ['2 digits', pro('NORMAL', ['12', '345']), DIGITS],
    ['4 digits', pro('NORMAL', ['1234', '567']), DIGITS],
    ['straight', pro('NORMAL', groups(2), { playType: 'straight' }), 'ok'],
    ['box', pro('NORMAL', groups(2), { playType: 'box' }), TYPE],
    ['straightBox', pro('GROUP', groups(2), { playType: 'straightBox' }), TYPE],
    ['its coefficient', pro('MULTIGROUP', groups(3), { priceCoef: 6 }), 'ok'],
    ['a smaller coefficient', pro('MULTIGROUP', groups(3), { priceCoef: 5 }), 'INVALID_PRICE'],
    ['a greater coefficient', pro('MULTIGROUP', groups(3), { priceCoef: 7 }), 'INVALID_PRICE'],
  ]);
});

describe('Loto: D, C, DC take 2 or 3 digits, L7 and L17 3, L16 4, L18 2', () => {
  const takes: Record<string, number[]> = { D: [2, 3], C: [2, 3], DC: [2, 3], L7: [3], L17: [3], L16: [4], L18: [2] };
  const loto = (id: string, numbers: string, over: object = {}) => ({ lotoType: { id }, numbers, ...over });
  validate('loto', [
    ...Object.entries(takes).flatMap(([id, lengths]) =>
      numbersOf({ from: 0, to: 5 }).map((length): Row => [
        `${id} of ${length} digits`,
        loto(id, '12345'.slice(0, length).padStart(4, '-')),
        lengths.includes(length) ? 'ok' : COUNT,
      ]),
    ),
    ...['L1', 'L8', 'L19', 'd', ''].map((id): Row => [`type "${id}"`, loto(id, '--07'), TYPE]),
    ['no type', { numbers: '--07' }, TYPE],
    ['no dashes', loto('D', '07'), 'ok'],
    ['five places', loto('D', '---07'), COUNT],
    ['a letter', loto('D', '--0a'), DIGITS],
    ['a dash between digits', loto('D', '-0-7'), DIGITS],
    ['a dash after the digits', loto('D', '-07-'), DIGITS],
    ['no numbers', { lotoType: { id: 'D' } }, COUNT],
    ['a stake of 0', loto('D', '--07', { value: 0 }), 'INVALID_PRICE'],
    ['a stake of 10,000', loto('D', '--07', { value: 10_000 }), 'ok'],
    ['a stake of 15,000', loto('D', '--07', { value: 15_000 }), 'INVALID_PRICE'],
    ['a stake of 100 times', loto('D', '--07', { value: 1_000_000 }), 'ok'],
    ['a stake of 101 times', loto('D', '--07', { value: 1_010_000 }), 'INVALID_PRICE'],
  ]);
});

describe('Classic: 2 to 4 digits of a channel and day', () => {
  const classic = (over: object) => ({ ...validTickets.classic?.ticket, ...over });
  validate('classic', [
    ['no digits', classic({ numbers: '' }), COUNT],
    ['1 digit', classic({ numbers: '7' }), COUNT],
    ['2 digits', classic({ numbers: '07' }), 'ok'],
    ['3 digits', classic({ numbers: '407' }), 'ok'],
    ['4 digits', classic({ numbers: '0000' }), 'ok'],
    ['5 digits', classic({ numbers: '12345' }), COUNT],
    ['a letter', classic({ numbers: '1a' }), DIGITS],
    ['a dash', classic({ numbers: '-7' }), DIGITS],
    ['amount 0', classic({ amount: 0 }), 'INVALID_PRICE'],
    ['amount 1', classic({ amount: 1 }), 'ok'],
    ['amount 1.5', classic({ amount: 1.5 }), 'INVALID_PRICE'],
    ['no amount', classic({ amount: undefined }), 'INVALID_PRICE'],
    ['no channel', classic({ channelId: '' }), 'INVALID_PERIOD'],
    ['no day', classic({ resultDate: undefined }), 'INVALID_PERIOD'],
    ['a day that is none', classic({ resultDate: '29/02/2026' }), 'INVALID_PERIOD'],
    ['a leap day', classic({ resultDate: '29/02/2028' }), 'ok'],
    ['the result of its day', classic({ resultId: 'tphcm21112026' }), 'ok'],
    ['the result of another day', classic({ resultId: 'tphcm22112026' }), 'INVALID_PERIOD'],
    ['a result without a day', classic({ resultId: 'tphcm' }), 'INVALID_PERIOD'],
  ]);
});

describe('Universal', () => {
  const kinds = Object.entries(validTickets);

  it.each(kinds)('%s: the base price is 10,000', (_kind, { gameId, ticket }) => {
    for (const price of ['10000', 10_000, undefined]) {
      expect(checkTicket(gameId, { ...ticket, price })).toMatchObject({ ok: true, value: { price: '10000' } });
    }
    for (const price of [
      '0',
      '9999',
      '10001',
      '20000',
      '10000 ',
      '10000.0',
      '',
      0,
      9_999,
      10_001,
      1e21,
      NaN,
      null,
      true,
    ]) {
      expect(checkTicket(gameId, { ...ticket, price })).toMatchObject({ ok: false, code: 'INVALID_PRICE' });
    }
  });

  it.each(kinds)('%s: unknown keys are dropped', (_kind, { gameId, ticket }) => {
    const extra = { ...ticket, rewardAmount: 1, balance: 2, role: 'admin', id: 'x', ['__proto__']: { price: '1' } };
    expect(checkTicket(gameId, extra)).toEqual(checkTicket(gameId, ticket));
  });

  it.each(['keno', 'kenoeo', 'kenoud', 'mega', 'power'] as const)('%s: selectedNumbers is another name', (gameId) => {
    const found = kinds.find(([, valid]) => valid.gameId === gameId);
    const { listNumber, ...ticket } = found?.[1].ticket ?? {};
    const named = checkTicket(gameId, { ...ticket, selectedNumbers: listNumber });
    expect(named).toMatchObject({ ok: true });
    expect(named).toEqual(checkTicket(gameId, { ...ticket, listNumber }));
    expect(checkTicket(gameId, { ...ticket, listNumber, selectedNumbers: [0] })).toEqual(named);
  });

  it.each(gameIds)('%s: a slot of A to F, or none', (gameId) => {
    const found = kinds.find(([, valid]) => valid.gameId === gameId);
    const verdict = (code: unknown) => checkTicket(gameId, { ...found?.[1].ticket, code }).ok;
    expect(['A', 'B', 'C', 'D', 'E', 'F', undefined].map(verdict)).toEqual(Array.from({ length: 7 }, () => true));
    // Loto tickets have no slot, so the key is one of the unknown ones there.
    expect(['G', '', 'a', 1].map(verdict)).toEqual(Array.from({ length: 4 }, () => gameId === 'loto'));
  });
});
