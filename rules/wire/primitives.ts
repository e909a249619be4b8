import * as v from 'valibot';
import { gameIds, slotCodes } from '../games';
import { momentOf } from '../vietnamTime';

/** Whole đồng. */
export const moneySchema = v.pipe(v.number(), v.safeInteger());

/** ISO 8601 instant that names its zone, for instance `2026-08-21T10:30:00.000Z`. */
export const instantSchema = v.pipe(
  v.string(),
  v.check((text) => momentOf(text) !== null, 'not an instant'),
);

export const gameIdSchema = v.picklist(gameIds);
export const slotCodeSchema = v.picklist(slotCodes);

/**
 * A field that a rule judges and not its shape, so that a refusal carries the code of the rule: clients send a `T`, the
 * server reads what came as `unknown`.
 */
/*@__NO_SIDE_EFFECTS__*/
export function judged<T>(absent?: T) {
  return v.optional(v.unknown(), absent) as v.GenericSchema<T, unknown>;
}

/** Opaque position in a list; `'0'` asks for the newest. */
export const cursorSchema = v.nullish(v.string(), null);
