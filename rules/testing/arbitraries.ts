import * as fc from 'fast-check';
import { numbersOf } from './combinations';

interface Picked {
  from: number;
  to: number;
  min: number;
  max: number;
}

/** Different numbers of a range, in any order. */
export function pickedNumbers({ from, to, min, max }: Picked) {
  return fc.shuffledSubarray(numbersOf({ from, to }), { minLength: min, maxLength: max });
}
