import type { BetOutcome } from '../kenoOutcome/outcomes';
import type { Range } from '../numbers';

/** How many balls of a range a slot takes. */
export interface BallLimits extends Range {
  least: number;
  most: number;
  /** How many a slot can hold; more than `most` where a smaller method keeps what a larger one chose. */
  room: number;
}

/** How many groups of digits a slot takes. */
export interface GroupLimits {
  least: number;
  most: number;
  /** How many a slot can hold; more than `most` where too many get a warning. */
  room: number;
  /** How many digits a group may have. */
  lengths: readonly number[];
}

/** A way to fill a slot, and what it takes of each part. */
export interface SlotMethod {
  id: string;
  name: string;
  /** Plays of 10,000 đồng in one draw, where the method alone decides it; else 1. */
  unit: number;
  /** Whether the list of methods shows it. */
  offered: boolean;
  numbers: BallLimits;
  specials: BallLimits;
  groups: GroupLimits;
  /** One of these is the bet; none where the game has no such bet. */
  outcomes: readonly BetOutcome[];
}

const noBalls: BallLimits = { from: 1, to: 0, least: 0, most: 0, room: 0 };
const noGroups: GroupLimits = { least: 0, most: 0, room: 0, lengths: [] };

/** A method of the parts named; a slot of it takes nothing of the others. */
export function slotMethod({
  id,
  name,
  unit = 1,
  offered = true,
  numbers = noBalls,
  specials = noBalls,
  groups = noGroups,
  outcomes = [],
}: Pick<SlotMethod, 'id' | 'name'> & Partial<SlotMethod>): SlotMethod {
  return { id, name, unit, offered, numbers, specials, groups, outcomes };
}

/** Exactly so many balls of a range. */
export function exactly(count: number, { from, to }: Range): BallLimits {
  return { from, to, least: count, most: count, room: count };
}
