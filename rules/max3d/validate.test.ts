import { describe } from 'vitest';
import { COUNT, DIGITS, METHOD, TYPE, validate } from '../testing/validationTable';

describe('Max3D: groups of 3 digits; any order for one group only (decision G12)', () => {
  validate('max3d', [
    ['no group', { numbers: '' }, COUNT],
    ['2 digits', { numbers: '12' }, DIGITS],
    ['3 digits', { numbers: '123' }, 'ok'],
    ['000', { numbers: '000' }, 'ok'],
    ['999', { numbers: '999' }, 'ok'],
    ['4 digits', { numbers: '1234' }, DIGITS],
    ['a letter', { numbers: '12a' }, DIGITS],
    ['a sign', { numbers: '-12' }, DIGITS],
    ['digits of another script', { numbers: '१२३' }, DIGITS],
    ['2 groups', { numbers: '123 456' }, 'ok'],
    ['2 equal groups', { numbers: '123 123' }, 'ok'],
    ['3 groups', { numbers: '123 456 789' }, COUNT],
    ['3 groups, the first of equal digits, as box', { numbers: '111 222 333', playType: 'box' }, COUNT],
    ['2 groups of Max3D as box', { numbers: '111 222', playType: 'box', playMethod: { id: 'MAX3D' } }, COUNT],
    ['straight', { numbers: '123', playType: 'straight' }, 'ok'],
    ['box', { numbers: '123', playType: 'box' }, 'ok'],
    ['straightBox', { numbers: '123', playType: 'straightBox' }, 'ok'],
    ['any', { numbers: '123', playType: 'any' }, TYPE],
    ['box on two equal digits', { numbers: '112', playType: 'box' }, 'ok'],
    ['box on three equal digits', { numbers: '111', playType: 'box' }, TYPE],
    ['straightBox on three equal digits', { numbers: '111', playType: 'straightBox' }, TYPE],
    ['straight on three equal digits', { numbers: '111', playType: 'straight' }, 'ok'],
    ['box on 2 groups', { numbers: '123 456', playType: 'box' }, TYPE],
    ['straightBox on 2 groups', { numbers: '123 456', playType: 'straightBox' }, TYPE],
    ['Max3D with 1 group', { numbers: '123', playMethod: { id: 'MAX3D' } }, 'ok'],
    ['Max3D with 2 groups', { numbers: '123 456', playMethod: { id: 'MAX3D' } }, COUNT],
    ['Max3D+ with 1 group', { numbers: '123', playMethod: { id: 'MAX3DPLUS' } }, COUNT],
    ['Max3D+ with 2 groups', { numbers: '123 456', playMethod: { id: 'MAX3DPLUS' } }, 'ok'],
    ['Max3D+ with 3 groups', { numbers: '123 456 789', playMethod: { id: 'MAX3DPLUS' } }, COUNT],
    ['a method of Pro', { numbers: '123 456', playMethod: { id: 'NORMAL' } }, METHOD],
  ]);
});
