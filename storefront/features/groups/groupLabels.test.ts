import { slotMethodOf } from '@veloc/rules';
import { expect, it } from 'vitest';
import { askGroups, countLabel } from './groupLabels';

it.each([
  ['max3d', 'MAX3D_straight', [], 'Nhập đủ 3 chữ số'],
  ['max3d', 'MAX3DPLUS_straight', ['168'], 'Nhập thêm 1 bộ số'],
  ['max3d', 'MAX3DPLUS_straight', ['168', '27'], 'Nhập đủ 3 chữ số'],
  ['max3dpro', 'NORMAL', ['168', '279', '386'], 'Bỏ bớt 1 bộ số'],
  ['max3dpro', 'MULTIGROUP', ['168', '279', '386'], ''],
] as const)('%s %s with %j asks "%s"', (gameId, methodId, groups, words) => {
  expect(askGroups({ groups }, slotMethodOf(gameId, methodId))).toBe(words);
});

it.each([
  ['max3d', 'MAX3D_box', 'bộ ba số'],
  ['max3dpro', 'GROUP', '2 bộ số'],
  ['max3dpro', 'MULTIGROUP', '3 đến 20 bộ số'],
] as const)('%s %s takes %s', (gameId, methodId, words) => {
  expect(countLabel(slotMethodOf(gameId, methodId))).toBe(words);
});
