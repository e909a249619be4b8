import { describe, expect, it } from 'vitest';
import { slotMethodOf } from '@veloc/rules';
import { padGroups, typedGroups, wrongGroups, askGroups, countLabel } from './typedGroups';

const two = { least: 2, most: 2 };
const many = { least: 3, most: 20 };

describe('the places of a ticket', () => {
  it.each([
    [['168'], two, ['168', '']],
    [['168', '279', '386', '05'], many, ['168', '279', '386', '05']],
    [[], many, ['', '', '']],
  ])('%j shows %j as %j', (groups, limits, groupsOnPad) => {
    expect(padGroups(groups, limits)).toEqual(groupsOnPad);
  });

  it('end in a free one while there is room to type', () => {
    expect(typedGroups(['168', '279', '386'], many)).toEqual(['168', '279', '386', '']);
    expect(typedGroups(['168', '279'], two)).toHaveLength(2);
    expect(typedGroups(Array.from({ length: 20 }, String), many)).toHaveLength(20);
    expect(typedGroups(Array.from({ length: 22 }, String), many)).toHaveLength(22);
  });
});

it.each([
  ['unfinished, unless it is being typed', ['16', '279', '3'], many, 2, [0]],
  ['repeated where none may come twice', ['168', '279', '168'], many, undefined, [2]],
  ['not repeated where it may', ['168', '168'], two, undefined, []],
  ['beyond what a ticket takes', ['168', '279', '386'], two, undefined, [2]],
] as const)('a place is wrong when it is %s', (_name, groups, limits, at, wrong) => {
  expect(wrongGroups(groups, limits, at)).toEqual(wrong);
});

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
