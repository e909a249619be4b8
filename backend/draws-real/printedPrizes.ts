import { megaTiers, max3dProPrizes } from '@veloc/rules';
import type { DrawRecord } from '../results/drawRecord';

const tables: Partial<Record<DrawRecord['feed'], Readonly<Record<string, number>>>> = {
  mega: Object.fromEntries(megaTiers.filter(({ value }) => value > 0).map(({ tier, value }) => [tier, value])),
  power: { first: 40_000_000, second: 500_000, third: 50_000 },
  lotto535: {
    first: 10_000_000,
    second: 5_000_000,
    third: 500_000,
    fourth: 100_000,
    fifth: 30_000,
    consolation: 10_000,
  },
  max3dpro: max3dProPrizes,
};

/** The prizes a draw printed otherwise than the table has them; 0 stands for a figure the page left out. */
export function oddPrizes({ feed, drawNo, printed }: DrawRecord) {
  return Object.entries(printed ?? {}).flatMap(([tier, { value }]) => {
    const fixed = tables[feed]?.[tier];
    const isShared = feed === 'lotto535' && fixed !== undefined && value > fixed;
    return fixed === undefined || value === 0 || value === fixed || isShared ? [] : [{ feed, drawNo, tier, value }];
  });
}
