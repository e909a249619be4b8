import * as v from 'valibot';
import { max3dTicketSchema } from '../max3d/ticket';
import type { Max3DProMethod } from './methods';

export const max3dProTicketSchema = v.object({
  ...max3dTicketSchema.entries,
  priceCoef: v.optional(v.number()),
});

export type Max3DProTicket = v.InferOutput<typeof max3dProTicketSchema>;

/** As the rules have accepted it. */
export type AcceptedMax3DPro = Max3DProTicket & {
  playType: 'straight';
  playMethod: Pick<Max3DProMethod, 'id'>;
  priceCoef: number;
};
