import { slotCodes, TICKET_PRICE } from '../games';
import { ballTicket } from '../slots/ballTicket';
import { exactly, slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { MEGA_DEFAULT_METHOD, MEGA_NUMBERS, megaMethods } from './methods';
import type { MegaTicket } from './ticket';

export const megaSlots: SlotRules<MegaTicket> = {
  places: slotCodes.length,
  methods: megaMethods.map(({ lengthGame, ...method }) =>
    slotMethod({ ...method, numbers: exactly(lengthGame, MEGA_NUMBERS) }),
  ),
  defaultMethod: MEGA_DEFAULT_METHOD,
  baseAmount: TICKET_PRICE,
  methodChange: () => 'clears',
  isAmount: () => true,
  ticket: ballTicket,
};
