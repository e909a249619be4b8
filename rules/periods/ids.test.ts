import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawIdOf,
  feedOf,
  gameIds,
  periodIdOf,
  periodIdsOf,
  readPeriodId,
  vietnamDay,
  vietnamTime,
  type Feed,
  type GameId,
} from '../index';

const dialAt = Date.parse('2026-07-02T21:52:00+07:00');

describe('ids of periods and draws', () => {
  it.each<[GameId, string | null, string, string]>([
    ['keno', null, 'keno:20260702:2152', 'keno:20260702:2152'],
    ['kenoeo', null, 'kenoeo:20260702:2152', 'keno:20260702:2152'],
    ['kenoud', null, 'kenoud:20260702:2152', 'keno:20260702:2152'],
    ['mega', null, 'mega:20260702', 'mega:20260702'],
    ['power', null, 'power:20260702', 'power:20260702'],
    ['max3d', null, 'max3d:20260702', 'max3d:20260702'],
    ['max3dpro', null, 'max3dpro:20260702', 'max3dpro:20260702'],
    ['lotto535', null, 'lotto535:20260702:2152', 'lotto535:20260702:2152'],
    ['loto', 'tphcm', 'loto:20260702:tphcm', 'regional:20260702:tphcm'],
    ['classic', 'tphcm', 'classic:20260702:tphcm', 'regional:20260702:tphcm'],
  ])('%s %s is %s, decided by %s', (gameId, channelId, periodId, drawId) => {
    expect(periodIdOf(gameId, { dialAt, channelId })).toBe(periodId);
    const slot = { feed: feedOf[gameId], dialAt: new Date(dialAt), channelId };
    expect(drawIdOf(slot)).toBe(drawId);
    expect(periodIdsOf(slot)).toContain(periodId);
  });

  it.each<[Feed, string | null, GameId[]]>([
    ['keno', null, ['keno', 'kenoeo', 'kenoud']],
    ['regional', 'hue', ['loto', 'classic']],
    ['mega', null, ['mega']],
    ['power', null, ['power']],
    ['max3d', null, ['max3d']],
    ['max3dpro', null, ['max3dpro']],
    ['lotto535', null, ['lotto535']],
  ])('one draw of %s decides the periods of %j %j', (feed, channelId, games) => {
    const ids = games.map((gameId) => periodIdOf(gameId, { dialAt, channelId }));
    expect(periodIdsOf({ feed, dialAt, channelId }).toSorted()).toEqual(ids.toSorted());
  });

  it('names the day of Vietnam, not of the machine or of Greenwich', () => {
    const midnight = Date.parse('2026-12-31T17:00:00Z');
    expect(periodIdOf('mega', { dialAt: midnight, channelId: null })).toBe('mega:20270101');
    expect(periodIdOf('mega', { dialAt: midnight - 1, channelId: null })).toBe('mega:20261231');
  });
});

describe('readPeriodId', () => {
  it('reads back every id that is made', () => {
    const moments = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2100-01-01') });
    fc.assert(
      fc.property(moments, fc.constantFrom(...gameIds), fc.constantFrom('tphcm', 'da-lat'), (moment, gameId, place) => {
        const feed = feedOf[gameId];
        const channelId = feed === 'regional' ? place : null;
        const isTimed = feed === 'keno' || feed === 'lotto535';
        expect(readPeriodId(periodIdOf(gameId, { dialAt: moment, channelId }))).toEqual({
          gameId,
          day: vietnamDay(moment),
          time: isTimed ? vietnamTime(moment) : null,
          channelId,
        });
      }),
    );
  });

  it.each([
    'mega',
    'mega:',
    'mega:01552',
    'mega:20260231',
    'mega:20260821:1800',
    'mega:20260821:',
    'keno:20260821',
    'keno:20260821:2460',
    'keno:20260821:608',
    'keno:20260821:06:08',
    'loto:20260821',
    'loto:20260821:',
    'bingo:20260821',
    'Mega:20260821',
    ' mega:20260821',
    'mega:20260821\n',
    'constructor:20260821',
    '',
    null,
    undefined,
    20_260_821,
    {},
    ['mega:20260821'],
  ])('%j is none', (id) => {
    expect(readPeriodId(id)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (id) => {
        expect(() => readPeriodId(id)).not.toThrow();
      }),
    );
  });
});
