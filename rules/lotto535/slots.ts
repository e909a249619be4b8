import { ticketLetters, TICKET_PRICE } from '../games';
import { exactly, slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { BASE_PRICE } from '../stake';
import { LOTTO535_DEFAULT_METHOD, LOTTO535_MAIN, LOTTO535_SPECIAL, lotto535Methods } from './methods';
import type { Lotto535Ticket } from './ticket';

export const lotto535Slots: SlotRules<Lotto535Ticket> = {
  slotCount: ticketLetters.length,
  methods: lotto535Methods.map(({ lengthMainNumbers, lengthSpecialNumbers, ...method }) =>
    slotMethod({
      ...method,
      numbers: exactly(lengthMainNumbers, LOTTO535_MAIN),
      specials: exactly(lengthSpecialNumbers, LOTTO535_SPECIAL),
    }),
  ),
  defaultMethod: LOTTO535_DEFAULT_METHOD,
  baseAmount: TICKET_PRICE,
  methodChange: () => 'clears',
  isAmount: () => true,
  ticket: ({ code, picks, method: { id, name, numbers, specials, unit } }) => ({
    code,
    mainNumbers: [...picks.numbers],
    specialNumbers: [...picks.specials],
    playMethod: { id, name, lengthMainNumbers: numbers.most, lengthSpecialNumbers: specials.most, unit },
    price: BASE_PRICE,
    isDone: true,
  }),
};
