import { ticketError, type ValidationCode } from '../messages';
import { ascending, numbersError } from '../numbers';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError } from '../stake';
import type { AcceptedLotto535, Lotto535Ticket } from './ticket';
import {
  LOTTO535_DEFAULT_METHOD,
  LOTTO535_MAIN,
  LOTTO535_SPECIAL,
  lotto535Methods,
  type Lotto535Method,
} from './methods';

/** Main numbers of 1 to 35 and specials of 1 to 12, as many as the method takes; 5 and 1 without one (decision G11). */
export function checkLotto535(ticket: Lotto535Ticket): Checked<AcceptedLotto535, ValidationCode> {
  const { code, mainNumbers, specialNumbers } = ticket;
  const method = methodOn(ticket);
  if (!method) return ticketError('INVALID_PLAY_METHOD');
  const { id, name, lengthMainNumbers, lengthSpecialNumbers, unit } = method;
  if (mainNumbers.length !== lengthMainNumbers || specialNumbers.length !== lengthSpecialNumbers) {
    return ticketError('INVALID_NUMBER_COUNT');
  }
  return (
    numbersError([mainNumbers, LOTTO535_MAIN], [specialNumbers, LOTTO535_SPECIAL]) ??
    priceError(ticket.price) ??
    ok({
      code,
      mainNumbers: ascending(mainNumbers),
      specialNumbers: ascending(specialNumbers),
      playMethod: { id, name, lengthMainNumbers, lengthSpecialNumbers, unit },
      price: BASE_PRICE,
      isDone: true,
    })
  );
}

let methodsById: ReadonlyMap<string, Lotto535Method> | null = null;

function methodOn({ playMethod: claimed }: Lotto535Ticket): Lotto535Method | null {
  methodsById ??= new Map<string, Lotto535Method>(lotto535Methods.map((method) => [method.id, method]));
  const method = methodsById.get(claimed?.id ?? LOTTO535_DEFAULT_METHOD);
  if (!method) return null;
  const { lengthMainNumbers: main, lengthSpecialNumbers: special } = method;
  const { lengthMainNumbers = main, lengthSpecialNumbers = special } = claimed ?? {};
  // Every method takes exactly as many as its lengths say, so its limits are the same figures.
  const { maxMainNumbers = main, maxSpecialNumbers = special } = claimed ?? {};
  const agrees =
    [lengthMainNumbers, maxMainNumbers].every((count) => count === main) &&
    [lengthSpecialNumbers, maxSpecialNumbers].every((count) => count === special);
  return agrees ? method : null;
}
