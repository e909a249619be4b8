import { createSlots, slotsReducer, chooseKenoTab } from '@veloc/rules';
import { expect, it } from 'vitest';
import { kenoTitle, outcomePrizeFacts } from './kenoLabels';

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

it.each([
  ['EVEN', 10_000, ['Trúng 40.000 ₫', 'Từ 15 số: 200.000 ₫']],
  ['EVEN_1112', 20_000, ['Trúng 40.000 ₫']],
  ['UPPER', 50_000, ['Trúng 50.000 ₫ (bằng tiền vé)', 'Từ 13 số: 130.000 ₫']],
] as const)('says what %s wins for %d', (outcome, stake, facts) => {
  expect(outcomePrizeFacts(outcome, stake).map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual(facts);
});
