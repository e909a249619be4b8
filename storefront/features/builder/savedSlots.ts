import {
  createSlots,
  isEmpty,
  methodOf,
  parityOutcomes,
  slotIds,
  sizeOutcomes,
  slotGames,
  slotsReducer,
  type SlotGame,
  type SlotsState,
} from '@veloc/rules';
import * as v from 'valibot';
import { builderWith } from './preparedSlots';
import { isBao } from './slotLabels';

const VERSION = 1;
const MOST_DRAWS = 30;

const picksSchema = v.object({
  numbers: v.array(v.number()),
  specials: v.array(v.number()),
  groups: v.array(v.string()),
  outcome: v.nullable(v.picklist([...parityOutcomes, ...sizeOutcomes])),
});

const savedSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.parseJson(),
  v.object({
    version: v.literal(VERSION),
    methodId: v.string(),
    amount: v.number(),
    numberPeriod: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DRAWS)),
    slots: v.pipe(
      v.array(
        v.object({
          code: v.picklist(slotIds),
          picks: picksSchema,
          methodId: v.nullable(v.string()),
          amount: v.nullable(v.number()),
        }),
      ),
      v.maxLength(slotIds.length),
    ),
  }),
);

/** A bao outlasts a visit with its tickets alone: who comes back to an empty builder begins with the ordinary one. */
function forLater(state: SlotsState): SlotsState {
  const isLeft = isBao(methodOf(state)) && state.slots.every(({ picks }) => isEmpty(picks));
  return isLeft ? slotsReducer(state, { type: 'setMethod', methodId: slotGames[state.gameId].defaultMethod }) : state;
}

/** What is kept of a builder; null for one in which nothing was chosen yet. */
export function savedText(state: SlotsState): string | null {
  const { gameId, methodId, amount, numberPeriod } = forLater(state);
  const fresh = createSlots(gameId);
  const slots = state.slots.filter(({ picks }) => !isEmpty(picks));
  const isFresh =
    slots.length === 0 && methodId === fresh.methodId && amount === fresh.amount && numberPeriod === fresh.numberPeriod;
  return isFresh ? null : JSON.stringify({ version: VERSION, methodId, amount, numberPeriod, slots });
}

/** The builder that was kept; a new one when nothing was, or nothing that can be read. */
export function savedSlots(gameId: SlotGame, text: string | null): SlotsState {
  const saved = v.safeParse(savedSchema, text);
  return saved.success ? forLater(builderWith(gameId, saved.output)) : createSlots(gameId);
}
