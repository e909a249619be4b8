import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

const event = {
  uid: 'mega:20261122@veloc',
  title: 'Quay MEGA 6/45; kỳ #01592, 3 vé',
  description:
    'Vé của bạn: 07 12 26 31 38 43\nXem quay trực tiếp, không cần mở sẵn ứng dụng: mọi kết quả đều có thông báo.',
  url: 'https://shop.example/result/live/mega%3A20261122',
  start: Date.parse('2026-11-22T18:00:00+07:00'),
  end: Date.parse('2026-11-22T18:15:00+07:00'),
  reminder: 10,
  madeAt: Date.parse('2026-11-21T12:16:42+07:00'),
};
const file = calendarFile(event);
const unfolded = file.replaceAll('\r\n ', '');

it('writes moments in UTC and rings before the draw', () => {
  expect(file).toContain('DTSTART:20261122T110000Z\r\n');
  expect(file).toContain('DTEND:20261122T111500Z\r\n');
  expect(file).toContain('DTSTAMP:20261121T051642Z\r\n');
  expect(file).toContain('TRIGGER:-PT10M\r\n');
});

it('escapes what has a meaning of its own', () => {
  expect(unfolded).toContain(String.raw`SUMMARY:Quay MEGA 6/45\; kỳ #01592\, 3 vé`);
  expect(unfolded).toContain(String.raw`38 43\nXem quay trực tiếp\, không`);
});

it('folds lines after 75 octets at most, and cuts no character', () => {
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
