import { createSlots, slotsReducer, chooseKenoTab } from '@veloc/rules';
import { expect, it } from 'vitest';
import { kenoTitle } from './kenoLabels';

it.each([
  ['keno', 'KENO'],
  ['kenoeo', 'Chẵn – Lẻ'],
  ['kenoud', 'Lớn – Nhỏ'],
] as const)('heads %s as it is drawn', (gameId, title) => {
  expect(kenoTitle(createSlots(gameId))).toBe(title);
});

it('heads a bao by its own name', () => {
  expect(kenoTitle(slotsReducer(createSlots('keno'), chooseKenoTab('BUNDLE')))).toBe('KENO BAO');
});
