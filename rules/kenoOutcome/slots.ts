import { ticketLetters, TICKET_PRICE } from '../games';
import { slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { BASE_PRICE, isStake } from '../stake';
import { parityOutcomes, sizeOutcomes } from './outcomes';
import type { KenoTicket } from '../keno/ticket';

/** One bet and a stake above 0 make a ticket (spec section 5). */
const outcomeSlots: Omit<SlotRules<KenoTicket>, 'methods' | 'defaultMethod'> = {
  slotCount: ticketLetters.length,
  baseAmount: TICKET_PRICE,
  methodChange: () => 'clears',
  isAmount: isStake,
  ticket: ({ code, picks, amount }) => ({
    code,
    label: 'keno',
    listNumber: [],
    playMethod: picks.outcome ?? '',
    betAmount: amount,
    price: BASE_PRICE,
    isDone: true,
  }),
};

export const kenoeoSlots: SlotRules<KenoTicket> = {
  ...outcomeSlots,
  methods: [slotMethod({ id: 'EVEN_ODD', name: 'Chẵn – Lẻ', outcomes: parityOutcomes })],
  defaultMethod: 'EVEN_ODD',
};

export const kenoudSlots: SlotRules<KenoTicket> = {
  ...outcomeSlots,
  methods: [slotMethod({ id: 'BIG_SMALL', name: 'Lớn – Nhỏ', outcomes: sizeOutcomes })],
  defaultMethod: 'BIG_SMALL',
};
