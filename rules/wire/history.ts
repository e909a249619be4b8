import * as v from 'valibot';
import { bookPlaceSchema, soldBookSchema } from './books';
import { unreadTicketSchema } from './carts';
import { gameIdSchema, instantSchema, moneySchema } from './primitives';

/** What becomes of a ticket, as the wire and the database number it (spec section 7). */
export const TICKET_STATUS = {
  unpaid: 0,
  active: 1,
  notWon: 2,
  /** And paid. */
  won: 3,
  awaitingPayout: 4,
  refunded: 5,
  deleted: 6,
} as const;
export type TicketStatus = (typeof TICKET_STATUS)[keyof typeof TICKET_STATUS];

const drawnNumbersSchema = v.union([v.array(v.number()), v.array(v.string())]);

/** A prize that waits for the operator (decisions A27, A37), as its player sees it. */
const prizeClaimSchema = v.object({
  /** `lapsed`: rejected, and the claim period is over. */
  state: v.picklist(['waiting', 'rejected', 'lapsed']),
  /** Whether its jackpot has no figure yet: `prize` is without it (decision A28). */
  awaitsFigure: v.optional(v.boolean(), false),
  /** Đồng of the prize that were paid already, before its result was corrected. */
  paid: v.optional(moneySchema, 0),
  /** Why it was rejected, in the operator's words. */
  reason: v.nullish(v.string(), null),
  /** Working days in which the shop decides once it has the player's papers; null where it names none. */
  decisionDays: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  /** The end of the claim period. */
  lapsesAt: instantSchema,
});

export const historyTicketSchema = v.object({
  ticketId: v.string(),
  ticketStatus: v.picklist(Object.values(TICKET_STATUS)),
  code: v.string(),
  ticket: unreadTicketSchema,
  /** How often the ticket was bought. */
  copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Đồng for all copies. */
  price: moneySchema,
  /** Đồng won by all copies. */
  prize: moneySchema,
  /** Đồng of the prize that the tax takes, an estimate (decision A14) unless `taxWithheld`; absent where it takes none. */
  tax: v.optional(moneySchema),
  /** Whether `tax` was withheld, and the player got the rest of the prize (decision A29). */
  taxWithheld: v.optional(v.boolean()),
  /** Set on status 4. */
  claim: v.optional(prizeClaimSchema),
  /** Where it stands in the book of its draw; told of a single purchase, of draws that have a book. */
  book: v.optional(bookPlaceSchema),
});

const historyPeriodSchema = v.object({
  periodId: v.string(),
  name: v.string(),
  resultDate: v.string(),
  result: v.nullable(drawnNumbersSchema),
  /** The extra numbers drawn: Power's seventh ball, the special of Lotto 5/35. */
  special: v.optional(v.array(v.number())),
  tickets: v.array(historyTicketSchema),
});

export const historyEntrySchema = v.object({
  id: v.string(),
  gameId: gameIdSchema,
  createdAt: instantSchema,
  total: moneySchema,
  listPeriod: v.array(historyPeriodSchema),
});

/** What a player's tickets of one day came to, of what was drawn: neither those refunded nor those deleted. */
const drawnDaySchema = v.object({
  /** Đồng that all of them have cost, those that lost, too. */
  stake: moneySchema,
  prize: moneySchema,
  /** Whether a jackpot has no figure yet: `prize` is without it (decision A28). */
  awaitsFigure: v.optional(v.boolean(), false),
  /** At how many times of the day they were drawn. */
  draws: v.number(),
  /** How many purchases won, each once a draw. */
  wins: v.number(),
  /** Of what won; where nothing did, of all. */
  games: v.array(gameIdSchema),
});

/** A purchase in the list of all games: of a draw that is over, or of the next one that its tickets wait for. */
export const drawEntrySchema = v.object({
  ...historyEntrySchema.entries,
  /** When that draw is. */
  dialDate: instantSchema,
  /** How many draws its tickets still wait for; 1 of a draw that is over. */
  draws: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The whole day of its draw; told of the newest of all that are over, unless nothing of that day was at stake. */
  newestDay: v.nullish(drawnDaySchema),
});

