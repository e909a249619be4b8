import { ticketLetters, TICKET_PRICE } from '../games';
import { slotMethod } from '../slots/slotMethod';
import type { SlotRules } from '../slots/slotRules';
import { BASE_PRICE } from '../stake';
import { max3dMethods, max3dPlayTypeNames, max3dPlayTypes, type Max3DMethod, type Max3DPlayType } from './methods';
import { randomGroups } from './randomGroups';
import { max3dWarning } from './warnings';
import type { Max3DTicket } from './ticket';

/** The two choices of the builder: Max 3D or Max 3D+, and the play type (spec section 4). */
export interface Max3DWay {
  method: Max3DMethod['id'];
  playType: Max3DPlayType;
}

const defaultWay: Max3DWay = { method: 'MAX3D', playType: 'straight' };

/** Max 3D+ takes the exact order only (decision G12). */
const ways: readonly Max3DWay[] = [
  ...max3dPlayTypes.map((playType) => ({ method: 'MAX3D', playType }) as const),
  { method: 'MAX3DPLUS', playType: 'straight' },
];

/** The id of the slots' method for these choices: 'MAX3D_box'. */
export function max3dWayId({ method, playType }: Max3DWay): string {
  return `${method}_${playType}`;
}

/** The choices in the id of a slots' method; those of a new builder for an id of none. */
export function max3dWayOf(methodId: string): Max3DWay {
  return ways.find((way) => max3dWayId(way) === methodId) ?? defaultWay;
}

/** Three equal digits have one order, so no other can be played (decision G12). */
const triples = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(3));

function lengthOf(way: Max3DWay): number {
  return max3dMethods.find(({ id }) => id === way.method)?.lengthGame ?? 1;
}

export const max3dSlots: SlotRules<Max3DTicket> = {
  slotCount: ticketLetters.length,
  methods: ways.map((way) => {
    const count = lengthOf(way);
    return slotMethod({
      id: max3dWayId(way),
      name: max3dPlayTypeNames[way.playType],
      unit: way.playType === 'straightBox' ? 2 : 1,
      groups: { least: count, most: count, room: count, lengths: [3] },
    });
  }),
  defaultMethod: max3dWayId(defaultWay),
  baseAmount: TICKET_PRICE,
  // Each ticket has its own play type; the switch to or from Max 3D+ empties all (spec section 4).
  methodChange: (from, to) => (max3dWayOf(from.id).method === max3dWayOf(to.id).method ? 'leaves' : 'clears'),
  isAmount: () => true,
  warning: ({ groups }, { id }) => {
    const way = max3dWayOf(id);
    return max3dWarning(lengthOf(way), groups, way.playType);
  },
  randomGroups: ({ random, method: { id, groups }, keep }) => {
    const hasOneOrder = max3dWayOf(id).playType === 'straight';
    return randomGroups({ random, count: groups.least, keep, excluded: () => (hasOneOrder ? [] : triples) });
  },
  ticket: ({ code, picks: { groups }, method: { id } }) => {
    const { method, playType } = max3dWayOf(id);
    // A pair wins in either order, so the order it was typed in means nothing.
    const numbers = groups.toSorted().join(' ');
    return { code, numbers, playType, playMethod: { id: method }, price: BASE_PRICE, isDone: true };
  },
};
