import { digitsByChance, type GameModule } from '../gameModule';
import { max3dProTiers } from '../max3dpro/prizes';
import { max3dDrawOf } from './draw';
import { max3dFixedPrizes, max3dPlusFixedPrizes } from './fixedPrizes';
import { max3dOdds } from './odds';
import { max3dPrizesOf } from './prizes';
import { max3dSlots } from './slots';
import { max3dTicketSchema, type AcceptedMax3D, type Max3DDraw, type Max3DTicket } from './ticket';
import { checkMax3d } from './validate';

const DRAWN = 20;

/** What a draw of twenty groups is to Max 3D and to Max 3D Pro. */
export const groupDraws = {
  readDraw: ({ numbers }) => max3dDrawOf(numbers),
  simulate: (random) => ({ numbers: Array.from({ length: DRAWN }, () => digitsByChance(random, 3)) }),
  // Giải Phụ Đặc biệt is of Max 3D Pro alone; a page of Max 3D prints no winners of it.
  tiers: max3dProTiers,
  pools: 0,
  drawsAWeek: 3,
  isShared: false,
  drums: { numbers: null, specials: null },
} satisfies Partial<GameModule<Max3DTicket, Max3DTicket, Max3DDraw>>;

export const max3d: GameModule<Max3DTicket, AcceptedMax3D, Max3DDraw> = {
  ...groupDraws,
  schema: max3dTicketSchema,
  check: checkMax3d,
  lineCount: ({ playType }) => (playType === 'straightBox' ? 2 : 1),
  stake: () => 1,
  slots: max3dSlots,
  prizesOf: max3dPrizesOf,
  odds: max3dOdds,
  drawPrizes: max3dFixedPrizes,
  plusPrizes: max3dPlusFixedPrizes,
};
