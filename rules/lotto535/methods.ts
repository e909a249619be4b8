import { choose } from '../counting';
import { ordinaryTicket } from '../texts/games';

export const LOTTO535_MAIN = { from: 1, to: 35 } as const;
export const LOTTO535_SPECIAL = { from: 1, to: 12 } as const;
export const LOTTO535_MAIN_SIZE = 5;
export const LOTTO535_MAX_MAIN = 15;
export const LOTTO535_MAX_SPECIAL = 12;
export const LOTTO535_DEFAULT_METHOD = 'NORMAL';

/** A way to play Lotto 5/35. */
export interface Lotto535Method {
  /** NORMAL, BAO_n (n main), BAO_SP_k (k specials) or BAO_n_k (decision G34). */
  id: 'NORMAL' | `BAO_${number}` | `BAO_SP_${number}` | `BAO_${number}_${number}`;
  name: string;
  lengthMainNumbers: number;
  lengthSpecialNumbers: number;
  /** Plays of 10,000 đồng. */
  unit: number;
  /** Whether the list shows it; a ticket of a method it does not show is still valid. */
  offered: boolean;
}

/** Plays: sets of five main numbers, or four joined by each of the 31 others; each with every special. */
export function lotto535Unit(main: number, special: number): number {
  const sets = main === LOTTO535_MAIN_SIZE - 1 ? LOTTO535_MAIN.to - main : choose(main, LOTTO535_MAIN_SIZE);
  return sets * special;
}

function methodOf(main: number, special: number): Lotto535Method {
  return {
    ...nameOf(main, special),
    lengthMainNumbers: main,
    lengthSpecialNumbers: special,
    unit: lotto535Unit(main, special),
    // Both kinds of bao at once are not sold; they are counted and settled all the same.
    offered: main === LOTTO535_MAIN_SIZE || special === 1,
  };
}

function nameOf(main: number, special: number): Pick<Lotto535Method, 'id' | 'name'> {
  if (main === LOTTO535_MAIN_SIZE && special === 1) return { id: LOTTO535_DEFAULT_METHOD, name: ordinaryTicket };
  if (special === 1) return { id: `BAO_${main}`, name: `Bao ${main}` };
  if (main === LOTTO535_MAIN_SIZE) return { id: `BAO_SP_${special}`, name: `Bao ${special} số đặc biệt` };
  return { id: `BAO_${main}_${special}`, name: `Bao ${main} và ${special} số đặc biệt` };
}

const mainSizes = Array.from({ length: LOTTO535_MAX_MAIN - 3 }, (_, index) => index + 4);
const specialSizes = Array.from({ length: LOTTO535_MAX_SPECIAL }, (_, index) => index + 1);

/** In the order they are offered: more main numbers first, then more specials. */
export const lotto535Methods: readonly Lotto535Method[] = specialSizes.flatMap((special) =>
  mainSizes.map((main) => methodOf(main, special)),
);
