import { areOpposed, type BetOutcome } from '../kenoOutcome/outcomes';
import { drawBelow, pickNumbers } from '../picks';
import { isEmpty, noPicks, settlePicks, type Picks } from './picks';
import { slotGames, type SlotGame } from './slotGames';
import type { BallLimits, SlotMethod } from './slotMethod';
import type { Drawing, SlotId } from './slotRules';
import { methodOf, type Slot, type SlotsAction, type SlotsState } from './slots';

interface RandomPicks extends Drawing {
  gameId: SlotGame;
  method: SlotMethod;
  /** What stays while the rest is drawn; picks that are complete already are drawn anew. */
  keep?: Picks;
  /** Bets that the picks stand beside, and oppose none of. */
  beside?: readonly BetOutcome[];
}

/** Random picks that are a ticket of the method; where there is nothing left to draw, all of it is drawn anew. */
export function randomPicks({ gameId, method, random, count, keep = noPicks, beside = [] }: RandomPicks): Picks {
  const kept = settlePicks(keep, method);
  const outcomes = method.outcomes.filter((outcome) => !beside.some((bet) => areOpposed(bet, outcome)));
  const picks = {
    numbers: randomBalls({ limits: method.numbers, keep: kept.numbers, random, count }),
    specials: randomBalls({ limits: method.specials, keep: kept.specials, random, count: method.specials.most }),
    groups: slotGames[gameId].randomGroups?.({ method, keep: kept.groups, random, count }) ?? [],
    outcome: kept.outcome ?? outcomes[drawBelow(random, outcomes.length)] ?? null,
  };
  const isNothingDrawn = !isEmpty(kept) && isWithin(picks, kept);
  return isNothingDrawn ? randomPicks({ gameId, method, random, count, beside }) : picks;
}

function isWithin(picks: Picks, kept: Picks): boolean {
  return (
    picks.numbers.every((number) => kept.numbers.includes(number)) &&
    picks.specials.every((number) => kept.specials.includes(number)) &&
    // By place, since a group may be drawn that another place has already.
    picks.groups.every((group, index) => group === kept.groups[index]) &&
    picks.outcome === kept.outcome
  );
}

interface RandomBalls extends Drawing {
  limits: BallLimits;
  keep: readonly number[];
}

/** As many balls as asked for, as far as the limits allow it, else any count that they do; more than are kept. */
function randomBalls({ limits: { from, to, least, most }, keep, random, count }: RandomBalls): number[] {
  const lowest = Math.min(Math.max(least, keep.length + 1), most);
  const wanted = count ?? lowest + drawBelow(random, most - lowest + 1);
  return pickNumbers({ random, from, to, keep, count: Math.min(Math.max(wanted, lowest), most) });
}

interface RandomFill extends Drawing {
  /** The slots to fill; left out, every slot that is not done. */
  codes?: readonly SlotId[];
  /** Whether what a slot holds already stays, and only the rest is drawn. */
  keepsMine?: boolean;
}

/**
 * The action that fills slots with random picks, none of them a bet on the side against another slot's. The dice roll here,
 * so that the reducer stays pure.
 */
export function randomFill(state: SlotsState, { codes, keepsMine = false, random, count }: RandomFill): SlotsAction {
  const { gameId } = state;
  const method = methodOf(state);
  const chosen = state.slots.filter(({ code, isDone }) => (codes ? codes.includes(code) : !isDone));
  const codesOf = new Set(chosen.map(({ code }) => code));
  const others = state.slots.filter(({ code }) => !codesOf.has(code));
  const taken = new Set(others.map(keyOf));
  const beside = others.flatMap(({ picks }) => picks.outcome ?? []);
  return {
    type: 'fill',
    slots: chosen.map(({ code, picks }) => {
      const keep = keepsMine ? picks : noPicks;
      const draw = () => randomPicks({ gameId, method, random, count, keep, beside });
      let drawn = draw();
      for (let tries = 0; taken.has(keyOf({ picks: drawn, methodId: method.id })) && tries < REDRAWS; tries += 1)
        drawn = draw();
      if (drawn.outcome) beside.push(drawn.outcome);
      taken.add(keyOf({ picks: drawn, methodId: method.id }));
      return { code, picks: drawn };
    }),
  };
}

/** How often picks are drawn anew that another slot holds already; there may be no others. */
const REDRAWS = 50;

function keyOf({ picks, methodId }: Pick<Slot, 'picks' | 'methodId'>): string {
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  return JSON.stringify([methodId, sorted(picks.numbers), sorted(picks.specials), picks.groups, picks.outcome]);
}
