import { type HistoryTicket, gameIds, type GameId, type TicketCount } from '@veloc/rules';
import type { ReceiptFact, TabItem } from '@veloc/ui';
import type { ProofPlace } from '../../api/calls/heldTickets';
import { tabName } from '../result/result';
import * as paths from '../../shared/paths';

/** What a purchase is known by: its order, without the game that the history splits it by. */
export function orderCode(id: string): string {
  return id.split('.')[0] ?? id;
}

/** The id in the history of what an order holds of one game. */
export const entryIdOf = (orderId: string, gameId: GameId) => `${orderId}.${gameId}`;

const LONGEST_WHOLE = 20;
const CODE_LENGTH = 12;

/** What an id is called wherever a player reads one: on pages, pictures and slips. */
export const codeLabel = { order: 'Mã đơn', ticket: 'Mã vé' } as const;

/**
 * A code as one reads it out: a long id by its last twelve characters in fours ('2E6F-90A1-B7D4'), a short one whole.
 */
export function shortCode(id: string): string {
  if (id.length <= LONGEST_WHOLE) return id;
  const code = id.replaceAll('-', '').slice(-CODE_LENGTH).toUpperCase();
  return (code.match(/.{4}/g) ?? [code]).join('-');
}

export function orderFact(id: string): ReceiptFact {
  return { label: codeLabel.order, value: shortCode(id), copyText: id };
}

/** A row for each ticket's code, told apart by their letters, and by their place where a letter comes again. */
export function ticketFacts(tickets: readonly Pick<HistoryTicket, 'ticketId' | 'code'>[]): ReceiptFact[] {
  const counts = new Map<string, number>();
  return tickets.map(({ ticketId, code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    const name = count > 1 ? `${codeLabel.ticket} ${code} (${count})` : `${codeLabel.ticket} ${code}`;
    const label = tickets.length > 1 ? name : codeLabel.ticket;
    return { label, value: shortCode(ticketId), copyText: ticketId };
  });
}

/** The tab of the tickets of all games. */
export const ALL_GAMES = 'all';

export const historyTabs = gameIds.map((game) => ({ value: game, label: tabName(game), accent: game }));

/** '?game=' of the address; Keno, the default of the history (spec section 3), when it names no game. */
export function historyGameOf(game: string | null): GameId {
  return gameIds.find((known) => known === game) ?? 'keno';
}

/** '?game=' of the address of my tickets: all games unless it names one. */
export function historyTabOf(game: string | null): GameId | typeof ALL_GAMES {
  return gameIds.find((known) => known === game) ?? ALL_GAMES;
}

/** What stands beside a tab's label: '1 trúng', else '3 chờ'; nothing without waiting or new winning tickets. */
export function tabMark(count: Pick<TicketCount, 'won' | 'waiting'> | undefined): TabMark | undefined {
  if (!count || count.won + count.waiting === 0) return undefined;
  const won = count.won > 0 ? `${count.won} vé vừa trúng` : null;
  const waiting = count.waiting > 0 ? `${count.waiting} vé đang chờ` : null;
  return {
    tone: won ? 'gold' : 'info',
    label: [won, waiting].filter(Boolean).join(', '),
    text: won ? `${count.won} trúng` : `${count.waiting} chờ`,
  };
}

/** The same beside 'Đã trúng', which says already of what: '1'. */
export function wonMark(won: number): TabMark | undefined {
  const mark = tabMark({ won, waiting: 0 });
  return mark && { ...mark, text: String(won) };
}

type TabMark = NonNullable<TabItem<string>['mark']>;

interface Purchase {
  id: string;
  gameId: GameId;
}

const isRegional = (gameId: GameId) => gameId === 'loto' || gameId === 'classic';

/** Where a purchase is shown. */
export function ticketHref({ id, gameId }: Purchase): string {
  return isRegional(gameId) ? paths.regionalTicketOf(gameId, id) : paths.ticketOf(id);
}

/** Where it is shown what a purchase has won. */
export function rewardHref({ id, gameId }: Purchase): string {
  return isRegional(gameId) ? paths.regionalRewardOf(gameId, id) : paths.rewardOf(id);
}

/** As the code on a printed slip names a ticket, behind the `#` that no browser sends to a server. */
export const proofHash = ({ period, seq, salt }: ProofPlace): string => `#${period}.${seq}.${salt}`;

/** Null for any other hash. */
export function readProofHash(hash: string): ProofPlace | null {
  const [, period, seq, salt] = /^#([\w:-]{1,60})\.(\d{1,9})\.([\da-f]{64})$/.exec(hash) ?? [];
  return period === undefined || salt === undefined ? null : { period, seq: Number(seq), salt };
}
