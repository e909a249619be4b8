import { expect, it } from 'vitest';
import { drawnTiers } from './drawnTiers';

it('gives the twenty numbers of Max 3D to their prizes', () => {
  const numbers = Array.from({ length: 20 }, (_, place) => String(place).padStart(3, '0'));
  expect(drawnTiers({ gameId: 'max3d', numbers })?.map((tier) => [tier.name, tier.numbers.join(' ')])).toEqual([
    ['Đặc biệt', '000 001'],
    ['Giải Nhất', '002 003 004 005'],
    ['Giải Nhì', '006 007 008 009 010 011'],
    ['Giải Ba', '012 013 014 015 016 017 018 019'],
  ]);
});

it('leaves the games of balls alone', () => {
  expect(drawnTiers({ gameId: 'mega', numbers: [1, 2, 3, 4, 5, 6] })).toBeNull();
});
