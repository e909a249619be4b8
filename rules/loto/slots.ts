import { TICKET_PRICE } from '../games';
import { slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { BASE_PRICE, isStake } from '../stake';
import { LOTO_MAX_TICKETS, lotoDigits, lotoNumbers, lotoTypeOf, lotoTypes } from './types';
import { lotoLengths, randomLotoDigits } from './typing';
import { lotoWarning } from './warnings';
import type { LotoTicket } from './ticket';

export const lotoSlots: SlotRules<LotoTicket> = {
  slotCount: LOTO_MAX_TICKETS,
  methods: lotoTypes.map((type) =>
    slotMethod({ id: type.id, name: type.name, groups: { least: 1, most: 1, room: 1, lengths: lotoLengths(type) } }),
  ),
  defaultMethod: 'D',
  baseAmount: TICKET_PRICE,
  // Each number has its own type.
  methodChange: () => 'leaves',
  readGroup: lotoDigits,
  isAmount: isStake,
  warning: ({ groups: [digits = ''] }, { id }) => {
    const type = lotoTypeOf(id);
    return type && lotoWarning(type, digits);
  },
  randomGroups: ({ random, method: { id } }) => {
    const type = lotoTypeOf(id);
    return type ? [randomLotoDigits({ random, type })] : [];
  },
  ticket: ({ picks: { groups }, method: { id, name }, amount }) => ({
    lotoType: { id, name },
    numbers: lotoNumbers(groups[0] ?? ''),
    value: amount,
    price: BASE_PRICE,
    isDone: true,
  }),
};
