import { expect, test } from 'vitest';
import { readSettings } from '../settings/readSettings';
import { isQuiet, secondsUntilQuiet } from './quietHours';
import { isAtPushService } from './services';

const { pushServices, pushQuiet } = readSettings({});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is at a push service', (endpoint) => {
  expect(isAtPushService(endpoint, pushServices)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/',
  'https://user:word@fcm.googleapis.com/',
  'https://fcm.googleapis.com.example.com/',
  'https://evil-fcm.googleapis.com/',
  'https://push.apple.com/',
  'https://evilpush.apple.com/',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://localhost/',
  'http://127.0.0.1:5432/',
  'file:///etc/passwd',
  'no address',
])('%s is at none', (endpoint) => {
  expect(isAtPushService(endpoint, pushServices)).toBe(false);
});

test('an origin of this machine is one where the sandbox names it, and nowhere else', () => {
  const services = ['http://127.0.0.1:4000'];
  expect(isAtPushService('http://127.0.0.1:4000/browser/1', services)).toBe(true);
  expect(isAtPushService('http://127.0.0.1:4001/browser/1', services)).toBe(false);
  const real = {
    VELOC_SANDBOX: '0',
    VELOC_OTP_SENDER: 'https://codes.example',
    VELOC_GATEWAY_SECRET: 'secret',
    VELOC_SHOP_NAME: 'shop.example.vn',
  };
  expect(readSettings({ ...real, VELOC_PUSH_SERVICES: 'push.example.com' }).pushServices).toEqual(['push.example.com']);
  expect(() => readSettings({ ...real, VELOC_PUSH_SERVICES: 'http://127.0.0.1:4000' })).toThrow(/VELOC_PUSH_SERVICES/);
});

test.each([
  ['21:59:59', false, 1],
  ['22:00:00', true, null],
  ['23:59:00', true, null],
  ['00:00:00', true, null],
  ['06:59:59', true, null],
  ['07:00:00', false, 54_000],
  ['18:00:30', false, 14_370],
])('at %s in Vietnam the shop is quiet: %s', (time, quiet, left) => {
  const now = new Date(`2026-08-21T${time}+07:00`);
  expect(isQuiet(now, pushQuiet)).toBe(quiet);
  if (left !== null) expect(secondsUntilQuiet(now, pushQuiet)).toBe(left);
});

test('quiet hours may lie within a day, or be none', () => {
  const noon = { from: '12:00', to: '14:00' };
  const at = (time: string) => new Date(`2026-08-21T${time}:00+07:00`);
  expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuiet(at(time), noon))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  for (const named of ['none', '07:00-07:00']) {
    const { pushQuiet: none } = readSettings({ VELOC_PUSH_QUIET: named });
    expect(isQuiet(at('03:00'), none)).toBe(false);
    expect(secondsUntilQuiet(at('03:00'), none)).toBe(Infinity);
  }
});
