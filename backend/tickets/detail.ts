import {
  TICKET_STATUS,
  type GameId,
  type GameResult,
  type HistoryDetailAnswer,
  type HistoryEntryAnswer,
  type Reward,
} from '@veloc/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { bookPlaces } from '../books/read';
import type { Database } from '../db/schema';
import { isId } from '../ids';
import { publicOrderId } from '../orders/publicOrderId';
import { correctionsOf } from '../results/corrections';
import { gameResult } from '../results/gameResult';
import type { Shop } from '../shop';
import { historyEntries } from './entries';
import { readEntryId, type EntryKey } from './entryId';
import { ticketRows, type TicketRow } from './rows';

/** One history entry with its newest result and what it won, by the entry's id or that of one of its tickets. */
export async function ticketDetail(
  shop: Pick<Shop, 'db' | 'clock' | 'settings'>,
  { userId, id }: { userId: string; id: string },
): Promise<HistoryDetailAnswer | undefined> {
  const { db } = shop;
  const key = readEntryId(id) ?? (await keyOfTicket(db, userId, id));
  if (!key) return undefined;
  const { orderId, gameId } = key;
  const wanted = { userId, gameId, orderIds: [orderId] };
  const [entry] = await historyEntries(shop, wanted);
  if (!entry || entry.listPeriod.length === 0) return undefined;
  const tickets = await ticketRows(db, { ...wanted, gameIds: [wanted.gameId] });
  const result = await newestResult(db, gameId, tickets);
  await addBookPlaces(db, entry);
  return { ...entry, result, reward: await rewardOf(db, { userId, key, tickets }) };
}

async function keyOfTicket(db: Kysely<Database>, userId: string, id: string): Promise<EntryKey | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('tickets')
    .select(['order_id as orderId', 'game_id as gameId'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function addBookPlaces(db: Kysely<Database>, { listPeriod }: HistoryEntryAnswer): Promise<void> {
  const tickets = listPeriod.flatMap((period) => period.tickets).filter(({ ticketId }) => isId(ticketId));
  const places = await bookPlaces(
    db,
    tickets.map(({ ticketId }) => ticketId),
  );
  for (const ticket of tickets) {
    const book = places.get(ticket.ticketId);
    if (book) ticket.book = book;
  }
}

async function newestResult(db: Kysely<Database>, gameId: GameId, tickets: TicketRow[]): Promise<GameResult | null> {
  const drawId = tickets.findLast(({ draw_id }) => draw_id !== null)?.draw_id;
  if (!drawId) return null;
  const draw = await db.selectFrom('draws').selectAll().where('id', '=', drawId).executeTakeFirst();
  return draw ? gameResult(gameId, draw, { corrections: (await correctionsOf(db, [draw])).get(draw.id) }) : null;
}

/** What the settlement wrote beside a paid prize. */
const paidPrizes = v.object({
  ticketId: v.string(),
  prizes: v.array(v.object({ name: v.string(), lines: v.number(), value: v.nullable(v.number()) })),
});

interface Winning {
  userId: string;
  key: EntryKey;
  tickets: readonly TicketRow[];
}

async function rewardOf(db: Kysely<Database>, { userId, key, tickets }: Winning): Promise<Reward | null> {
  const winners = tickets.filter(
    ({ status }) => status === TICKET_STATUS.won || status === TICKET_STATUS.awaitingPayout,
  );
  if (winners.length === 0) return null;
  const payments = await db
    .selectFrom('transactions')
    .select(['id', 'meta'])
    .where('user_id', '=', userId)
    .where('order_id', '=', key.orderId)
    .where('kind', '=', 'reward')
    .orderBy('id', 'desc')
    .execute();
  const paid = payments.map(({ id, meta }) => ({ id, ...v.parse(paidPrizes, meta) }));
  const own = paid.filter(({ ticketId }) => winners.some(({ id }) => id === ticketId));
  return {
    transactionPayReward: own[0]?.id ?? null,
    id: publicOrderId({ id: key.orderId, game_id: key.gameId }),
    rewardCount: winners.length,
    reward: winners.reduce((sum, { prize }) => sum + prize, 0),
    rewards: winners.flatMap((ticket) => {
      const { id, prize } = ticket;
      // A payment on a wrong result names tiers that the right one does not give.
      if (ticket.kept > 0 && ticket.corrected_at)
        return [{ ticketId: id, name: 'Giữ nguyên sau đính chính', value: prize }];
      const prizes = ticket.claim_prizes ?? own.find(({ ticketId }) => ticketId === id)?.prizes;
      return prizes
        ? prizes.map(({ name, lines, value }) => ({ ticketId: id, name, value: lines * (value ?? 0) }))
        : [{ ticketId: id, name: 'Giải thưởng', value: prize }];
    }),
  };
}
