import type { Paid } from '@veloc/rules';
import { expect, it } from 'vitest';
import { storageKeys } from '../lib/storageKeys';
import { allEvidence, keepDiffering, keepPromise, keptPromise, promiseEvidence } from './promises';

const paid = (id: string, promise: string | null) => ({ order: { id }, promise }) as Paid;

it('keeps what the shop signed for the newest purchases', () => {
  for (let order = 0; order < 45; order += 1) keepPromise(paid(`o${order}`, `note ${order}`));
  keepPromise(paid('none', null));
  expect([keptPromise('o44'), keptPromise('o5'), keptPromise('o4'), keptPromise('none')]).toEqual([
    'note 44',
    'note 5',
    null,
    null,
  ]);
});

it('keeps each receipt that differs once, beside what was signed', () => {
  keepPromise(paid('o', 'note'));
  for (const receipt of ['a', 'b', 'a']) keepDiffering('o', receipt);
  keepDiffering('bought elsewhere', 'c');
  expect(promiseEvidence('o')).toEqual({ promise: 'note', receipts: ['a', 'b'] });
  expect(promiseEvidence('bought elsewhere')).toEqual({ promise: null, receipts: ['c'] });
  expect(allEvidence()).toEqual([
    { orderId: 'bought elsewhere', promise: null, receipts: ['c'] },
    { orderId: 'o', promise: 'note', receipts: ['a', 'b'] },
  ]);
  expect(promiseEvidence('unknown')).toEqual({ promise: null, receipts: [] });
});

it('takes anything else that stands there for nothing', () => {
  localStorage.setItem(storageKeys.promises, '[{"orderId":1}]');
  expect(keptPromise('o')).toBeNull();
  keepPromise(paid('o', 'note'));
  expect(keptPromise('o')).toBe('note');
});
