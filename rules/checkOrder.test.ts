import { describe, expect, it } from 'vitest';
import { checkAdding, gameIds, type SentLine, type ValidationCode } from './index';
import { messages } from './messages';
import { validTickets, type SentTicket } from './testing/validTickets';

const games = gameIds.map((gameId) => ({ gameId, maxPeriods: 12 }));

type Sent = Omit<SentLine, 'ticket'> & { ticket: SentTicket };

/** One way to break a rule, which leaves every later rule as broken as it was. */
interface Break {
  /** Place in the contract's order. */
  step: number;
  code: ValidationCode;
  apply(sent: Sent): Sent;
}

function onTicket(step: number, code: ValidationCode, change: (ticket: SentTicket) => object): Break {
  return { step, code, apply: (sent) => ({ ...sent, ticket: { ...sent.ticket, ...change(sent.ticket) } }) };
}

// The order of the contract. Method and type are one step.
const step = {
  game: 0,
  ticket: 1,
  shape: 2,
  method: 3,
  count: 4,
  range: 5,
  duplicates: 6,
  powerNumber: 7,
  price: 8,
  period: 9,
  limits: 10,
};

const first: Break[] = [
  { step: step.game, code: 'INVALID_GAME', apply: (sent) => ({ ...sent, gameId: 'bingo' }) },
  { step: step.ticket, code: 'MISSING_TICKET', apply: (sent) => ({ ...sent, ticket: {} }) },
  onTicket(step.shape, 'VALIDATION_ERROR', () => ({ isDone: 'yes' })),
];
const last: Break[] = [
  onTicket(step.price, 'INVALID_PRICE', () => ({ price: '20000' })),
  { step: step.period, code: 'INVALID_PERIOD', apply: (sent) => ({ ...sent, periodId: '' }) },
  { step: step.limits, code: 'VALIDATION_ERROR', apply: (sent) => ({ ...sent, numberPeriod: 0 }) },
];

function listOf(ticket: SentTicket, key: string): number[] {
  return ticket[key] as number[];
}

function method(playMethod: unknown): Break {
  return onTicket(step.method, 'INVALID_PLAY_METHOD', () => ({ playMethod }));
}

/** Too many numbers, one of them out of range, one of them twice. */
function list(key: string, { beyond, more }: { beyond: number; more: number[] }): Break[] {
  return [
    onTicket(step.count, 'INVALID_NUMBER_COUNT', (ticket) => ({ [key]: [...listOf(ticket, key), ...more] })),
    onTicket(step.range, 'INVALID_NUMBER_RANGE', (ticket) => ({ [key]: listOf(ticket, key).with(0, beyond) })),
    onTicket(step.duplicates, 'DUPLICATE_NUMBERS', (ticket) => {
      const numbers = listOf(ticket, key);
      return { [key]: numbers.with(1, numbers[2] ?? 0) };
    }),
  ];
}

function text(count: (numbers: string) => string): Break[] {
  return [
    onTicket(step.count, 'INVALID_NUMBER_COUNT', ({ numbers }) => ({ numbers: count(String(numbers)) })),
    onTicket(step.range, 'INVALID_NUMBERS', ({ numbers }) => ({ numbers: String(numbers).replace(/.$/, 'x') })),
  ];
}

function type(playType: string): Break {
  return onTicket(step.method, 'INVALID_PLAY_TYPE', () => ({ playType }));
}

const powerNumbers: Break[] = [
  onTicket(step.powerNumber, 'MISSING_POWER_NUMBER', () => ({ powerNumber: undefined })),
  onTicket(step.powerNumber, 'MISSING_POWER_NUMBER', () => ({ powerNumber: null })),
  onTicket(step.powerNumber, 'INVALID_POWER_NUMBER', () => ({ powerNumber: 17 })),
];
const stake = (key: string) => onTicket(step.price, 'INVALID_PRICE', () => ({ [key]: 15_000 }));
const more = (count: number) => (numbers: string) =>
  [...Array.from({ length: count }, (_, index) => String(200 + index)), numbers].join(' ');
const keno = list('listNumber', { beyond: 81, more: [40, 41, 42, 43, 44, 45, 46] });
const bundle = list('bundleSelectedNumbers', { beyond: 81, more: [40, 41, 42, 43, 44, 45, 46, 47] });
const mega = list('listNumber', { beyond: 46, more: [40] });
const power = list('listNumber', { beyond: 56, more: [40, 41] });
const main = list('mainNumbers', { beyond: 36, more: [30] });
const special: Break[] = [
  onTicket(step.count, 'INVALID_NUMBER_COUNT', (ticket) => ({
    specialNumbers: [...listOf(ticket, 'specialNumbers'), 7],
  })),
  onTicket(step.range, 'INVALID_NUMBER_RANGE', (ticket) => ({
    specialNumbers: listOf(ticket, 'specialNumbers').with(0, 13),
  })),
];
const ownDay = onTicket(step.period, 'INVALID_PERIOD', () => ({ resultDate: '31/02/2026' }));