/** A player's tickets of one game, each by as many copies as were bought of it; games without any are left out. */
export const ticketCountSchema = v.object({
  gameId: gameIdSchema,
  /** Not drawn yet, each once for all its draws. */
  waiting: v.number(),
  /** Won in the draws of today and yesterday. */
  won: v.number(),
});

/** A result that was corrected in public: what stood there before. */
const correctionSchema = v.object({
  at: instantSchema,
  reason: v.string(),
  before: v.object({
    numbers: drawnNumbersSchema,
    special: v.optional(v.array(v.number())),
    /** The wrong number of a result that was stored with one, for instance 'Kỳ #01552'. */
    name: v.optional(v.string()),
    /** The wrong day of a result that was stored with one, `DD/MM/YYYY`. */
    resultDate: v.optional(v.string()),
    /** Regional draws: digit strings by tier, as `prizes` of their result. */
    prizes: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
});

export const gameResultSchema = v.object({
  id: v.string(),
  periodId: v.string(),
  gameId: gameIdSchema,
  /** For instance 'Kỳ #01552'; absent where the draw has no official number. */
  name: v.optional(v.string()),
  /** dd/mm/yyyy. */
  resultDate: v.string(),
  /** HH:mm; empty where only the day is known. */
  resultTime: v.string(),
  /** Of max3d and max3dpro 2 + 4 + 6 + 8 strings: Đặc biệt, Nhất, Nhì, Ba. */
  numbers: drawnNumbersSchema,
  special: v.optional(v.array(v.number())),
  outcomes: v.optional(v.object({ parity: v.optional(v.string()), size: v.optional(v.string()) })),
  jackpot1: v.optional(moneySchema),
  jackpot2: v.optional(moneySchema),
  prizes: v.optional(v.array(v.object({ name: v.string(), count: v.number(), value: moneySchema })), []),
  /** True when the sandbox drew for itself (decision G20). */
  simulated: v.optional(v.boolean(), false),
  /** The oldest first; absent where it was never corrected. */
  corrections: v.optional(v.array(correctionSchema)),
  /** Of one draw asked for by its id, once its book was sealed with tickets in it. */
  book: v.optional(soldBookSchema),
});

const rewardSchema = v.object({
  transactionPayReward: v.nullish(v.string(), null),
  id: v.string(),
  rewardCount: v.number(),
  reward: moneySchema,
  rewards: v.array(v.object({ ticketId: v.string(), name: v.string(), value: moneySchema })),
});

export const historyDetailSchema = v.object({
  ...historyEntrySchema.entries,
  result: v.nullish(gameResultSchema, null),
  reward: v.nullish(rewardSchema, null),
});

export const deletedTicketsSchema = v.object({
  deleted: v.array(v.object({ ticketId: v.string(), ticketStatus: v.literal(TICKET_STATUS.deleted) })),
});

export const regionalResultSchema = v.object({
  channelId: v.string(),
  channelName: v.string(),
  resultDate: v.string(),
  prizes: v.record(v.string(), v.array(v.string())),
  corrections: v.optional(v.array(correctionSchema)),
});

export type HistoryTicketAnswer = v.InferOutput<typeof historyTicketSchema>;
export type HistoryPeriodAnswer = v.InferOutput<typeof historyPeriodSchema>;
export type HistoryEntryAnswer = v.InferOutput<typeof historyEntrySchema>;
export type DrawnDay = v.InferOutput<typeof drawnDaySchema>;
export type DrawEntryAnswer = v.InferOutput<typeof drawEntrySchema>;
export type TicketCount = v.InferOutput<typeof ticketCountSchema>;
export type HistoryDetailAnswer = v.InferOutput<typeof historyDetailSchema>;
export type ResultCorrection = v.InferOutput<typeof correctionSchema>;
export type GameResult = v.InferOutput<typeof gameResultSchema>;
export type Reward = v.InferOutput<typeof rewardSchema>;
export type RegionalResult = v.InferOutput<typeof regionalResultSchema>;
