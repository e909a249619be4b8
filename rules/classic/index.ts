import type { GameModule } from '../gameModule';
import { regionalDraws, type RegionalDraw } from '../regional';
import { classicOdds } from './odds';
import { classicPrizesOf } from './prizes';
import { classicTicketSchema, type ClassicTicket } from './ticket';
import { checkClassic } from './validate';

export const classic: GameModule<ClassicTicket, ClassicTicket, RegionalDraw, null> = {
  ...regionalDraws,
  schema: classicTicketSchema,
  check: checkClassic,
  lineCount: () => 1,
  stake: ({ amount }) => amount,
  slots: null,
  prizesOf: classicPrizesOf,
  odds: classicOdds,
  ownDraw: ({ resultDate, channelId }) => ({ resultDate, channelId }),
  fromStock: ({ numbers, amount }) => ({ numbers, amount }),
};
