import { describe, expect, it } from 'vitest';
import { checkPeriodRequest, gameIds } from '../index';
import { checkPeriodAlias } from './checkPeriodAlias';

describe('the period of a request (decision G27)', () => {
  it.each(gameIds)('%s: nothing is the period on sale', (gameId) => {
    for (const named of [null, undefined]) {
      expect(checkPeriodRequest(gameId, named)).toEqual({ ok: true, value: { kind: 'onSale' } });
    }
  });

  it.each([
    ['keno', 'current'],
    ['kenoud', 'next'],
    ['mega', 'wednesday'],
    ['power', 'saturday'],
    ['lotto535', 'daily'],
  ] as const)('%s: %s is a word', (gameId, word) => {
    expect(checkPeriodRequest(gameId, word)).toEqual({ ok: true, value: { kind: 'word', word } });
  });

  it.each([
    ['keno', 'keno:20261121:0608'],
    ['mega', 'mega:20261122'],
    ['mega', 'mega:01552'],
    ['loto', 'loto:20261121:tphcm'],
    ['lotto535', '#00738'],
  ] as const)('%s: %s is an id', (gameId, id) => {
    expect(checkPeriodRequest(gameId, id)).toEqual({ ok: true, value: { kind: 'id', id } });
  });

  it.each([
    ['mega', 'daily'],
    ['mega', 'saturday'],
    ['power', 'wednesday'],
    ['loto', 'current'],
    ['kenoeo', 'keno:20261121:0608'],
    ['classic', 'loto:20261121:tphcm'],
    ['loto', 'loto:20261121'],
    ['loto', '20261121'],
    ['classic', 'classic:20261131:tphcm'],
    ['mega', ''],
    ['mega', 'm'.repeat(101)],
    ['mega', 20261122],
    ['mega', ['mega:20261122']],
    ['mega', {}],
    ['mega', true],
  ] as const)('%s: %j is no period', (gameId, named) => {
    expect(checkPeriodRequest(gameId, named)).toEqual({
      ok: false,
      code: 'INVALID_PERIOD',
      message: 'Kỳ quay không hợp lệ',
    });
  });

  it('asks for a game first', () => {
    expect(checkPeriodRequest('bingo', 'daily')).toMatchObject({ code: 'INVALID_GAME' });
    expect(checkPeriodAlias('toString', 'daily')).toMatchObject({ code: 'INVALID_GAME' });
  });
});
