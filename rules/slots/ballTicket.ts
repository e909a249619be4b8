import { BASE_PRICE } from '../stake';
import type { FilledSlot } from './slotRules';

/** What the tickets of Mega and Power have in common: numbers, and the method that says how many plays they make. */
export function ballTicket({ code, picks, method: { id, name, numbers, unit } }: FilledSlot) {
  return {
    code,
    listNumber: [...picks.numbers],
    playMethod: { id, name, lengthGame: numbers.most, unit },
    price: BASE_PRICE,
    isDone: true as const,
  };
}
