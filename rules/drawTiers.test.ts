import { expect, it } from 'vitest';
import { drawTiers, prizesOf } from './index';

const pairNames = [
  'Giải Đặc biệt',
  'Giải Phụ Đặc biệt',
  'Giải Nhất',
  'Giải Nhì',
  'Giải Ba',
  'Giải Tư',
  'Giải Năm',
  'Giải Sáu',
];

it.each([
  ['mega', ['Jackpot', 'Giải Nhất', 'Giải Nhì', 'Giải Ba']],
  ['power', ['Jackpot 1', 'Jackpot 2', 'Giải Nhất', 'Giải Nhì', 'Giải Ba']],
  ['lotto535', ['Giải Độc Đắc', 'Giải Nhất', 'Giải Nhì', 'Giải Ba', 'Giải Tư', 'Giải Năm', 'Giải Khuyến Khích']],
  ['max3d', pairNames],
  ['max3dpro', pairNames],
  ['keno', []],
  ['regional', []],
] as const)('%s prints %j', (feed, names) => {
  expect(drawTiers[feed].map(({ name }) => name)).toEqual(names);
});

it('names the tiers as a ticket that won them does', () => {
  const numbers = '123 456';
  const method = { playType: 'straight', code: 'A', price: '10000', isDone: true } as const;
  const third = Array.from({ length: 8 }, () => '123');
  const draw = { special: ['456', '123'], first: ['123', '456'], second: ['123', '456'], third: [...third, '456'] };
  const won = prizesOf('max3dpro', { ...method, numbers, playMethod: { id: 'NORMAL' } }, draw);
  const [special, ...others] = drawTiers.max3dpro;
  expect(won.map(({ tier, name }) => ({ tier, name }))).toEqual(others);
  expect(special?.tier).toBe('special');
});
