import { lineFingerprint, readLine, ticketMessage, toTickets, type SlotGame } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { builderHref, readTicketLink, slotsWith } from './ticketLink';

const ticketsOf = (gameId: SlotGame, search: string) => {
  const linked = readTicketLink(gameId, search);
  return linked?.ok ? toTickets(linked.value) : linked;
};

describe('a link with prepared tickets', () => {
  it.each<[SlotGame, string, object]>([
    ['mega', 'numbers=05,12,28,31,40,45', { listNumber: [5, 12, 28, 31, 40, 45], playMethod: { id: 'GROUP_6' } }],
    ['mega', 'numbers=1,2,3,4,5', { playMethod: { id: 'GROUP_5' } }],
    ['mega', 'numbers=1,2,3,4,5,6,7,8', { playMethod: { id: 'GROUP_8' } }],
    ['mega', 'numbers=1,2,3,4,5,6,7,8&method=GROUP_8', { playMethod: { id: 'GROUP_8' } }],
    ['keno', 'numbers=80,1', { listNumber: [1, 80], playMethod: 'LEVEL_2', betAmount: 10_000 }],
    ['keno', 'numbers=7&stake=50000', { listNumber: [7], betAmount: 50_000 }],
    ['keno', 'numbers=1,2,3,4&method=BAO_4_2', { isBundleTicket: true, bundleLevel: 2 }],
    ['kenoeo', 'numbers=EVEN_1112', { playMethod: 'EVEN_1112' }],
    ['kenoud', 'numbers=UPPER', { playMethod: 'UPPER' }],
    ['power', 'numbers=1,2,3,4,5,6;16', { listNumber: [1, 2, 3, 4, 5, 6], powerNumber: 16 }],
    ['lotto535', 'numbers=1,2,3,4,5;12', { mainNumbers: [1, 2, 3, 4, 5], specialNumbers: [12] }],
    ['max3d', 'numbers=168&method=MAX3D_box', { numbers: '168', playType: 'box' }],
    ['max3d', 'numbers=168,279', { numbers: '168 279', playMethod: { id: 'MAX3DPLUS' } }],
    ['max3dpro', 'numbers=168,279,386', { numbers: '168 279 386', playMethod: { id: 'MULTIGROUP' } }],
    ['loto', 'numbers=86&method=L18', { numbers: '--86', lotoType: { id: 'L18' } }],
  ])('%s?%s', (gameId, search, ticket) => {
    expect(ticketsOf(gameId, search)).toMatchObject([ticket]);
  });

  it('fills a slot for each ticket, and sets the draws', () => {
    const linked = readTicketLink('mega', '?numbers=1,2,3,4,5,6&numbers=7,8,9,10,11,12&draws=3');
    const state = linked?.ok ? linked.value : undefined;
    expect(state).toMatchObject({ numberPeriod: 3 });
    expect(state?.slots.map(({ isDone }) => isDone)).toEqual([true, true, false, false, false, false]);
  });

  it.each(['', 'utm_source=mail', 'method=GROUP_8'])('is none in %j', (search) => {
    expect(readTicketLink('mega', search)).toBeUndefined();
  });

  it.each([
    ['MISSING_TICKET', 'numbers='],
    ['MISSING_TICKET', 'numbers=1,2,3,4,5,6&numbers=%20'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4,5,46'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4,5,5'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4,5,6;7'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4,5,x'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4,5,6&numbers=1,2'],
    ['INVALID_NUMBERS', 'numbers=1,2,3,4,5,6&method=GROUP_7'],
    ['INVALID_PLAY_METHOD', 'numbers=1,2,3,4,5,6&method=toString'],
    ['INVALID_PERIOD', 'numbers=1,2,3,4,5,6&draws=0'],
    ['INVALID_PERIOD', 'numbers=1,2,3,4,5,6&draws=31'],
    ['INVALID_PERIOD', 'numbers=1,2,3,4,5,6&draws=1e1'],
    ['INVALID_NUMBERS', `${'numbers=1,2,3,4,5,6&'.repeat(7)}draws=1`],
    ['INVALID_NUMBERS', `numbers=${'1,'.repeat(2_000)}`],
  ])('is refused whole with %s in %s', (code, search) => {
    expect(readTicketLink('mega', search)).toMatchObject({ ok: false, code, message: ticketMessage(code as never) });
  });

  it.each(['stake=0', 'stake=-10000', 'stake=many', 'stake=5000', 'stake=1010000'])('has no price with %s', (stake) => {
    expect(readTicketLink('keno', `numbers=5&${stake}`)).toMatchObject({ ok: false, message: 'Không thể tính giá vé' });
  });
});

describe('the address of a ticket', () => {
  it.each<[SlotGame, string]>([
    ['mega', 'numbers=5,12,28,31,40,45'],
    ['mega', 'numbers=1,2,3,4,5'],
    ['mega', 'numbers=1,2,3,4,5,6,7,8'],
    ['power', 'numbers=1,2,3,4,5,6;16'],
    ['lotto535', 'numbers=1,2,3,4,5;12'],
    ['lotto535', 'numbers=1,2,3,4,5,6,7;12'],
    ['keno', 'numbers=1,80&stake=50000'],
    ['keno', 'numbers=1,2,3,4&method=BAO_4_2'],
    ['kenoeo', 'numbers=EVEN_1112&stake=20000'],
    ['kenoud', 'numbers=UPPER'],
    ['max3d', 'numbers=168&method=MAX3D_box'],
    ['max3d', 'numbers=168,279'],
    ['max3dpro', 'numbers=168,279'],
    ['max3dpro', 'numbers=168,279,386'],
    ['loto', 'numbers=86&method=L18&stake=30000'],
  ])('%s?%s leads to that very ticket', (gameId, search) => {
    const fingerprints = (link: string) => {
      const linked = readTicketLink(gameId, link);
      if (!linked?.ok) throw new Error(`${link} was refused`);
      return toTickets(linked.value).map((ticket) => {
        const line = readLine({ gameId, ticket: { ...ticket } });
        return { line, text: lineFingerprint({ ...line, periodId: null, numberPeriod: 1 }) };
      });
    };
    const [first] = fingerprints(search);
    const href = first && builderHref(first.line);
    expect(href).toMatch(/^\/[\w-]+\?numbers=/);
    expect(fingerprints(String(href).split('?')[1] ?? '').map(({ text }) => text)).toEqual([first?.text]);
  });

  it('is none of a ticket from a stock, and none that nobody can read', () => {
    const ticket = {
      numbers: '2768',
      amount: 1,
      channelId: 'vinh-long',
      channelName: 'Vĩnh Long',
      resultDate: '21/08/2026',
    };
    expect(builderHref(readLine({ gameId: 'classic', ticket }))).toBeUndefined();
    expect(builderHref(readLine({ gameId: 'mega', ticket: { listNumber: [1, 1] } }))).toBeUndefined();
  });
});

describe('a builder with tickets that were bought', () => {
  const bought = (gameId: SlotGame, ...links: string[]) =>
    links.flatMap((link) => {
      const linked = readTicketLink(gameId, link);
      if (!linked?.ok) throw new Error(`${link} was refused`);
      return toTickets(linked.value).map((ticket) => readLine({ gameId, ticket: { ...ticket } }));
    });
  const text = (line: ReturnType<typeof readLine>) => lineFingerprint({ ...line, periodId: null, numberPeriod: 1 });

  it.each<[SlotGame, ...string[]]>([
    ['mega', 'numbers=5,12,28,31,40,45&numbers=1,2,3,4,5,6'],
    ['power', 'numbers=1,2,3,4,5,6;16'],
    ['lotto535', 'numbers=1,2,3,4,5;12&numbers=2,3,4,5,6;1'],
    ['keno', 'numbers=5,12&stake=50000', 'numbers=1,2,3,4,5,6,7,8,9,10&stake=50000'],
    ['keno', 'numbers=1,2,3,4&method=BAO_4_2&stake=20000'],
    ['kenoeo', 'numbers=EVEN_1112&stake=20000', 'numbers=ODD&stake=50000'],
    ['max3d', 'numbers=168&method=MAX3D_box'],
    ['max3dpro', 'numbers=168,279,386'],
  ])('%s holds those of %s %s', (gameId, ...links) => {
    const lines = bought(gameId, ...links);
    const state = slotsWith(gameId, lines);
    const made = state ? toTickets(state).map((ticket) => readLine({ gameId, ticket: { ...ticket } })) : [];
    expect(made.map(text)).toEqual(lines.map(text));
  });

  it('is none of no ticket, of seven, of one that nobody can read, and of what one builder does not hold together', () => {
    const [line] = bought('mega', 'numbers=5,12,28,31,40,45');
    if (!line) throw new Error('no ticket');
    expect(slotsWith('mega', [])).toBeNull();
    expect(
      slotsWith(
        'mega',
        Array.from({ length: 7 }, () => line),
      ),
    ).toBeNull();
    expect(slotsWith('mega', [line, readLine({ gameId: 'mega', ticket: { listNumber: [1, 1] } })])).toBeNull();
    expect(slotsWith('mega', [line, ...bought('mega', 'numbers=1,2,3,4,5,6,7')])).toBeNull();
    expect(slotsWith('keno', bought('keno', 'numbers=5&stake=10000', 'numbers=5&stake=20000'))).toBeNull();
  });
});
