import * as v from 'valibot';
import { slotCodeSchema } from './primitives';

/** Base price: the string "10000"; a number is accepted (spec section 3). */
const price = v.optional(v.union([v.string(), v.number()]), '10000');
const isDone = v.optional(v.boolean(), true);
const code = v.optional(slotCodeSchema, 'A');
const numbers = v.array(v.number());

/** `selectedNumbers` is another name for `listNumber` on input; the spec uses both. */
function withListNumber<T extends v.GenericSchema>(schema: T) {
  return v.pipe(
    v.unknown(),
    v.transform((input) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
      const ticket = input as Record<string, unknown>;
      return 'listNumber' in ticket || !('selectedNumbers' in ticket)
        ? ticket
        : { ...ticket, listNumber: ticket.selectedNumbers };
    }),
    schema,
  );
}

export const playMethodSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  lengthGame: v.optional(v.number()),
  unit: v.optional(v.number()),
});

/** Keno by level, Keno bao (bundle) and, with an outcome label as `playMethod`, even/odd and big/small. */
export const kenoTicketSchema = withListNumber(
  v.object({
    code,
    label: v.optional(v.literal('keno'), 'keno'),
    listNumber: v.optional(numbers, []),
    playMethod: v.optional(v.string(), ''),
    betAmount: v.optional(v.number(), 10_000),
    price,
    isDone,
    isBundleTicket: v.optional(v.boolean()),
    bundleLevel: v.optional(v.number()),
    bundleSelectedNumbers: v.optional(numbers),
  }),
);

export const megaTicketSchema = withListNumber(
  v.object({ code, listNumber: v.optional(numbers, []), playMethod: v.optional(playMethodSchema), price, isDone }),
);

export const powerTicketSchema = withListNumber(
  v.object({
    code,
    listNumber: v.optional(numbers, []),
    playMethod: v.optional(playMethodSchema),
    powerNumber: v.optional(v.number()),
    price,
    isDone,
  }),
);

export const max3dTicketSchema = v.object({
  code,
  numbers: v.optional(v.string(), ''),
  playType: v.optional(v.string(), 'straight'),
  playMethod: v.optional(v.object({ id: v.string() })),
  price,
  isDone,
});

export const max3dProTicketSchema = v.object({
  ...max3dTicketSchema.entries,
  priceCoef: v.optional(v.number()),
});

export const lotto535TicketSchema = v.object({
  code,
  mainNumbers: v.optional(numbers, []),
  specialNumbers: v.optional(numbers, []),
  playMethod: v.optional(
    v.object({
      id: v.string(),
      name: v.optional(v.string(), ''),
      lengthMainNumbers: v.optional(v.number()),
      lengthSpecialNumbers: v.optional(v.number()),
      unit: v.optional(v.number()),
    }),
  ),
  price,
  isDone,
});

export const lotoTicketSchema = v.object({
  lotoType: v.object({ id: v.string(), name: v.optional(v.string(), '') }),
  /** Four characters, a dash for each empty place: "--07". */
  numbers: v.string(),
  /** Stake in đồng, a multiple of 10,000. */
  value: v.optional(v.number(), 10_000),
  price,
  isDone,
});

export const classicTicketSchema = v.object({
  code,
  numbers: v.string(),
  amount: v.number(),
  channelId: v.string(),
  channelName: v.optional(v.string(), ''),
  /** dd/mm/yyyy. */
  resultDate: v.string(),
  resultId: v.optional(v.string(), ''),
  price,
  isDone,
});

export type KenoTicket = v.InferOutput<typeof kenoTicketSchema>;
export type MegaTicket = v.InferOutput<typeof megaTicketSchema>;
export type PowerTicket = v.InferOutput<typeof powerTicketSchema>;
export type Max3DTicket = v.InferOutput<typeof max3dTicketSchema>;
export type Max3DProTicket = v.InferOutput<typeof max3dProTicketSchema>;
export type Lotto535Ticket = v.InferOutput<typeof lotto535TicketSchema>;
export type LotoTicket = v.InferOutput<typeof lotoTicketSchema>;
export type ClassicTicket = v.InferOutput<typeof classicTicketSchema>;
export type PlayMethod = v.InferOutput<typeof playMethodSchema>;

export interface TicketByGame {
  keno: KenoTicket;
  kenoeo: KenoTicket;
  kenoud: KenoTicket;
  mega: MegaTicket;
  power: PowerTicket;
  max3d: Max3DTicket;
  max3dpro: Max3DProTicket;
  loto: LotoTicket;
  classic: ClassicTicket;
  lotto535: Lotto535Ticket;
}

export type Ticket = TicketByGame[keyof TicketByGame];

/** One filled slot of each game, as add-item takes it and history returns it. */
export const ticketSchemas: { readonly [Game in keyof TicketByGame]: v.GenericSchema<unknown, TicketByGame[Game]> } = {
  keno: kenoTicketSchema,
  kenoeo: kenoTicketSchema,
  kenoud: kenoTicketSchema,
  mega: megaTicketSchema,
  power: powerTicketSchema,
  max3d: max3dTicketSchema,
  max3dpro: max3dProTicketSchema,
  loto: lotoTicketSchema,
  classic: classicTicketSchema,
  lotto535: lotto535TicketSchema,
};
