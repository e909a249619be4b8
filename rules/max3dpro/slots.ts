import { ticketLetters, TICKET_PRICE } from '../games';
import { isGroup } from '../max3d/groups';
import { randomGroups } from '../max3d/randomGroups';
import { MOST_PASTED_GROUPS } from '../max3d/typing';
import { slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { BASE_PRICE } from '../stake';
import { max3dProMethods, priceCoefOf } from './methods';
import { excludedBeside } from './pairing';
import { max3dProWarning } from './warnings';
import type { Max3DProTicket } from './ticket';

export const max3dproSlots: SlotRules<Max3DProTicket> = {
  slotCount: ticketLetters.length,
  methods: max3dProMethods.map(({ id, name, minGroups, maxGroups }) =>
    slotMethod({
      id,
      name,
      // Too many groups stay, so that the warning can say how many there may be.
      groups: { least: minGroups, most: maxGroups, room: MOST_PASTED_GROUPS, lengths: [3] },
    }),
  ),
  defaultMethod: 'NORMAL',
  baseAmount: TICKET_PRICE,
  methodChange: () => 'clears',
  isAmount: () => true,
  warning: ({ groups }, { id }) => max3dProWarning(id, groups),
  randomGroups: ({ random, count = 0, method: { id, groups }, keep }) => {
    // Where there is room for more, what is kept gets one more at least.
    const more = Math.max(count, groups.least, keep.length, keep.filter(isGroup).length + 1);
    const excluded = (taken: readonly string[]) => excludedBeside(id, taken);
    return randomGroups({ random, count: Math.min(more, groups.most), keep, excluded });
  },
  ticket: ({ code, picks, method: { id } }) => {
    const typed = picks.groups.filter((group) => group !== '');
    // All ordered pairs are played, so only the order of two groups means anything.
    const groups = id === 'MULTIGROUP' ? typed.toSorted() : typed;
    return {
      code,
      numbers: groups.join(' '),
      playType: 'straight',
      playMethod: { id },
      priceCoef: priceCoefOf(id, groups),
      price: BASE_PRICE,
      isDone: true,
    };
  },
};
