import * as v from 'valibot';
import { code, isDone, price, text } from '../wire/ticketFields';
import type { Max3DMethod, Max3DPlayType } from './methods';

export const max3dTicketSchema = v.object({
  code,
  numbers: v.optional(text, ''),
  playType: v.optional(text, 'straight'),
  playMethod: v.optional(v.object({ id: text })),
  price,
  isDone,
});

export type Max3DTicket = v.InferOutput<typeof max3dTicketSchema>;

/** As the rules have accepted it. */
export type AcceptedMax3D = Max3DTicket & { playType: Max3DPlayType; playMethod: Pick<Max3DMethod, 'id'> };

/** 2, 4, 6 and 8 three-digit strings in drawn order; a string may come up more than once. */
export interface Max3DDraw {
  special: readonly string[];
  first: readonly string[];
  second: readonly string[];
  third: readonly string[];
}
