import { describe } from 'vitest';
import { COUNT, DIGITS, METHOD, TYPE, upTo, validate, type Row } from '../testing/validationTable';

describe('Max3D Pro: NORMAL and GROUP 2 groups, MULTIGROUP 3 to 20 different ones (decision G13)', () => {
  const groups = (count: number) => upTo(count).map((number) => String(100 + number));
  const pro = (id: string, numbers: readonly string[], over: object = {}) => ({
    numbers: numbers.join(' '),
    playMethod: { id },
    ...over,
  });
  validate('max3dpro', [
    ['no method', { numbers: '123 456' }, METHOD],
    ['a method of Max3D', pro('MAX3DPLUS', groups(2)), METHOD],
    ...['NORMAL', 'GROUP'].flatMap((id): Row[] => [
      [`${id} of 1`, pro(id, groups(1)), COUNT],
      [`${id} of 2`, pro(id, groups(2)), 'ok'],
      [`${id} of 3`, pro(id, groups(3)), COUNT],
      [`${id} of equal groups`, pro(id, ['123', '123']), 'ok'],
    ]),
    ['MULTIGROUP of 2', pro('MULTIGROUP', groups(2)), COUNT],
    ['MULTIGROUP of 3', pro('MULTIGROUP', groups(3)), 'ok'],
    ['MULTIGROUP of 20', pro('MULTIGROUP', groups(20)), 'ok'],
    ['MULTIGROUP of 21', pro('MULTIGROUP', groups(21)), COUNT],
    ['MULTIGROUP of equal groups', pro('MULTIGROUP', ['123', '456', '123']), DIGITS],
    ['NORMAL of one triple twice', pro('NORMAL', ['777', '777']), 'ok'],
    ['GROUP of one triple twice', pro('GROUP', ['777', '777']), DIGITS],
    ['GROUP of two triples', pro('GROUP', ['777', '888']), 'ok'],
    ['2 digits', pro('NORMAL', ['12', '345']), DIGITS],
    ['4 digits', pro('NORMAL', ['1234', '567']), DIGITS],
    ['straight', pro('NORMAL', groups(2), { playType: 'straight' }), 'ok'],
    ['box', pro('NORMAL', groups(2), { playType: 'box' }), TYPE],
    ['straightBox', pro('GROUP', groups(2), { playType: 'straightBox' }), TYPE],
    ['its coefficient', pro('MULTIGROUP', groups(3), { priceCoef: 6 }), 'ok'],
    ['a smaller coefficient', pro('MULTIGROUP', groups(3), { priceCoef: 5 }), 'INVALID_PRICE'],
    ['a greater coefficient', pro('MULTIGROUP', groups(3), { priceCoef: 7 }), 'INVALID_PRICE'],
  ]);
});
