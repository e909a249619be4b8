import * as fc from 'fast-check';
import {
  slotIds,
  randomFill,
  slotGames,
  slotsReducer,
  type SlotGame,
  type SlotsAction,
  type SlotsState,
} from '../index';
import { parityOutcomes, sizeOutcomes } from '../kenoOutcome/outcomes';
import { seededRandom } from './seededRandom';

/** One thing a player does to a builder. */
export type SlotStep = (state: SlotsState) => SlotsState;

/** The games that have a builder. */
export const builtGames = Object.keys(slotGames) as SlotGame[];

const codes = fc.constantFrom(...slotIds);
const numbers = fc.array(fc.oneof(fc.integer({ min: -1, max: 82 }), fc.constantFrom(1.5, Number.NaN, Infinity)), {
  maxLength: 22,
});
const picks = fc.record(
  {
    numbers,
    specials: numbers,
    groups: fc.array(fc.stringMatching(/^[\d-]{0,4}$/), { maxLength: 22 }),
    outcome: fc.constantFrom(...parityOutcomes, ...sizeOutcomes, null),
  },
  { requiredKeys: [] },
);
const amounts = fc.constantFrom(0, 1, 5_000, 10_000, 20_000, 1_000_000, 1_010_000, -10_000, Number.NaN);

const reduce =
  (action: SlotsAction): SlotStep =>
  (state) =>
    slotsReducer(state, action);

function randomStep({
  seed,
  ...fill
}: {
  seed: number;
  codes?: (typeof slotIds)[number][];
  keepsMine?: boolean;
  count?: number;
}): SlotStep {
  return (state) => slotsReducer(state, randomFill(state, { random: seededRandom(seed), ...fill }));
}

/** Anything a player, or a page in error, can do to the builder of a game. */
export function slotSteps(gameId: SlotGame): fc.Arbitrary<SlotStep[]> {
  const methods = fc.constantFrom(...slotGames[gameId].methods.map(({ id }) => id));
  return fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('setPicks' as const), code: codes, picks }).map(reduce),
      fc
        .record({
          type: fc.constant('toggle' as const),
          code: codes,
          part: fc.constantFrom('numbers' as const, 'specials' as const),
          value: fc.integer({ min: -1, max: 82 }),
        })
        .map(reduce),
      fc.record({ type: fc.constant('setMethod' as const), methodId: methods }).map(reduce),
      fc
        .record(
          { type: fc.constant('setAmount' as const), amount: amounts, code: codes },
          { requiredKeys: ['type', 'amount'] },
        )
        .map(reduce),
      fc
        .record({ type: fc.constant('setPeriods' as const), numberPeriod: fc.oneof(fc.integer(), fc.double()) })
        .map(reduce),
      fc.record({ type: fc.constant('removeSlot' as const), code: codes }).map(reduce),
      fc.constant(reduce({ type: 'removeAll' })),
      fc
        .record(
          {
            seed: fc.nat(),
            codes: fc.array(codes, { maxLength: 3 }),
            keepsMine: fc.boolean(),
            count: fc.integer({ min: -1, max: 25 }),
          },
          { requiredKeys: ['seed'] },
        )
        .map(randomStep),
    ),
    { maxLength: 12 },
  );
}
