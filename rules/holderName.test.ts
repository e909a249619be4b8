import { expect, it } from 'vitest';
import { asBanksWrite, isSameName } from './holderName';

it('writes a name as banks do', () => {
  expect(asBanksWrite(' Nguyễn  Thị Đào đẹp ')).toBe('NGUYEN THI DAO DEP');
});

it.each([
  ['Nguyễn Thị Đào', 'NGUYEN THI DAO', true],
  ['nguyen thi  dao ', 'NGUYENTHIDAO', true],
  ['Nguyễn Thị Đào', 'NGUYEN THI HAO', false],
  ['Nguyễn Thị Đào', 'DAO THI NGUYEN', false],
  ['', 'NGUYEN THI DAO', false],
  ['', '\u0301', false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
