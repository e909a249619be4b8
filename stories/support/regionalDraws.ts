import type { DrawTableDraw, DrawTableTier } from '@veloc/ui';

/** Prizes of a company of the south, as its readers are used to them: the special one last. */
export const southernTiers: DrawTableTier[] = [
  { label: 'G.8', name: 'Giải Tám', emphasis: 'low' },
  { label: 'G.7', name: 'Giải Bảy' },
  { label: 'G.6', name: 'Giải Sáu' },
  { label: 'G.5', name: 'Giải Năm' },
  { label: 'G.4', name: 'Giải Tư' },
  { label: 'G.3', name: 'Giải Ba' },
  { label: 'G.2', name: 'Giải Nhì' },
  { label: 'G.1', name: 'Giải Nhất' },
  { label: 'ĐB', name: 'Giải Đặc biệt', emphasis: 'special' },
];

export const northernTiers: DrawTableTier[] = [
  { label: 'ĐB', name: 'Giải Đặc biệt', emphasis: 'special' },
  { label: 'G.1', name: 'Giải Nhất' },
  { label: 'G.2', name: 'Giải Nhì' },
  { label: 'G.3', name: 'Giải Ba' },
  { label: 'G.4', name: 'Giải Tư' },
  { label: 'G.5', name: 'Giải Năm' },
  { label: 'G.6', name: 'Giải Sáu' },
  { label: 'G.7', name: 'Giải Bảy', emphasis: 'low' },
];

const COUNTS = [
  [2, 1],
  [3, 1],
  [4, 3],
  [4, 1],
  [5, 7],
  [5, 2],
  [5, 1],
  [5, 1],
  [6, 1],
] as const;

/** Numbers that look drawn and are always the same. */
function invented(seed: number, digits: number): string {
  return String((seed * 7_919 + 104_729) % 1_000_003)
    .padStart(6, '0')
    .slice(-digits);
}

export const southernDraws: DrawTableDraw[] = ['TP. HCM', 'Long An', 'Bình Phước', 'Hậu Giang'].map(
  (name, company) => ({
    name,
    numbers: COUNTS.map(([digits, count], tier) =>
      Array.from({ length: count }, (_, index) => invented(company * 97 + tier * 13 + index * 5 + 3, digits)),
    ),
  }),
);

export const northernDraw: DrawTableDraw = {
  name: 'Miền Bắc',
  numbers: [
    ['68902'],
    ['76563'],
    ['32245', '09695'],
    ['53250', '18848', '98299', '79826', '67358', '50150'],
    ['2476', '5204', '8746', '5208'],
    ['9282', '3992', '8233', '2481', '9392', '1966'],
    ['575', '160', '851'],
    ['34', '68', '35', '09'],
  ],
};
