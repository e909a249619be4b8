import { expect, test } from 'vitest';
import { firstIdAt, isId, newId } from './ids';

const AT = new Date('2026-08-21T03:00:00.000Z');

test('ids are UUIDs of version 7 that carry their time', () => {
  const id = newId(AT);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(AT.getTime());
  expect(isId(id)).toBe(true);
});

test('ids of one millisecond sort as they were made', () => {
  const at = new Date(AT.getTime() + 1);
  const ids = Array.from({ length: 4_096 }, () => newId(at));
  expect(ids.toSorted()).toEqual(ids);
});

test('ids sort by time and never repeat', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => newId(new Date(AT.getTime() + Math.floor(index / 1000))));
  expect(new Set(ids).size).toBe(ids.length);
  const times = ids.map((id) => id.slice(0, 13));
  expect(times.toSorted()).toEqual(times);
});

test.each(['', 'x', "1' or true", '019c0000-0000-7000-8000-00000000000', '../019c0000'])('%j is no id', (text) => {
  expect(isId(text)).toBe(false);
});

test('the bound of a day before 1970 is an id too', () => {
  expect(firstIdAt(new Date('0001-01-01'))).toBe('00000000-0000-7000-8000-000000000000');
  expect(isId(firstIdAt(new Date('9999-12-31')))).toBe(true);
});
