import { expect, it } from 'vitest';
import { checkNewPin, texts } from '../index';

it.each(['274913', '000001', '123455', '012344', '998765', '901234', '135790'])('takes %s', (pin) => {
  expect(checkNewPin(pin)).toEqual({ ok: true, value: pin });
});

it.each(['000000', '777777', '123456', '012345', '456789', '654321', '987654', '543210'])(
  'finds %s too easy',
  (pin) => {
    expect(checkNewPin(pin)).toMatchObject({ ok: false, message: 'Mã PIN quá dễ đoán' });
  },
);

it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 274913', 274_913, null, undefined, {}])(
  'wants six digits, not %j',
  (pin) => {
    expect(checkNewPin(pin)).toMatchObject({ ok: false, message: 'Mã PIN gồm 6 chữ số' });
  },
);

it.each([
  [0, '1 giây'],
  [59.2, '60 giây'],
  [119, '119 giây'],
  [120, '2 phút'],
  [900, '15 phút'],
  [7_199, '120 phút'],
  [7_200, '2 giờ'],
  [86_000, '24 giờ'],
])('says %d seconds as %s', (seconds, words) => {
  expect(texts.waitWords(seconds)).toBe(words);
});
