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

it.each([
  '123123',
  '121212',
  '112233',
  '111222',
  '123321',
  '999888',
  '686868',
  '159753',
  '147258',
  '258369',
  '369258',
  '789456',
  '147852',
  '159357',
  // Dates: ddmmyy, yymmdd, yyyymm, mmyyyy, and a year of birth within.
  '311299',
  '010190',
  '991231',
  '199005',
  '051990',
  '771990',
  '200377',
  '719901',
])('finds %s too popular', (pin) => {
  expect(checkNewPin(pin)).toMatchObject({ ok: false, message: 'Mã PIN quá dễ đoán' });
});

it.each([
  ['912345', '+84912345678'],
  ['091234', '+84912345678'],
  ['849123', '+84912345678'],
  ['345678', '+84912345678'],
  ['120274', '+1202746385'],
])('finds %s too easy for the owner of %s', (pin, phone) => {
  expect(checkNewPin(pin, phone)).toMatchObject({ ok: false, message: 'Mã PIN quá dễ đoán' });
});

it('takes from one phone what stands in another', () => {
  expect(checkNewPin('274638', '+84912746385')).toMatchObject({ ok: false });
  expect(checkNewPin('274638', '+84912345678')).toMatchObject({ ok: true });
});

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
  expect(texts.waitLabel(seconds)).toBe(words);
});