/** The breaks between shape and base price that apply to each kind of ticket of the specification. */
const breaks: Record<string, Break[]> = {
  'keno level': [method('LEVEL_11'), ...keno, stake('betAmount')],
  'keno bao': [
    method('LEVEL_4'),
    onTicket(step.method, 'INVALID_PLAY_METHOD', () => ({ bundleLevel: 11 })),
    ...bundle,
    onTicket(step.price, 'INVALID_PRICE', () => ({ betAmount: 20_000 })),
  ],
  kenoeo: [method('UPPER'), ...keno, stake('betAmount')],
  kenoud: [method('EVEN'), ...keno, stake('betAmount')],
  mega: [method({ id: 'GROUP_4' }), ...mega],
  'mega bao': [method({ id: 'GROUP_19' }), ...mega],
  power: [method({ id: 'GROUP_16' }), ...power, ...powerNumbers],
  'power bao': [method({ id: 'GROUP_4' }), ...power, ...powerNumbers],
  max3d: [method({ id: 'MAX4D' }), type('any'), ...text(more(1))],
  'max3d+': [method({ id: 'NORMAL' }), type('straightBox'), ...text(more(1))],
  'max3dpro normal': [method({ id: 'MAX3D' }), type('box'), ...text(more(1)), stake('priceCoef')],
  'max3dpro group': [method(undefined), type('straightBox'), ...text(more(1)), stake('priceCoef')],
  'max3dpro multigroup': [method({ id: 'GROUPS' }), type('any'), ...text(more(18)), stake('priceCoef')],
  loto: [
    onTicket(step.method, 'INVALID_PLAY_TYPE', () => ({ lotoType: { id: 'L8' } })),
    ...text((numbers) => numbers.replace('-', '1')),
    stake('value'),
  ],
  classic: [...text((numbers) => `12${numbers}`), onTicket(step.price, 'INVALID_PRICE', () => ({ amount: 0 })), ownDay],
  lotto535: [method({ id: 'BAO_3' }), ...main, ...special],
  'lotto535 bao': [method({ id: 'BAO_SP_13' }), ...main, ...special],
};

const cases = Object.entries(validTickets).flatMap(([name, { gameId, ticket }]) => {
  const sent: Sent = { gameId, ticket, periodId: null };
  const rules = [...first, ...(breaks[name] ?? []), ...last];
  return rules.flatMap((earlier) =>
    rules
      .filter((later) => later.step > earlier.step)
      .map((later) => ({ name, earlier, later, sent: earlier.apply(later.apply(sent)), alone: earlier.apply(sent) })),
  );
});

const at = Object.keys(step);

describe('the first broken rule answers, in the order of the contract', () => {
  it('every kind of ticket is accepted as it stands, and every game has its rules', () => {
    for (const { gameId, ticket } of Object.values(validTickets)) {
      expect(checkAdding({ gameId, ticket }, games)).toMatchObject({ ok: true, value: { gameId } });
    }
    expect(new Set(Object.values(validTickets).map(({ gameId }) => gameId))).toEqual(new Set(gameIds));
    expect(Object.keys(validTickets)).toEqual(expect.arrayContaining(Object.keys(breaks)));
  });

  it('a broken rule is named by its own code', () => {
    for (const { name, earlier, alone } of cases) {
      expect([name, at[earlier.step], checkAdding(alone, games)]).toMatchObject([
        name,
        at[earlier.step],
        { code: earlier.code },
      ]);
    }
  });

  it.each(Object.entries(messages))('%s is met, and says %s', (code, sentence) => {
    const met = cases.flatMap(({ alone }) => {
      const checked = checkAdding(alone, games);
      return !checked.ok && checked.code === code ? [checked.message] : [];
    });
    expect(met).toContainEqual(expect.stringMatching(new RegExp(`${sentence}$`)));
  });

  it.each(Object.keys(validTickets))('%s: of two broken rules the earlier', (kind) => {
    const pairs = cases.filter(({ name }) => name === kind);
    // A kind without breaks of its own is held to those of every ticket.
    expect(pairs.length).toBeGreaterThan(breaks[kind] ? 30 : 10);
    for (const { earlier, later, sent } of pairs) {
      const pair = `${at[earlier.step]} before ${at[later.step]}`;
      expect([pair, checkAdding(sent, games)]).toMatchObject([pair, { ok: false, code: earlier.code }]);
    }
  });
});
