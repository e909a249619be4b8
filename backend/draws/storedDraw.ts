import { max3dDrawOf, type DrawByGame, type GameId, type Max3DDraw } from '@veloc/rules';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';

export type DrawRow = Selectable<Database['draws']>;

const detailsSchema = v.object({
  /** Regional draws: digit strings by tier. */
  tiers: v.optional(v.record(v.string(), v.array(v.string()))),
  /** What the result page prints for each tier: winners, đồng for each and, for a jackpot, the whole pool. */
  printed: v.optional(
    v.record(v.string(), v.object({ winners: v.number(), value: v.number(), pool: v.optional(v.number()) })),
  ),
});

export type DrawDetails = v.InferOutput<typeof detailsSchema>;

export function detailsOf(draw: Pick<DrawRow, 'details'>): DrawDetails {
  return v.parse(detailsSchema, draw.details);
}

function balls(draw: DrawRow): number[] {
  return draw.numbers.map(Number);
}

function specialOf(draw: DrawRow): number {
  const [special] = draw.special ?? [];
  if (special === undefined) {
    throw new Error(`The stored draw ${draw.id} lacks its special number, so it settles nothing. Import it again.`);
  }
  return special;
}

function groups(draw: DrawRow): Max3DDraw {
  return max3dDrawOf(draw.numbers);
}

const readers: { readonly [Game in GameId]: (draw: DrawRow) => DrawByGame[Game] } = {
  keno: (draw) => ({ numbers: balls(draw) }),
  kenoeo: (draw) => ({ numbers: balls(draw) }),
  kenoud: (draw) => ({ numbers: balls(draw) }),
  mega: (draw) => ({ numbers: balls(draw) }),
  power: (draw) => ({ numbers: balls(draw), powerNumber: specialOf(draw) }),
  lotto535: (draw) => ({ numbers: balls(draw), specialNumber: specialOf(draw) }),
  max3d: groups,
  max3dpro: groups,
  loto: (draw) => ({ prizes: detailsOf(draw).tiers ?? {} }),
  classic: (draw) => ({ prizes: detailsOf(draw).tiers ?? {} }),
};

/** A stored draw in the form that a game's prize rules read. */
export function drawFor<Game extends GameId>(gameId: Game, draw: DrawRow): DrawByGame[Game] {
  return readers[gameId](draw);
}
