import { ticketLetters, TICKET_PRICE } from '../games';
import { ballTicket } from '../slots/ballTicket';
import type { Picks } from '../slots/picks';
import { exactly, slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { POWER_BALL, POWER_DEFAULT_BALL, POWER_DEFAULT_METHOD, POWER_NUMBERS, powerMethods } from './methods';
import type { PowerTicket } from './ticket';

export const powerSlots: SlotRules<PowerTicket> = {
  slotCount: ticketLetters.length,
  methods: powerMethods.map(({ lengthGame, ...method }) =>
    slotMethod({
      ...method,
      numbers: exactly(lengthGame, POWER_NUMBERS),
      // A ticket has a power number even when none is chosen.
      specials: { ...exactly(1, POWER_BALL), least: 0 },
    }),
  ),
  defaultMethod: POWER_DEFAULT_METHOD,
  baseAmount: TICKET_PRICE,
  methodChange: () => 'clears',
  isAmount: () => true,
  ticket: (slot) => ({ ...ballTicket(slot), powerNumber: powerNumberOf(slot.picks) }),
};

/** The power number of a slot: the chosen one, else 1 (spec section 5). */
export function powerNumberOf({ specials }: Pick<Picks, 'specials'>): number {
  return specials[0] ?? POWER_DEFAULT_BALL;
}
