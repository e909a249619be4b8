import { expect, it } from 'vitest';
import { drawTableText } from './regional';

it('tells a day company by company, in the order of the table, and of no prize that is not drawn yet', () => {
  const tiers = [
    { label: 'G.8', name: 'Giải Tám' },
    { label: 'ĐB', name: 'Giải Đặc biệt' },
  ];
  const draws = [
    { name: 'Long An', numbers: [['15', '07'], ['296215']] },
    { name: 'Hậu Giang', numbers: [['33'], []] },
  ];
  expect(drawTableText('Xổ số miền Nam, Thứ Bảy 15/08/2026', { tiers, draws })).toBe(
    [
      'Xổ số miền Nam, Thứ Bảy 15/08/2026',
      '',
      'Long An',
      'G.8: 15 - 07',
      'ĐB: 296215',
      '',
      'Hậu Giang',
      'G.8: 33',
    ].join('\n'),
  );
});
