import type { ParityOutcome, SizeOutcome } from './kenoOutcome/outcomes';
import type { LotoType } from './loto/types';
import type { Lotto535Method } from './lotto535/methods';
import type { Max3DMethod, Max3DPlayType } from './max3d/methods';
import type { Max3DProMethod } from './max3dpro/methods';
import type {
  ClassicTicket,
  KenoTicket,
  Lotto535Ticket,
  LotoTicket,
  Max3DProTicket,
  Max3DTicket,
  MegaTicket,
  PlayMethod,
  PowerTicket,
} from './wire/tickets';

type Bao = Required<PlayMethod> & { id: `GROUP_${number}` };

/**
 * What the rules have accepted: a decoded ticket whose method, type and outcome are of those the game has, and which
 * carries what the sender may leave out.
 */
export interface AcceptedTicketByGame {
  keno: KenoTicket & { playMethod: `LEVEL_${number}` };
  kenoeo: KenoTicket & { playMethod: ParityOutcome };
  kenoud: KenoTicket & { playMethod: SizeOutcome };
  mega: MegaTicket & { playMethod: Bao };
  power: PowerTicket & { playMethod: Bao; powerNumber: number };
  max3d: Max3DTicket & { playType: Max3DPlayType; playMethod: Pick<Max3DMethod, 'id'> };
  max3dpro: Max3DProTicket & { playType: 'straight'; playMethod: Pick<Max3DProMethod, 'id'>; priceCoef: number };
  loto: LotoTicket & { lotoType: Pick<LotoType, 'id' | 'name'> };
  classic: ClassicTicket;
  lotto535: Lotto535Ticket & { playMethod: Omit<Lotto535Method, 'offered'> };
}

export type AcceptedTicket = AcceptedTicketByGame[keyof AcceptedTicketByGame];
