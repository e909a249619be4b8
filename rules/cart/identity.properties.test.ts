import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, lineFingerprint, readLine, type GameId } from '../index';
import { ticketLetters } from '../games';
import { rulesOf } from '../registry';
import * as v from 'valibot';
import { pickedNumbers } from '../testing/arbitraries';

type Ticket = Record<string, unknown>;

interface Kind {
  gameId: GameId;
  /** A ticket, what buys the same in other words, and what buys something else. */
  tickets: fc.Arbitrary<{ ticket: Ticket; same: Ticket[]; other: Ticket[] }>;
}

const digits = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
const stake = fc.integer({ min: 1, max: 99 }).map((times) => 10_000 * times);
const more = (betAmount: number) => betAmount + 10_000;
const reversed = (numbers: readonly number[]) => numbers.toReversed();
/** The list with its first number exchanged for one that is not in it. */
const changed = (numbers: readonly number[], to: number) => {
  const free = Array.from({ length: to }, (_, at) => at + 1).find((number) => !numbers.includes(number)) ?? 0;
  return numbers.with(0, free);
};
/** Different orders of the same digits. */
const turned = (group: string) => group.slice(1) + group.slice(0, 1);
const isTurnable = (group: string) => turned(group) !== group;

const kinds: Record<string, Kind> = {
  'keno level': {
    gameId: 'keno',
    tickets: fc.tuple(pickedNumbers({ from: 1, to: 80, min: 1, max: 10 }), stake).map(([listNumber, betAmount]) => ({
      ticket: { listNumber, betAmount },
      same: [
        { listNumber: reversed(listNumber), betAmount },
        { selectedNumbers: listNumber, betAmount, playMethod: `LEVEL_${listNumber.length}` },
      ],
      other: [
        { listNumber: changed(listNumber, 80), betAmount },
        { listNumber, betAmount: more(betAmount) },
        {
          listNumber: listNumber.length > 1 ? listNumber.slice(1) : [...listNumber, ((listNumber[0] ?? 0) % 80) + 1],
          betAmount,
        },
      ],
    })),
  },
  'keno bao': {
    gameId: 'keno',
    tickets: pickedNumbers({ from: 1, to: 80, min: 4, max: 10 }).map((numbers) => ({
      ticket: { isBundleTicket: true, bundleLevel: 2, bundleSelectedNumbers: numbers },
      same: [
        {
          isBundleTicket: true,
          bundleLevel: 2,
          bundleSelectedNumbers: reversed(numbers),
          listNumber: [1],
          playMethod: 'LEVEL_2',
        },
      ],
      other: [
        { isBundleTicket: true, bundleLevel: 3, bundleSelectedNumbers: numbers },
        { isBundleTicket: true, bundleLevel: 2, bundleSelectedNumbers: changed(numbers, 80) },
        { listNumber: numbers },
      ],
    })),
  },
  'keno outcome': {
    gameId: 'kenoeo',
    tickets: stake.map((betAmount) => ({
      ticket: { playMethod: 'EVEN', betAmount },
      // Numbers that come along are not played.
      same: [{ playMethod: 'EVEN', betAmount, listNumber: [1, 2] }],
      other: [
        { playMethod: 'ODD', betAmount },
        { playMethod: 'EVEN', betAmount: more(betAmount) },
      ],
    })),
  },
  mega: {
    gameId: 'mega',
    tickets: pickedNumbers({ from: 1, to: 45, min: 6, max: 6 }).map((listNumber) => ({
      ticket: { listNumber },
      same: [{ listNumber: reversed(listNumber), playMethod: { id: 'GROUP_6', name: 'any name' } }],
      other: [
        { listNumber: changed(listNumber, 45) },
        { listNumber: listNumber.slice(1), playMethod: { id: 'GROUP_5' } },
      ],
    })),
  },
  power: {
    gameId: 'power',
    tickets: fc
      .tuple(pickedNumbers({ from: 1, to: 55, min: 6, max: 6 }), fc.integer({ min: 1, max: 15 }))
      .map(([listNumber, powerNumber]) => ({
        ticket: { listNumber, powerNumber },
        same: [{ listNumber: reversed(listNumber), powerNumber, playMethod: { id: 'GROUP_6' } }],
        other: [
          { listNumber: changed(listNumber, 55), powerNumber },
          { listNumber, powerNumber: powerNumber + 1 },
          { listNumber: listNumber.slice(1), powerNumber, playMethod: { id: 'GROUP_5' } },
        ],
      })),
  },
  lotto535: {
    gameId: 'lotto535',
    tickets: fc
      .tuple(pickedNumbers({ from: 1, to: 12, min: 5, max: 5 }), pickedNumbers({ from: 1, to: 12, min: 5, max: 5 }))
      .map(([mainNumbers, specialNumbers]) => {
        const playMethod = { id: 'BAO_SP_5' };
        const same = mainNumbers.toSorted().join() === specialNumbers.toSorted().join();
        return {
          ticket: { mainNumbers, specialNumbers, playMethod },
          same: [{ mainNumbers: reversed(mainNumbers), specialNumbers: reversed(specialNumbers), playMethod }],
          other: [
            { mainNumbers: changed(mainNumbers, 35), specialNumbers, playMethod },
            { mainNumbers, specialNumbers: changed(specialNumbers, 12), playMethod },
            // Main and special are apart.
            ...(same ? [] : [{ mainNumbers: specialNumbers, specialNumbers: mainNumbers, playMethod }]),
          ],
        };
      }),
  },
  max3d: {
    gameId: 'max3d',
    tickets: digits.filter(isTurnable).map((group) => ({
      ticket: { numbers: group, playType: 'straight' },
      same: [{ numbers: ` ${group} `, playMethod: { id: 'MAX3D' } }],
      other: [
        { numbers: turned(group) },
        { numbers: group, playType: 'box' },
        { numbers: group, playType: 'straightBox' },
        { numbers: `${group} ${group}` },
      ],
    })),
  },
  'max3d+': {
    gameId: 'max3d',
    tickets: fc
      .tuple(digits, digits.filter(isTurnable))
      .filter(([one, two]) => one !== two && one !== turned(two))
      .map(([one, two]) => ({
        ticket: { numbers: `${one} ${two}` },
        same: [{ numbers: `${two} ${one}`, playMethod: { id: 'MAX3DPLUS' } }],
        other: [{ numbers: `${one} ${turned(two)}` }, { numbers: `${one} ${one}` }],
      })),
  },
  'max3dpro pair': {
    gameId: 'max3dpro',
    tickets: fc
      .tuple(fc.constantFrom('NORMAL', 'GROUP'), digits, digits.filter(isTurnable))
      .filter(([, one, two]) => one !== two && one !== turned(two))
      .map(([id, one, two]) => {
        const playMethod = { id };
        return {
          ticket: { numbers: `${one} ${two}`, playMethod },
          same: [{ numbers: `${one}  ${two}`, playMethod: { id, name: 'any name' }, playType: 'straight' }],
          other: [
            { numbers: `${two} ${one}`, playMethod },
            { numbers: `${one} ${turned(two)}`, playMethod },
            { numbers: `${one} ${two}`, playMethod: { id: id === 'GROUP' ? 'NORMAL' : 'GROUP' } },
          ],
        };
      }),
  },
  'max3dpro multigroup': {
    gameId: 'max3dpro',
    tickets: fc.uniqueArray(digits, { minLength: 4, maxLength: 20 }).map((groups) => {
      const playMethod = { id: 'MULTIGROUP' };
      return {
        ticket: { numbers: groups.join(' '), playMethod },
        same: [{ numbers: groups.toReversed().join(' '), playMethod, priceCoef: groups.length * (groups.length - 1) }],
        other: [{ numbers: groups.slice(1).join(' '), playMethod }],
      };
    }),
  },
  loto: {
    gameId: 'loto',
    tickets: fc.tuple(digits.filter(isTurnable), stake).map(([group, value]) => ({
      ticket: { lotoType: { id: 'D' }, numbers: `-${group}`, value },
      same: [{ lotoType: { id: 'D', name: 'any name' }, numbers: group, value }],
      other: [
        { lotoType: { id: 'C' }, numbers: `-${group}`, value },
        { lotoType: { id: 'D' }, numbers: `-${turned(group)}`, value },
        { lotoType: { id: 'D' }, numbers: group.slice(1), value },
        { lotoType: { id: 'D' }, numbers: `-${group}`, value: more(value) },
      ],
    })),
  },
  classic: {
    gameId: 'classic',
    tickets: fc.tuple(digits.filter(isTurnable), fc.integer({ min: 1, max: 99 })).map(([numbers, amount]) => {
      const ticket = { numbers, amount, channelId: 'tphcm', channelName: 'TP. HCM', resultDate: '21/11/2026' };
      return {
        ticket,
        same: [
          { ...ticket, channelName: 'any name' },
          { ...ticket, resultId: 'tphcm-21112026' },
        ],
        other: [
          { ...ticket, numbers: turned(numbers) },
          { ...ticket, numbers: numbers.slice(1) },
          { ...ticket, amount: amount + 1 },
          { ...ticket, channelId: 'long-an' },
          { ...ticket, resultDate: '28/11/2026' },
        ],
      };
    }),
  },
};

