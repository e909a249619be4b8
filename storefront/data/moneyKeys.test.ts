import { expect, it } from 'vitest';
import { storageKeys } from '../lib/storageKeys';
import { memoryStorage } from '../testing/fakes';
import { createMoneyKeys, SAME_PRESS } from './moneyKeys';

function browser() {
  let now = Date.parse('2026-08-21T10:30:00Z');
  let made = 0;
  const device = memoryStorage();
  const open = () =>
    createMoneyKeys({ places: { device, tab: memoryStorage() }, now: () => now }, () => `key-${(made += 1)}`);
  return { open, device, pass: (ms: number) => (now += ms) };
}

it('knows a press again whose answer never came, though another sum was asked for and answered in between', () => {
  const { open } = browser();
  const [here, there] = [open(), open()];
  const first = here.of('withdrawal', '204000');
  const other = there.of('withdrawal', '179000');
  expect(other).not.toBe(first);
  there.forget('withdrawal', '179000');
  expect(here.of('withdrawal', '204000')).toBe(first);
  expect(there.of('withdrawal', '179000')).not.toBe(other);
});

it('takes the same sum for another one once its answer is here, or ten minutes later', () => {
  const { open, pass } = browser();
  const keys = open();
  const first = keys.of('rewardTransfer', '50000');
  pass(SAME_PRESS);
  expect(keys.of('rewardTransfer', '50000')).toBe(first);
  pass(1);
  const second = keys.of('rewardTransfer', '50000');
  expect(second).not.toBe(first);
  keys.forget('rewardTransfer', '50000');
  expect(keys.of('rewardTransfer', '50000')).not.toBe(second);
});

it('a tab has one code to top up by', () => {
  const { open } = browser();
  const keys = open();
  const first = keys.of('topUp', '100000 vcb');
  keys.of('topUp', '200000 vcb');
  expect(keys.of('topUp', '100000 vcb')).not.toBe(first);
});

it('goes on with the key that an older page has left', () => {
  const { open, device } = browser();
  const at = Date.parse('2026-08-21T10:29:00Z');
  device.setItem(storageKeys.withdrawal, JSON.stringify({ subject: '204000', key: 'old', at }));
  expect(open().of('withdrawal', '204000')).toBe('old');
});
