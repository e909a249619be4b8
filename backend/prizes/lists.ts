import { gameConfig, type GameId } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { ClaimedPrize, ClaimState, Database } from '../db/schema';
import { LISTED } from '../settings/limits';
import { winnersOf } from './figures';

/** A prize as the operator decides about it. */
export interface OpenClaim {
  id: string;
  state: ClaimState;
  createdAt: string;
  /** The end of the claim period. */
  lapsesAt: string;
  /** Đồng before tax; without the jackpot while `awaitsFigure`. */
  amount: number;
  awaitsFigure: boolean;
  player: string;
  phone: string;
  ticketId: string;
  game: string;
  drawId: string;
  /** `winners` are the plays known to share a jackpot, of the whole draw; null for other prizes. */
  prizes: (ClaimedPrize & { winners: number | null })[];
  reason: string | null;
  note: string | null;
}

/** Prizes that wait or were rejected, the oldest first, at most `LISTED`. */
export async function openClaims(db: Kysely<Database>): Promise<OpenClaim[]> {
  return (await claims(db).where('prize_claims.state', 'in', ['waiting', 'rejected']).limit(LISTED).execute()).map(
    answer,
  );
}

export async function claimById(db: Kysely<Database>, id: string): Promise<OpenClaim> {
  return answer(await claims(db).where('prize_claims.id', '=', id).executeTakeFirstOrThrow());
}

function claims(db: Kysely<Database>) {
  return db
    .selectFrom('prize_claims')
    .innerJoin('users', 'users.id', 'prize_claims.user_id')
    .innerJoin('tickets', 'tickets.id', 'prize_claims.ticket_id')
    .innerJoin('draws', 'draws.id', 'prize_claims.draw_id')
    .selectAll('prize_claims')
    .select([
      'users.name as player',
      'users.phone',
      'tickets.game_id',
      'draws.feed',
      'draws.winners1',
      'draws.winners2',
    ])
    .orderBy('prize_claims.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof claims>['executeTakeFirstOrThrow']>>;

function answer(row: Row): OpenClaim {
  const game: GameId = row.game_id;
  return {
    id: row.id,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    amount: row.amount,
    awaitsFigure: row.awaits_figure,
    player: row.player,
    phone: row.phone,
    ticketId: row.ticket_id,
    game: gameConfig[game].title,
    drawId: row.draw_id,
    prizes: row.prizes.map((prize) => ({ ...prize, winners: winnersOf(prize, row) })),
    reason: row.reason,
    note: row.note,
  };
}

/** Draws with a jackpot to be paid that more plays won here than its page prints winners: one of the two is wrong. */
export async function drawsWithMoreWinners(
  db: Kysely<Database>,
): Promise<{ drawId: string; printed: number; winners: number }[]> {
  const { rows } = await sql<{ drawId: string; printed: number; winners: number }>`
    select distinct draws.id as "drawId", (told.prize ->> 'winners')::int as printed, told.winners
    from prize_claims
    join draws on draws.id = prize_claims.draw_id
    cross join lateral (values
      (draws.details #> '{printed,jackpot}', winners1),
      (draws.details #> '{printed,jackpot1}', winners1),
      (draws.details #> '{printed,jackpot2}', winners2)) as told(prize, winners)
    where prize_claims.state in ('waiting', 'rejected') and (told.prize ->> 'winners')::int < told.winners
    order by 1`.execute(db);
  return rows;
}

/** Draws whose jackpot was won here and has no figure yet (decision A28). */
export async function drawsWithoutFigure(db: Kysely<Database>): Promise<{ drawId: string; tickets: number }[]> {
  const rows = await db
    .selectFrom('prize_claims')
    .select(['draw_id', (select) => select.fn.countAll<string>().as('tickets')])
    .where('state', 'in', ['waiting', 'rejected'])
    .where('awaits_figure', '=', true)
    .groupBy('draw_id')
    .orderBy('draw_id')
    .execute();
  return rows.map(({ draw_id, tickets }) => ({ drawId: draw_id, tickets: Number(tickets) }));
}
