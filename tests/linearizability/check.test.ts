import { describe, expect, it } from 'vitest';
import { anomaliesOf } from './check';
import type { Entry, Operation } from './events';

const write = (
  mark: string,
  change: number,
  [invokedAt, endedAt]: [number, number],
  outcome: Operation['outcome'] = 'ok',
) => ({ kind: change > 0 ? 'topup' : 'buy', change, mark, invokedAt, endedAt, outcome }) satisfies Operation;
const read = (seen: number, [invokedAt, endedAt]: [number, number]) =>
  ({ kind: 'read', change: 0, mark: '', invokedAt, endedAt, outcome: 'ok', seen }) satisfies Operation;
const entry = (mark: string, change: number, after: number): Entry => ({ mark, change, after });

const sound: [Operation[], Entry[]] = [
  [write('a', 50, [1, 4]), write('b', -20, [2, 3]), read(80, [2, 5]), read(130, [6, 7])],
  [entry('b', -20, 80), entry('a', 50, 130)],
];

describe('the judge of histories', () => {
  it('finds the order of a sound history, whichever way its entries lie', () => {
    expect(anomaliesOf(100, ...sound)).toEqual([]);
    expect(anomaliesOf(100, sound[0], sound[1].toReversed())).toEqual([]);
  });

  it.each<[string, Operation[], Entry[]]>([
    ['a write that is lost', [write('a', 50, [1, 2])], []],
    ['a write that happened twice', [write('a', 50, [1, 2])], [entry('a', 50, 150), entry('a', 50, 200)]],
    ['a refused write that happened', [write('a', -50, [1, 2], 'fail')], [entry('a', -50, 50)]],
    ['a write that nobody asked for', [], [entry('a', 50, 150)]],
    ['a write of another amount', [write('a', 50, [1, 2])], [entry('a', 60, 160)]],
    [
      'an update that overwrote another',
      [write('a', 50, [1, 4]), write('b', -20, [2, 3])],
      [entry('a', 50, 150), entry('b', -20, 80)],
    ],
    [
      'an order against real time',
      [write('a', 50, [1, 2]), write('b', -20, [3, 4])],
      [entry('b', -20, 80), entry('a', 50, 130)],
    ],
    ['a stale read', [write('a', 50, [1, 2]), read(100, [3, 4])], [entry('a', 50, 150)]],
    ['a read from the future', [read(150, [1, 2]), write('a', 50, [3, 4])], [entry('a', 50, 150)]],
    ['reads that go back', [write('a', 50, [1, 9]), read(150, [2, 3]), read(100, [4, 5])], [entry('a', 50, 150)]],
    ['a read of what never was', [write('a', 50, [1, 2]), read(120, [1, 2])], [entry('a', 50, 150)]],
  ])('sees %s', (_what, operations, entries) => {
    expect(anomaliesOf(100, operations, entries)).toHaveLength(1);
  });

  it('lets what nobody was told happen, late or never', () => {
    const unknown = write('a', 50, [1, Infinity], 'info');
    expect(anomaliesOf(100, [unknown, read(100, [2, 3])], [entry('a', 50, 150)])).toEqual([]);
    expect(anomaliesOf(100, [unknown, read(100, [2, 3])], [])).toEqual([]);
    expect(anomaliesOf(100, [unknown, read(150, [2, 3]), read(100, [4, 5])], [entry('a', 50, 150)])).toHaveLength(1);
  });
});
