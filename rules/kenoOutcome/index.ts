import type { GameModule } from '../gameModule';
import { kenoDraws } from '../keno';
import { kenoStake } from '../keno/price';
import { kenoTicketSchema, type KenoDraw, type KenoTicket } from '../keno/ticket';
import { outcomeOdds } from './odds';
import { parityOutcomes, sizeOutcomes } from './outcomes';
import { outcomePrizesOf } from './prizes';
import { kenoeoSlots, kenoudSlots } from './slots';
import type { AcceptedKenoeo, AcceptedKenoud } from './ticket';
import { checkOutcome } from './validate';

const bets = {
  ...kenoDraws,
  schema: kenoTicketSchema,
  lineCount: () => 1,
  stake: kenoStake,
  prizesOf: outcomePrizesOf,
  odds: outcomeOdds,
  isShared: false,
  drums: { numbers: null, specials: null },
} satisfies Partial<GameModule<KenoTicket, KenoTicket, KenoDraw>>;

export const kenoeo: GameModule<KenoTicket, AcceptedKenoeo, KenoDraw> = {
  ...bets,
  check: (ticket) => checkOutcome(parityOutcomes, ticket),
  slots: kenoeoSlots,
};

export const kenoud: GameModule<KenoTicket, AcceptedKenoud, KenoDraw> = {
  ...bets,
  check: (ticket) => checkOutcome(sizeOutcomes, ticket),
  slots: kenoudSlots,
};
