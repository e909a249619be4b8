import { expect, it } from 'vitest';
import { momentLabel } from './parts/NotificationCard';

const now = Date.parse('2026-11-21T12:16:42+07:00');

it.each([
  ['2026-11-21T12:16:10+07:00', 'Vừa xong'],
  ['2026-11-21T12:17:00+07:00', 'Vừa xong'],
  ['2026-11-21T12:11:00+07:00', '5 phút trước'],
  ['2026-11-21T00:30:00+07:00', 'Hôm nay 00:30'],
  ['2026-11-20T23:59:00+07:00', 'Hôm qua 23:59'],
  ['2026-11-19T18:02:00+07:00', '19/11/2026 18:02'],
])('says of %s %s', (instant, words) => {
  expect(momentLabel(instant, now)).toBe(words);
});
