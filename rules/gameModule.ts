import type * as v from 'valibot';
import type { ValidationCode } from './messages';
import type { Range } from './numbers';
import type { TierOdds } from './odds/tierOdds';
import type { RandomSource } from './picks';
import type { PrizeLine } from './prizeLine';
import type { PrizeRule } from './prizeRule';
import type { Checked } from './result';
import type { SlotRules } from './slots/slotRules';

/** The numbers of one draw as they are stored and sent. */
export interface DrawnNumbers {
  /** Balls; of games of digits the strings of every tier, dearest first. */
  numbers: readonly (number | string)[];
  /** Balls drawn apart, such as Power's seventh. */
  special?: readonly number[] | null | undefined;
  /** Digit strings by tier, where tiers have numbers of their own. */
  tiers?: Readonly<Record<string, readonly string[]>> | null | undefined;
}

/** A made draw, in the form of a result record. */
export interface SimulatedDraw {
  numbers: number[] | string[];
  special?: number[];
  tiers?: Record<string, string[]>;
}

/** A tier by its stable id and what a person reads. */
export interface DrawTier {
  tier: string;
  name: string;
}

/** What a tier pays for a play of 10,000. */
export interface DrawPrize extends DrawTier {
  /** Đồng; null where it is a share of a pool. */
  value: number | null;
}

/** Đồng in Jackpot 1 and Jackpot 2. */
type TwoPools = Readonly<Record<'jackpot1' | 'jackpot2', number>>;

export interface StockTaken {
  numbers: string;
  amount: number;
}

/** A whole game, to everything that handles tickets and draws without knowing which game they are of. */
export interface GameModule<Ticket, Accepted extends Ticket, Draw, Slots = SlotRules<Ticket>> {
  /** One filled slot, as add-item takes it and history returns it. */
  schema: v.GenericSchema<unknown, Ticket> & { readonly entries: Readonly<Record<string, unknown>> };
  /** Accepts a ticket of the right shape in its settled form, or names the first rule it breaks. */
  check(ticket: Ticket): Checked<Accepted, ValidationCode>;
  /** Plays of one ticket in one draw. */
  lineCount(ticket: Ticket): number;
  /** How many times 10,000 đồng each play stakes. */
  stake(ticket: Ticket): number;
  /** How a builder makes its tickets; null where they are chosen from a stock. */
  slots: Slots;
  /** What one draw pays to one copy of an accepted ticket at the base stake, dearest tier first. */
  prizesOf(ticket: Ticket, draw: Draw): PrizeLine[];
  /** Every tier an accepted ticket can win in one draw, dearest first, with its exact chance. */
  odds(ticket: Ticket): TierOdds[];
  /**
   * The chance that a ticket of several plays wins anything in one draw, 0 to 1: less than those of its plays together,
   * for they share their numbers. Left out where no ticket has several.
   */
  chanceOfWin?(ticket: Ticket): number;
  /** A draw in the form that `prizesOf` reads; null where something of it is not told. */
  readDraw(drawn: DrawnNumbers): Draw | null;
  /** A draw by chance. */
  simulate(random: RandomSource): SimulatedDraw;
  /** The tiers a result page may print winners of, dearest first; none where it prints no winners. */
  tiers: readonly DrawTier[];
  /** What each draw pays by itself, dearest first, the pools before what is fixed; none where tickets differ in it. */
  drawPrizes: readonly DrawPrize[];
  /** A second table that its draws settle, as those of Max 3D do that of Max 3D+. Left out by the others. */
  plusPrizes?: readonly DrawPrize[];
  /** How many pools its draws hand on from one to the next. */
  pools: 0 | 1 | 2;
  /** What a draw's pools are paid as, by their winning plays; as they stand where it is left out. */
  movePools?(pools: TwoPools, winners: TwoPools): TwoPools;
  /** Draws of a usual week, one of which a ticket is in; left out where it names its own day and channel. */
  drawsAWeek?: number;
  /** Whether a prize depends on how many plays won it. */
  isShared: boolean;
  /** The balls that are counted over past draws; null for digits, and where no ball is drawn apart. */
  drums: { numbers: Range | null; specials: Range | null };
  /** The draw that a ticket names by itself: dd/mm/yyyy and a channel. Left out, its line alone says which. */
  ownDraw?(ticket: Accepted): { resultDate: string; channelId: string };
  /** What one copy takes from a stock: a number and how many tickets of it. Left out where there is no stock. */
  fromStock?(ticket: Accepted): StockTaken;
}

export const named = ({ tier, name }: DrawTier): DrawTier => ({ tier, name });

/** The prizes that each draw pays, as these rules have them. */
export function drawPrizesOf(rules: readonly Pick<PrizeRule<never>, 'prize'>[]): DrawPrize[] {
  return rules.map(({ prize: { tier, name, value, jackpot = false } }) => ({
    tier,
    name,
    value: jackpot ? null : value,
  }));
}

/** The balls of a draw: what is no number is of no ball game. */
export function ballsOf({ numbers }: DrawnNumbers): number[] {
  return numbers.map(Number);
}

/** Digits by chance. */
export function digitsByChance(random: RandomSource, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}
