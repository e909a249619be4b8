import { ticketLetters, TICKET_PRICE } from '../games';
import { exactly, slotMethod } from '../slots/slotMethod';
import type { FilledSlot, SlotRules } from '../slots/slotRules';
import { BASE_PRICE, isStake } from '../stake';
import { freeLevel } from '../texts/games';
import type { KenoTicket } from './ticket';
import { bundleMethods, bundleOf, type KenoBundle } from './bundle';
import { KENO_MAX_LEVEL, KENO_NUMBERS, kenoLevelId, kenoMethods } from './methods';

/** The level 'Tự do': a slot's level is the count of its numbers (decision G24). */
export const kenoFreeMethod = slotMethod({
  id: 'FREE',
  name: freeLevel,
  numbers: { ...KENO_NUMBERS, least: 1, most: KENO_MAX_LEVEL, room: KENO_MAX_LEVEL },
});

/** A level asks for its count of numbers and keeps what another level chose (decision G24). */
const levelMethods = kenoMethods.map(({ lengthGame, ...method }) =>
  slotMethod({ ...method, numbers: { ...exactly(lengthGame, KENO_NUMBERS), room: KENO_MAX_LEVEL } }),
);

export const kenoSlots: SlotRules<KenoTicket> = {
  slotCount: ticketLetters.length,
  methods: [kenoFreeMethod, ...levelMethods, ...bundleMethods],
  defaultMethod: kenoFreeMethod.id,
  baseAmount: TICKET_PRICE,
  // A level or a size keeps the numbers; the tab between them does not (spec section 4).
  methodChange: (from, to) => ((bundleOf(from.id) === null) === (bundleOf(to.id) === null) ? 'refits' : 'clears'),
  isAmount: (amount, { id }) => bundleOf(id) !== null || isStake(amount),
  ticket: (filled) => {
    const bundle = bundleOf(filled.method.id);
    return bundle ? bundleTicket(filled, bundle) : levelTicket(filled);
  },
};

function levelTicket({ code, picks, amount }: FilledSlot): KenoTicket {
  return {
    code,
    label: 'keno',
    listNumber: [...picks.numbers],
    playMethod: kenoLevelId(picks.numbers.length),
    betAmount: amount,
    price: BASE_PRICE,
    isDone: true,
  };
}

/** A bao takes no stake but the base price (decision G18). */
function bundleTicket({ code, picks }: FilledSlot, { level }: KenoBundle): KenoTicket {
  return {
    code,
    label: 'keno',
    listNumber: [...picks.numbers],
    playMethod: kenoLevelId(level),
    betAmount: TICKET_PRICE,
    price: BASE_PRICE,
    isDone: true,
    isBundleTicket: true,
    bundleLevel: level,
    bundleSelectedNumbers: [...picks.numbers],
  };
}
