import { slotCodes, TICKET_PRICE } from '../games';
import { exactly, slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { BASE_PRICE } from '../stake';
import { MEGA_DEFAULT_METHOD, MEGA_NUMBERS, megaMethods } from './methods';

export const megaSlots: SlotRules<'mega'> = {
  places: slotCodes.length,
  methods: megaMethods.map(({ lengthGame, ...method }) =>
    slotMethod({ ...method, numbers: exactly(lengthGame, MEGA_NUMBERS) }),
  ),
  defaultMethod: MEGA_DEFAULT_METHOD,
  baseAmount: TICKET_PRICE,
  methodChange: () => 'clears',
  isAmount: () => true,
  ticket: ({ code, picks, method: { id, name, numbers, unit } }) => ({
    code,
    listNumber: [...picks.numbers],
    playMethod: { id, name, lengthGame: numbers.most, unit },
    price: BASE_PRICE,
    isDone: true,
  }),
};
