import * as v from 'valibot';
import type { GameLine } from './gameLine';
import type { DrawnNumbers } from './gameModule';
import type { GameId } from './games';
import { unpricedLines } from './jackpotShare';
import { feedOf, type Feed } from './periods/ids';
import type { PrizeLine } from './prizeLine';
import { prizesInMoney, sumOfPrizes } from './prizeMoney';
import { prizesOfCopies } from './prizes';
import { regionalTiers, southernShape } from './regional';
import { rulesOf, type TicketByGame } from './registry';

/** A pack tells the draws of so many days before its last one, and so many draws at least. */
export const PACK_DAYS = 30;
export const PACK_DRAWS = 60;

/** A draw of a pack of results: what decides its tickets, and by what it is found. */
export interface PackedDraw extends DrawnNumbers {
  /** For instance `mega:20260821`, `keno:20260702:2152`, `regional:20260821:tphcm`. */
  drawId: string;
  /** The official number, which regional draws and those of a sandbox have not. */
  drawNo: string | null;
}

const REGIONAL = 'regional';

/** `[number or channel, moment, …numbers]`, with what is drawn apart as a list at the end. */
const lineSchema = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.parseJson(),
  v.pipe(
    v.array(v.union([v.string(), v.number(), v.array(v.number())])),
    v.transform(([name, moment, ...drawn]) => {
      const special = drawn.find((part) => Array.isArray(part)) ?? null;
      return { name, moment, numbers: drawn.filter((part) => !Array.isArray(part)), special };
    }),
    v.object({
      name: v.string(),
      moment: v.string(),
      numbers: v.array(v.union([v.number(), v.string()])),
      special: v.nullable(v.array(v.number())),
    }),
  ),
);

const idOf = (feed: Feed, name: string, moment: string) =>
  feed === REGIONAL ? `${REGIONAL}:${moment}:${name}` : `${feed}:${moment}`;

/** The lines of a pack by the ids of their draws: most are never read. */
export function linesByDraw(feed: Feed, lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line) => {
      const [, name = '', , moment = ''] = line.split('"', 4);
      return [idOf(feed, name, moment), line];
    }),
  );
}

/** The line of a draw in the pack of its feed. */
export function packedLine(feed: Feed, { drawId, drawNo, numbers, special, tiers }: PackedDraw): string {
  const [, day = '', place] = drawId.split(':');
  const isRegional = feed === REGIONAL;
  const moment = isRegional || place === undefined ? day : `${day}:${place}`;
  const drawn = isRegional ? regionalTiers.flatMap((tier) => tiers?.[tier] ?? []) : numbers;
  return JSON.stringify([(isRegional ? place : drawNo) ?? '', moment, ...drawn, ...(special ? [special] : [])]);
}

/** Reads a line back; null for anything else. */
export function readPackedLine(feed: Feed, line: unknown): PackedDraw | null {
  const { success, output } = v.safeParse(lineSchema, line);
  if (!success) return null;
  const { name, moment, numbers, special } = output;
  const drawId = idOf(feed, name, moment);
  if (feed !== REGIONAL) return { drawId, drawNo: name || null, numbers, special };
  let at = 0;
  const tiers = Object.fromEntries(
    regionalTiers.map((tier) => [tier, numbers.slice(at, (at += southernShape[tier].count)).map(String)]),
  );
  return { drawId, drawNo: null, numbers, tiers };
}

/** The draw that decides a period, by the ids of both. */
export function drawOfPeriod(gameId: GameId, periodId: string): string {
  return `${feedOf[gameId]}${periodId.slice(gameId.length)}`;
}

/** What a ticket wins by what is known without the shop. */
export interface Estimate {
  /** Dearest first; empty where it wins nothing. `lines` are those of all copies at the ticket's stake. */
  prizes: readonly PrizeLine[];
  /** Đồng of all that has a price of its own. Others may share a capped prize, and a page may print more. */
  amount: number;
  /** Whether a share of a jackpot comes to it, which the shop alone can tell. */
  hasJackpot: boolean;
}

const nobodyElse = { totals: new Map<string, number>(), pools: { jackpot1: null, jackpot2: null } };

/** What copies of an accepted ticket win in a draw; null where the draw does not tell what its game needs. */
export function estimateOf(line: GameLine, copies: number, drawn: DrawnNumbers): Estimate | null {
  const prizes = prizesOfLine(line, copies, drawn);
  if (prizes === null) return null;
  return {
    prizes,
    amount: sumOfPrizes(prizesInMoney(prizes, nobodyElse)),
    hasJackpot: unpricedLines(prizes, nobodyElse).length > 0,
  };
}

function prizesOfLine<Game extends GameId>(
  { gameId, ticket }: { gameId: Game; ticket: TicketByGame[Game] },
  copies: number,
  drawn: DrawnNumbers,
): PrizeLine[] | null {
  const draw = rulesOf(gameId).readDraw(drawn);
  return draw && prizesOfCopies(gameId, { ticket, copies }, draw);
}
