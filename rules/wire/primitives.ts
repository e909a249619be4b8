import * as v from 'valibot';
import { gameIds, ticketLetters } from '../games';
import { momentOf } from '../vietnamTime';

/** Whole đồng. */
export const moneySchema = v.pipe(v.number(), v.safeInteger());

/** ISO 8601 instant that names its zone, for instance `2026-08-21T10:30:00.000Z`. */
export const instantSchema = v.pipe(
  v.string(),
  v.check((text) => momentOf(text) !== null, 'not an instant'),
);

export const gameIdSchema = v.picklist(gameIds);
export const ticketLetterSchema = v.picklist(ticketLetters);

/** Opaque position in a list; `'0'` asks for the newest. */
export const cursorSchema = v.nullish(v.string(), null);

/** Of a call that has nothing to tell but that it was done. */
export const okSchema = v.object({ ok: v.literal(true) });
