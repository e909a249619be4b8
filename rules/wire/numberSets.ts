import * as v from 'valibot';
import { unreadTicketSchema } from './carts';
import { gameIdSchema, instantSchema } from './primitives';

/** As many as a player keeps: a book of more is no book one finds anything in. */
export const MOST_NUMBER_SETS = 50;

/** Numbers that a player keeps under a name to play them again. */
export const numberSetSchema = v.object({
  id: v.string(),
  name: v.string(),
  gameId: gameIdSchema,
  ticket: unreadTicketSchema,
  createdAt: instantSchema,
});

export type NumberSetAnswer = v.InferOutput<typeof numberSetSchema>;
