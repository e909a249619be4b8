import {
  TICKET_STATUS,
  type TicketStatus,
  prizesInMoney,
  sumOfPrizes,
  unpricedLines,
  type PayingDraw,
  type PrizeLine,
} from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { ClaimedPrize, Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';
import type { Settings } from '../settings/settings';
import type { TicketRow } from '../settlement/prizeEvaluator';
import { openClaim } from './claim';

/** What a ticket won in its draw. */
export interface Won {
  /** Tiers without a figure have the value null. */
  prizes: ClaimedPrize[];
  /** Đồng of all that has a figure. */
  amount: number;
  awaitsFigure: boolean;
  /** Whether one of the tiers is printed far from what its game fixes. */
  isUnusual: boolean;
}

/** Whether anything was won, and what of it has a figure. `unusual` are the tiers to be looked at before they are paid. */
export function wonBy(lines: readonly PrizeLine[], paying: PayingDraw, unusual: ReadonlySet<string>): Won {
  const priced = prizesInMoney(lines, paying);
  const unpriced = unpricedLines(lines, paying).map(({ tier, name, lines: count }) => ({
    tier,
    name,
    lines: count,
    value: null,
  }));
  return {
    prizes: [...unpriced, ...priced],
    amount: sumOfPrizes(priced),
    awaitsFigure: unpriced.length > 0,
    isUnusual: priced.some(({ tier }) => unusual.has(tier)),
  };
}

/** Whether the operator has to approve a prize before it is paid (decisions A27 and A28). */
export function mustWait(
  { amount, awaitsFigure, isUnusual }: Won,
  { manualPayoutAbove }: Pick<Settings, 'manualPayoutAbove'>,
) {
  return awaitsFigure || isUnusual || (manualPayoutAbove !== null && amount > manualPayoutAbove);
}

export interface Award {
  ticket: TicketRow;
  won: Won;
  draw: Pick<DrawRow, 'id' | 'dial_at'>;
  settings: Pick<Settings, 'manualPayoutAbove' | 'withholdTax'>;
  at: Date;
}

/** Puts what a ticket won aside for the operator. Once: the ticket's row is locked by the caller. */
export async function putAside(
  trx: Transaction<Database>,
  { ticket, won: { prizes, amount }, draw, at }: Omit<Award, 'settings'>,
): Promise<void> {
  await openClaim(trx, { ticket, draw, prizes, amount, at });
  await markTicket(trx, ticket.id, { status: TICKET_STATUS.awaitingPayout, prize: amount, at });
}

export async function markTicket(
  trx: Transaction<Database>,
  id: string,
  { status, prize, at }: { status: TicketStatus; prize: number; at: Date },
): Promise<void> {
  await trx.updateTable('tickets').set({ status, prize, settled_at: at }).where('id', '=', id).execute();
}
