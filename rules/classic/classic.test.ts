import { describe, expect, it } from 'vitest';
import { checkTicket, linePrice, prizesOf } from '../index';
import { dateOfResultId } from './resultId';

const ticket = {
  code: 'A',
  numbers: '07',
  amount: 3,
  channelId: 'tphcm',
  channelName: 'TP. HCM',
  resultDate: '21/11/2026',
};

describe('checkTicket classic', () => {
  it.each(['07', '407', '3407'])('takes %s', (numbers) => {
    const checked = checkTicket('classic', { ...ticket, numbers });
    expect(checked.ok && linePrice({ gameId: 'classic', ticket: checked.value, numberPeriod: 1 })).toBe(30_000);
  });

  it.each([
    ['one digit', { numbers: '7' }, 'INVALID_NUMBER_COUNT'],
    ['five digits', { numbers: '12345' }, 'INVALID_NUMBER_COUNT'],
    ['a letter', { numbers: '1a' }, 'INVALID_NUMBERS'],
    ['numbers of another kind', { numbers: [0, 7] }, 'INVALID_NUMBERS'],
    ['no tickets', { amount: 0 }, 'INVALID_PRICE'],
    ['half a ticket', { amount: 0.5 }, 'INVALID_PRICE'],
    ['another base price', { price: '5000' }, 'INVALID_PRICE'],
    ['no channel', { channelId: '' }, 'INVALID_PERIOD'],
    ['no day', { resultDate: '31/02/2026' }, 'INVALID_PERIOD'],
  ])('refuses %s', (_name, over, code) => {
    expect(checkTicket('classic', { ...ticket, ...over })).toMatchObject({ ok: false, code });
  });
});

it("keeps no other channel's result of the same day", () => {
  const checked = checkTicket('classic', { ...ticket, resultId: 'another-channel-21112026' });
  expect(checked).toMatchObject({ ok: true, value: { resultId: 'tphcm-21112026' } });
});

it.each([
  ['07', [['LAST_2', 1, 700_000]]],
  ['407', [['LAST_3', 1, 5_000_000]]],
  ['3407', [['LAST_4', 1, 32_000_000]]],
  ['3408', []],
])('%s against a Đặc biệt of 123407', (numbers, expected) => {
  const checked = checkTicket('classic', { ...ticket, numbers });
  if (!checked.ok || !('channelId' in checked.value)) throw new Error('refused');
  const won = prizesOf('classic', checked.value, { prizes: { db: ['123407'], g8: ['99'] } });
  expect(won.map(({ tier, lines, value }) => [tier, lines, value])).toEqual(expected);
});

it.each([
  ['tphcm-21112026', '21/11/2026'],
  ['21112026', '21/11/2026'],
  ['tphcm-31022026', null],
  ['tphcm', null],
])('result id %s is of %s', (resultId, date) => {
  expect(dateOfResultId(resultId)).toBe(date);
});
