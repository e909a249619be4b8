import { expect, it } from 'vitest';
import { dayInSentence, dayInWords, dayOption, daysFrom } from './dayLabels';

const now = Date.parse('2026-11-21T23:30:00+07:00');

it.each([
  ['21/11/2026', 'Hôm nay', 'hôm nay 21/11'],
  ['22/11/2026', 'CN', 'ngày mai 22/11'],
  ['23/11/2026', 'Thứ 2', 'ngày 23/11'],
])('names %s by the day in Vietnam', (date, name, sentence) => {
  expect(dayOption(date, now)).toEqual({ value: date, label: name, date: date.slice(0, 5) });
  expect(dayInWords(date, now)).toBe(`${name} ${date.slice(0, 5)}`);
  expect(dayInSentence(date, now)).toBe(sentence);
});

it('goes on over the end of a month', () => {
  expect(daysFrom('30/11/2026', 3)).toEqual(['30/11/2026', '01/12/2026', '02/12/2026']);
  expect(daysFrom('31/11/2026', 3)).toEqual([]);
});
