import { describe, expect, it } from 'vitest';
import {
  kenoRecord,
  lotto535Record,
  max3dRecord,
  megaRecord,
  northernRecord,
  powerRecord,
  southernRecord,
} from '../testing/resultRecords';
import { decodeRecord } from './decodeRecord';

function decode(record: unknown) {
  return decodeRecord(JSON.stringify(record));
}

describe('decodeRecord', () => {
  it.each([
    [kenoRecord(), 'keno', '2026-08-19T23:24:00.000Z', 20],
    [kenoRecord({ time: null }), 'keno', '2026-08-19T23:24:00.000Z', 20],
    [megaRecord(), 'mega', '2026-08-21T11:00:00.000Z', 6],
    [powerRecord(), 'power', '2026-08-20T11:00:00.000Z', 6],
    [lotto535Record(), 'lotto535', '2026-08-20T06:00:00.000Z', 5],
    [max3dRecord(), 'max3d', '2026-08-19T11:00:00.000Z', 20],
    [max3dRecord({ game: 'max3dpro' }), 'max3dpro', '2026-08-19T11:00:00.000Z', 20],
    [southernRecord(), 'regional', '2026-08-20T09:15:00.000Z', 18],
    [southernRecord({ region: 'MT' }), 'regional', '2026-08-20T10:15:00.000Z', 18],
    [northernRecord(), 'regional', '2026-08-20T11:15:00.000Z', 27],
  ])('reads %j', (record, feed, dialAt, numbers) => {
    const decoded = decode(record);
    if (!decoded.ok) throw new Error(decoded.message);
    expect(decoded.value).toMatchObject({ feed, timed: true });
    expect(decoded.value.dialAt.toISOString()).toBe(dialAt);
    expect(decoded.value.numbers).toHaveLength(numbers);
  });

  it('keeps a Keno draw of which only the day is known', () => {
    const decoded = decode(kenoRecord({ slot: null, time: null }));
    expect(decoded).toMatchObject({ ok: true, value: { timed: false, dialAt: new Date('2026-08-19T17:00:00.000Z') } });
  });

  it('sorts balls and keeps drawn digits in their order', () => {
    expect(decode(megaRecord({ numbers: [41, 2, 9, 33, 17, 28] }))).toMatchObject({
      value: { numbers: [2, 9, 17, 28, 33, 41] },
    });
    expect(decode(max3dRecord({ special: ['930', '007'] }))).toMatchObject({
      value: {
        numbers: [
          '930',
          '007',
          '118',
          '243',
          '560',
          '888',
          '001',
          '112',
          '334',
          '456',
          '789',
          '990',
          '015',
          '150',
          '222',
          '371',
          '402',
          '613',
          '724',
          '845',
        ],
      },
    });
  });

  it.each([
    [megaRecord({ numbers: [1, 2, 3, 4, 5, 46] }), '6 different numbers of 1 to 45'],
    [megaRecord({ numbers: [1, 2, 3, 4, 5, 5] }), '6 different numbers of 1 to 45'],
    [megaRecord({ numbers: [1, 2, 3, 4, 5] }), '6 different numbers of 1 to 45'],
    [megaRecord({ date: '2026-02-30' }), 'a date that does not exist'],
    [megaRecord({ drawId: '15a' }), 'a drawId that is no number'],
    [megaRecord({ drawId: undefined }), 'has no drawId'],
    [southernRecord({ channelName: undefined }), 'has no channelName'],
    [megaRecord({ numbers: undefined }), 'has no numbers'],
    [southernRecord({ prizes: { db: ['012345'] } }), 'has no prizes.g1'],
    [megaRecord({ prizes: { jackpot: { winners: 0, value: -1 } } }), 'a printed prize'],
    [megaRecord({ prizes: { ninth: { winners: 0, value: 1 } } }), 'an unknown tier'],
    [powerRecord({ powerNumber: 24 }), 'one of the six'],
    [lotto535Record({ time: '25:00' }), 'not HH:mm'],
    [lotto535Record({ specialNumber: 13 }), 'a specialNumber of 1 to 12'],
    [kenoRecord({ status: 'not_confirmed' }), 'did not confirm'],
    [kenoRecord({ slot: 120 }), 'a slot of 1 to 119'],
    [kenoRecord({ slot: 4, time: '06:24' }), 'a slot and a time that are of two draws'],
    [kenoRecord({ slot: 3, time: '06:25' }), 'a slot and a time that are of two draws'],
    [
      max3dRecord({ third: ['12', '150', '222', '371', '402', '613', '724', '845'] }),
      '8 numbers of 3 digits in "third"',
    ],
    [southernRecord({ channelId: 'Tây Ninh' }), 'lower-case words'],
    [southernRecord({ prizes: { db: ['12345'] } }), '1 numbers of 6 digits in "db"'],
    [{ game: 'bingo' }, 'neither a known game nor a known region'],
    [[], 'neither a known game nor a known region'],
  ])('refuses %j', (record, reason) => {
    expect(decode(record)).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
  });

  it('refuses what is not JSON', () => {
    expect(decodeRecord('{"game":"mega"')).toMatchObject({ ok: false, message: 'is not JSON' });
  });
});
