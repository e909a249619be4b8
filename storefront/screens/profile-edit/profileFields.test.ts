import { expect, it } from 'vitest';
import { profileProblems } from './ProfileEditScreen';

const full = { name: 'Nguyễn Thị Thu Hà', email: 'ha@example.vn', identify: '079200001234' };

it('takes a whole profile, and a name alone', () => {
  expect(profileProblems(full)).toEqual({});
  expect(profileProblems({ name: 'An', email: '', identify: '' })).toEqual({});
});

it.each([
  ['name', ''],
  ['name', '   '],
  ['name', '\u0301'],
  ['email', 'ha@'],
  ['email', 'ha example.vn'],
  ['identify', '12345'],
  ['identify', '079-200-001'],
])('says what is wrong with the %s %j', (field, value) => {
  expect(Object.keys(profileProblems({ ...full, [field]: value }))).toEqual([field]);
});
