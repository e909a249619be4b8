import { describe, expect, test } from 'vitest';
import { DAY, PIN, pinOwner } from '../testing/pinOwner';
import type { TestAnswer } from '../testing/testShop';

const LOCK = 15 * 60_000;
const { now, loginByPin, register } = pinOwner();

describe('guesses', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const wrong = (index: number) => loginByPin('274914', from(`192.0.2.${index}`));

  test('of strangers are 20 a phone and day, and keep no known device out', async () => {
    const owner = await register('Trần Thị Bình');
    const answers: TestAnswer[] = [];
    for (let guess = 0; guess < 24; guess += 1) {
      if (guess % 5 === 0) now.shop.passTime(LOCK);
      answers.push(await wrong(10 + guess));
    }
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 423, body: { code: 'PIN_LOCKED' } });
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(20 * 3600);
    // A right PIN of a stranger neither.
    expect((await loginByPin(PIN, from('192.0.2.90'))).status).toBe(423);
    expect((await loginByPin(PIN, { ...owner.device, ...from('192.0.2.91') })).status).toBe(200);
    now.shop.passTime(DAY);
    expect((await loginByPin(PIN, from('192.0.2.92'))).status).toBe(200);
  });

  test('of one address are few in an hour, over all phones; the last is logged once', async () => {
    const owner = await register('Trần Thị Bình');
    const own = now.phone;
    const address = from('198.51.100.7');
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      now.phone = `+8498${String(3_000_000 + guess)}`;
      statuses.push((await loginByPin('864297', address)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429, 429]);
    expect(now.shop.logged.filter((line) => line.includes('VELOC_LIMIT_ADDRESS_PINS'))).toHaveLength(1);
    now.phone = own;
    expect((await loginByPin(PIN, address)).status).toBe(429);
    expect((await loginByPin(PIN, { ...owner.device, ...address })).status).toBe(200);
    expect((await loginByPin(PIN, from('198.51.100.8'))).status).toBe(200);
  });

  test('that are right count for nothing', async () => {
    await register('Trần Thị Bình');
    for (let login = 0; login < 9; login += 1) {
      expect((await loginByPin(PIN, from('198.51.100.9'))).status).toBe(200);
    }
  });
});
