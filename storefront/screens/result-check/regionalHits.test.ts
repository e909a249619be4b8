import type { RegionalResult } from '@veloc/rules';
import { expect, it } from 'vitest';
import { regionalHits } from './regionalHits';

const draw: RegionalResult = {
  channelId: 'tay-ninh',
  channelName: 'Tây Ninh',
  resultDate: '20/08/2026',
  prizes: {
    DB: ['012345'],
    G1: ['10245'],
    G2: ['40506'],
    G3: ['70809', '11223'],
    G4: ['44556', '77889', '90012', '34567', '89012', '00346', '67890'],
    G5: ['1234'],
    G6: ['5678', '9012', '3456'],
    G7: ['789'],
    G8: ['07'],
  },
};

// By hand: 45 ends the Đặc biệt and the Nhất.
it('finds every way in which two digits win', () => {
  expect(regionalHits('45', draw)).toEqual([
    { name: 'Số Đề · 2 số cuối giải Đặc biệt', lines: 1, amount: 700_000 },
    { name: 'Loto · Cuối 2 số', lines: 1, amount: 700_000 },
    { name: 'Loto · Đầu - Cuối 2 số', lines: 1, amount: 350_000 },
    { name: 'Loto · 18 lô 2 số', lines: 2, amount: 78_000 },
  ]);
});

it.each([
  ['2345', ['Số Đề · 4 số cuối giải Đặc biệt', 'Loto · 16 lô 4 số']],
  ['99', []],
  ['5', []],
  ['12345', []],
  ['', []],
])('%s wins %j', (digits, names) => {
  expect(regionalHits(digits, draw).map(({ name }) => name)).toEqual(names);
});
