import { ticketLetters, type TicketLetter } from '../games';
import type { RandomSource } from '../picks';
import type { Picks } from './picks';
import type { SlotMethod } from './slotMethod';

/** The slots of a builder: A to F, and on to J where a game has ten (spec section 9). */
export const slotIds = [...ticketLetters, 'G', 'H', 'I', 'J'] as const;

export type SlotId = (typeof slotIds)[number];

/** What a finished slot brings to its ticket. */
export interface FilledSlot {
  /** The letter printed on the ticket; a slot after F begins again at A. */
  code: TicketLetter;
  picks: Picks;
  method: SlotMethod;
  /** The slot's amount, in the unit of `SlotRules.baseAmount`. */
  amount: number;
}

/**
 * What a new method does to the slots: empties them, asks for their picks anew, or leaves them as they are and holds
 * for the next slot only.
 */
export type MethodChange = 'clears' | 'refits' | 'leaves';

/** Chance for a random pick. */
export interface Drawing {
  random: RandomSource;
  /** How many numbers or groups where the method leaves that open; left out, any count it allows. */
  count?: number | undefined;
}

/** How the tickets of one game are built. */
export interface SlotRules<Ticket> {
  /** How many slots there are. */
  slotCount: number;
  methods: readonly SlotMethod[];
  defaultMethod: string;
  /** What a new builder stakes in đồng on each play. */
  baseAmount: number;
  methodChange(from: SlotMethod, to: SlotMethod): MethodChange;
  /** What a group that was written stands for; left out, just what was written. */
  readGroup?(written: string): string;
  /** Whether the amount can be staked; any amount can where the method takes none. */
  isAmount(amount: number, method: SlotMethod): boolean;
  /** The builder's own sentence on why complete-looking picks are no ticket; null when they are one. */
  warning?(picks: Picks, method: SlotMethod): string | null;
  /** Groups that are a ticket of the method, where the game has groups; whole ones of `keep` stay. */
  randomGroups?(drawing: Drawing & { method: SlotMethod; keep: readonly string[] }): readonly string[];
  ticket(filled: FilledSlot): Ticket;
}
