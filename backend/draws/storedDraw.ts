import { rulesOf, type DrawByGame, type GameId } from '@veloc/rules';
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

/** A stored draw in the form that a game's prize rules read. */
export function drawFor<Game extends GameId>(gameId: Game, draw: DrawRow): DrawByGame[Game] {
  const { numbers, special } = draw;
  const read = rulesOf(gameId).readDraw({ numbers, special, tiers: detailsOf(draw).tiers ?? {} });
  if (read === null) {
    throw new Error(`The stored draw ${draw.id} lacks its special number, so it settles nothing. Import it again.`);
  }
  return read;
}
