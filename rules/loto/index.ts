import type { GameModule } from '../gameModule';
import { TICKET_PRICE } from '../games';
import { regionalDraws, type RegionalDraw } from '../regional';
import { lotoOdds } from './odds';
import { lotoPrizesOf } from './prizes';
import { lotoSlots } from './slots';
import { lotoTicketSchema, type AcceptedLoto, type LotoTicket } from './ticket';
import { checkLoto } from './validate';

export const loto: GameModule<LotoTicket, AcceptedLoto, RegionalDraw> = {
  ...regionalDraws,
  schema: lotoTicketSchema,
  check: checkLoto,
  // The payout table is per 10,000 staked over all the numbers a type is compared with.
  lineCount: () => 1,
  stake: ({ value }) => value / TICKET_PRICE,
  slots: lotoSlots,
  prizesOf: lotoPrizesOf,
  odds: lotoOdds,
};
