import type { GameId } from '@veloc/rules';

const pairTiers: Readonly<Record<string, string>> = {
  'Giải Nhất': 'Cả hai bộ trong 4 bộ giải Nhất',
  'Giải Nhì': 'Cả hai bộ trong 6 bộ giải Nhì',
  'Giải Ba': 'Cả hai bộ trong 8 bộ giải Ba',
  'Giải Tư': 'Cả hai bộ trong 20 bộ đã quay',
  'Giải Năm': 'Một bộ trong 2 bộ Đặc biệt',
  'Giải Sáu': 'Một bộ trong 18 bộ còn lại',
};

const conditions: Partial<Record<GameId | 'max3dplus', Readonly<Record<string, string>>>> = {
  mega: { Jackpot: '6 số', 'Giải Nhất': '5 số', 'Giải Nhì': '4 số', 'Giải Ba': '3 số' },
  power: {
    'Jackpot 1': '6 số',
    'Jackpot 2': '5 số và số thứ bảy',
    'Giải Nhất': '5 số',
    'Giải Nhì': '4 số',
    'Giải Ba': '3 số',
  },
  lotto535: {
    'Giải Độc Đắc': '5 số và số đặc biệt',
    'Giải Nhất': '5 số',
    'Giải Nhì': '4 số và số đặc biệt',
    'Giải Ba': '4 số',
    'Giải Tư': '3 số và số đặc biệt',
    'Giải Năm': '3 số',
    'Giải Khuyến Khích': 'Số đặc biệt',
  },
  max3dplus: { 'Giải Đặc biệt': 'Hai bộ Đặc biệt, thứ tự bất kỳ', ...pairTiers },
  max3dpro: {
    'Giải Đặc biệt': 'Hai bộ Đặc biệt, đúng thứ tự',
    'Giải Phụ Đặc biệt': 'Hai bộ Đặc biệt, ngược thứ tự',
    ...pairTiers,
  },
};

/** What a tier of a game takes, by the tier's name: '5 số'. Undefined where the name says it already. */
export function tierCondition(game: GameId | 'max3dplus', tier: string): string | undefined {
  return conditions[game]?.[tier];
}
