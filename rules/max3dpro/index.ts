import type { GameModule } from '../gameModule';
import { groupDraws } from '../max3d';
import { groupsOf } from '../max3d/groups';
import type { Max3DDraw } from '../max3d/ticket';
import { priceCoefOf } from './methods';
import { max3dProOdds } from './odds';
import { max3dProFixedPrizes, max3dProPrizesOf } from './prizes';
import { max3dproSlots } from './slots';
import { max3dProTicketSchema, type AcceptedMax3DPro, type Max3DProTicket } from './ticket';
import { checkMax3dPro } from './validate';

export const max3dpro: GameModule<Max3DProTicket, AcceptedMax3DPro, Max3DDraw> = {
  ...groupDraws,
  schema: max3dProTicketSchema,
  check: checkMax3dPro,
  lineCount: ({ numbers, playMethod }) => priceCoefOf(playMethod?.id ?? 'NORMAL', groupsOf(numbers)),
  stake: () => 1,
  slots: max3dproSlots,
  prizesOf: max3dProPrizesOf,
  odds: max3dProOdds,
  drawPrizes: max3dProFixedPrizes,
};
