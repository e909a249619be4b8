import { describe, expect, it } from 'vitest';
import { checkTicket, gameIds } from './index';
import { validTickets } from './testing/validTickets';

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
