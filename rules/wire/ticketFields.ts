import * as v from 'valibot';
import { slotCodeSchema } from './primitives';
import { shortList } from './shortList';

/** What is longer is refused by its length, unread. */
const LONGEST_TEXT = 1_000;
/** More numbers than any game takes: a longer list is read so far and then has too many. */
const LONGEST_LIST = 100;

export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
/** Base price: the string "10000"; a number is accepted (spec section 3). */
export const price = v.optional(v.pipe(v.union([text, v.number()]), v.transform(String)), '10000');
export const isDone = v.pipe(
  v.optional(v.boolean(), true),
  v.transform(() => true as const),
);
export const code = v.optional(slotCodeSchema, 'A');
export const numbers = v.pipe(shortList(LONGEST_LIST), v.array(v.number()));
