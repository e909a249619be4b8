import { describe, expect, it } from 'vitest';
import { gameIds, type GameId } from '../index';
import { checkPeriodAlias } from './checkPeriodAlias';

describe('checkPeriodAlias', () => {
  const words = [
    'current',
    'next',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'daily',
    'monday',
    '',
    'Current',
    null,
    1,
  ];
  const allowed: Partial<Record<GameId, string[]>> = {
    keno: ['current', 'next'],
    kenoeo: ['current', 'next'],
    kenoud: ['current', 'next'],
    mega: ['tuesday', 'wednesday', 'friday', 'sunday'],
    power: ['tuesday', 'thursday', 'saturday'],
    max3d: ['daily'],
    max3dpro: ['daily'],
    loto: ['daily'],
    classic: ['daily'],
    lotto535: ['daily'],
  };

  it.each(gameIds.filter((gameId) => allowed[gameId]))('%s knows its words and no other', (gameId) => {
    expect(words.filter((word) => checkPeriodAlias(gameId, word).ok)).toEqual(allowed[gameId]);
    expect(checkPeriodAlias(gameId, 'monday')).toEqual({
      ok: false,
      code: 'INVALID_PERIOD',
      message: 'Kỳ quay không hợp lệ',
    });
  });
});
