import type { SettledBy, TicketFacts } from '@veloc/proof';
import {
  checkTicket,
  gameIds,
  prizesInMoney,
  prizesOf,
  rulesOf,
  stakeOf,
  sumOfPrizes,
  type GameId,
} from '@veloc/rules';
import * as v from 'valibot';

const resultSchema = v.object({
  numbers: v.union([v.array(v.number()), v.array(v.string())]),
  special: v.nullable(v.array(v.number())),
  tiers: v.nullable(v.record(v.string(), v.array(v.string()))),
});
const pool = v.nullable(v.number());
const payingSchema = v.object({
  totals: v.record(v.string(), v.number()),
  pools: v.object({ jackpot1: pool, jackpot2: pool }),
  printed: v.nullable(v.record(v.string(), v.object({ winners: v.number(), value: v.number() }))),
});

/** What every ticket has and no bet depends on. */
const DISPLAYED = { code: 'A', isDone: true, price: '10000' };

/** What a ticket has won by the rules of its game, in đồng; null for a ticket or a draw that they do not know. */
export function prizeOf({ game, play, copies }: TicketFacts, settled: SettledBy): number | null {
  const gameId = gameIds.find((id) => id === game);
  return gameId ? prizeIn(gameId, { play, copies }, settled) : null;
}

function prizeIn<Game extends GameId>(
  gameId: Game,
  { play, copies }: Pick<TicketFacts, 'play' | 'copies'>,
  settled: SettledBy,
): number | null {
  const result = v.safeParse(resultSchema, settled.result);
  const paying = v.safeParse(payingSchema, settled.paying);
  const checked = checkTicket(gameId, { ...DISPLAYED, ...play });
  if (!result.success || !paying.success || !checked.ok) return null;
  const { numbers, special, tiers } = result.output;
  const draw = rulesOf(gameId).readDraw({ numbers, special, tiers: tiers ?? {} });
  if (draw === null) return null;
  const plays = stakeOf(gameId, checked.value) * copies;
  const lines = prizesOf(gameId, checked.value, draw).map((line) => ({ ...line, lines: line.lines * plays }));
  const { totals, pools, printed } = paying.output;
  return sumOfPrizes(
    prizesInMoney(lines, { totals: new Map(Object.entries(totals)), pools, printed: printed ?? undefined }),
  );
}