function print(gameId: GameId, ticket: Ticket, over: { periodId?: string; numberPeriod?: number } = {}): string {
  expect(checkTicket(gameId, ticket)).toMatchObject({ ok: true });
  return lineFingerprint({ ...readLine({ gameId, ticket }), periodId: null, numberPeriod: 1, ...over });
}

describe.each(Object.entries(kinds))('%s', (_name, { gameId, tickets }) => {
  it('is the same line in any slot, in other words and in another order that means nothing', () => {
    fc.assert(
      fc.property(tickets, fc.constantFrom(...ticketLetters), fc.boolean(), ({ ticket, same }, code, isDone) => {
        const own = print(gameId, ticket);
        const words = { code, isDone, price: 10_000, rewardAmount: 1 };
        for (const again of [ticket, ...same]) expect(print(gameId, { ...words, ...again })).toBe(own);
      }),
    );
  });

  it('is another line as soon as anything that matters differs', () => {
    fc.assert(
      fc.property(tickets, ({ ticket, other }) => {
        const prints = [
          ...[ticket, ...other].map((one) => print(gameId, one)),
          print(gameId, ticket, { periodId: `${gameId}:20261121` }),
          print(gameId, ticket, { numberPeriod: 2 }),
        ];
        expect(new Set(prints).size).toBe(prints.length);
      }),
    );
  });

  it('is accepted again as it is, and decoding what was written gives it back', () => {
    fc.assert(
      fc.property(tickets, ({ ticket, same, other }) => {
        for (const sent of [ticket, ...same, ...other]) {
          const checked = checkTicket(gameId, sent);
          const settled = checked.ok ? checked.value : null;
          const written: unknown = JSON.parse(JSON.stringify(settled));
          expect(written).toEqual(settled);
          expect(checkTicket(gameId, written)).toEqual({ ok: true, value: settled });
          expect(v.parse(rulesOf(gameId).schema, written)).toEqual(settled);
        }
      }),
    );
  });
});
