import { claimLapsesAt } from '@veloc/rules';
import type { Selectable, Transaction } from 'kysely';
import { json, type ClaimedPrize, type ClaimState, type Database } from '../db/schema';
import { newId } from '../ids';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import type { DrawRow } from '../draws/storedDraw';
import type { TicketRow } from '../settlement/prizeEvaluator';

export type ClaimRow = Selectable<Database['prize_claims']>;

/** Đồng of all lines that have a figure. */
export function pricedSum(prizes: readonly ClaimedPrize[]): number {
  return prizes.reduce((sum, { lines, value }) => sum + lines * (value ?? 0), 0);
}

/** Whether prizes are those of before, in whatever order, with no more than a figure told since then. */
export function isSamePrize(before: readonly ClaimedPrize[], now: readonly ClaimedPrize[]): boolean {
  const others = inOrder(now);
  return (
    before.length === others.length &&
    inOrder(before).every(({ tier, lines, value }, index) => {
      const other = others[index];
      return tier === other?.tier && lines === other.lines && (value === null || value === other.value);
    })
  );
}

function inOrder(prizes: readonly ClaimedPrize[]): ClaimedPrize[] {
  return prizes.toSorted(
    (one, other) =>
      one.tier.localeCompare(other.tier) || one.lines - other.lines || (one.value ?? 0) - (other.value ?? 0),
  );
}

export interface NewClaim {
  ticket: TicketRow;
  draw: Pick<DrawRow, 'id' | 'dial_at'>;
  prizes: ClaimedPrize[];
  /** Đồng that are owed: all that has a figure, less what was paid before a correction. */
  amount: number;
  at: Date;
}

/** Puts a prize aside for the operator: its sum is owed from now on. The caller marks the ticket. */
export async function openClaim(
  trx: Transaction<Database>,
  { ticket, draw, prizes, amount, at }: NewClaim,
): Promise<ClaimRow> {
  const claim = await trx
    .insertInto('prize_claims')
    .values({
      id: newId(at),
      ticket_id: ticket.id,
      user_id: ticket.user_id,
      period_id: ticket.period_id,
      draw_id: draw.id,
      amount: 0,
      prizes: json(prizes),
      awaits_figure: prizes.some(({ value }) => value === null),
      state: 'waiting',
      reason: null,
      note: null,
      created_at: at,
      decided_at: null,
      lapses_at: new Date(claimLapsesAt(ticket.game_id, draw.dial_at)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return bookClaim(trx, claim, amount, at);
}

/** Makes `amount` đồng what is owed for a claim, and books the difference. */
export async function bookClaim(
  trx: Transaction<Database>,
  claim: ClaimRow,
  amount: number,
  at: Date,
): Promise<ClaimRow> {
  const { id, user_id: userId } = claim;
  const more = amount - claim.amount;
  if (more === 0) return claim;
  const refId = `${id}:${newId(at)}`;
  await postJournal(trx, {
    userId,
    refId,
    at,
    ...(more > 0
      ? { kind: 'prize_owed', legs: transferLegs(more, { from: 'sys:prizes', to: 'sys:prizes-owed' }) }
      : { kind: 'prize_released', legs: transferLegs(-more, { from: 'sys:prizes-owed', to: 'sys:prizes' }) }),
  });
  return update(trx, id, { amount });
}

/** Ends a claim unpaid: nothing is owed for it any more, as nothing is for one that lapsed. `amount` keeps what it was. */
export async function releaseClaim(
  trx: Transaction<Database>,
  claim: ClaimRow,
  { state, at }: { state: Extract<ClaimState, 'withdrawn' | 'lapsed'>; at: Date },
): Promise<ClaimRow> {
  if (claim.amount > 0 && claim.state !== 'lapsed') {
    const legs = transferLegs(claim.amount, { from: 'sys:prizes-owed', to: 'sys:prizes' });
    await postJournal(trx, { userId: claim.user_id, kind: 'prize_released', refId: claim.id, legs, at });
  }
  return update(trx, claim.id, { state, decided_at: at });
}

export function updateClaim(
  trx: Transaction<Database>,
  id: string,
  change: Partial<Pick<ClaimRow, 'state' | 'reason' | 'note' | 'decided_at' | 'awaits_figure'>> & {
    prizes?: ClaimedPrize[];
  },
): Promise<ClaimRow> {
  const { prizes, ...rest } = change;
  return update(trx, id, { ...rest, ...(prizes ? { prizes: json(prizes) } : {}) });
}

function update(trx: Transaction<Database>, id: string, change: Record<string, unknown>): Promise<ClaimRow> {
  return trx.updateTable('prize_claims').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
