import { gameName } from '../gameNames';
import { readLine, type ReadLine } from '../gameLine';
import type { GameId } from '../games';
import type { CartLineAnswer } from '../wire/carts';
import { lineFingerprint } from './identity';

/** What a builder hands over: `checkAdding` decodes its ticket and prices it. */
export interface LineDraft {
  gameId: GameId;
  ticket: object;
  periodId: string | null;
  /** @default 1 */
  numberPeriod?: number;
  /** @default 1 */
  quantity?: number;
}

/** How often a ticket is bought, for which draws, and at what price. */
export interface Pricing {
  /** Draws the ticket takes part in. */
  numberPeriod: number;
  periodId: string | null;
  /** Đồng a copy. */
  unitPrice: number;
  quantity: number;
}

/** What is bought, and at what price. */
export type PricedLine = ReadLine & Pricing;

/** A line on its way to be paid, from the cart, from a builder or from an order. */
export type OrderLine = PricedLine & {
  id: string;
  gameName: string;
  /** Đồng: `quantity` times `unitPrice`. */
  totalPrice: number;
};

/** The line under an id, which may be temporary. */
export function orderLine(line: PricedLine, id: string): OrderLine {
  return { ...line, id, gameName: gameName(line.gameId, line.ticket), totalPrice: line.unitPrice * line.quantity };
}

/**
 * One line of the cart as the storefront holds it (spec section 3). Moments are ISO 8601. Its id is temporary until the
 * server has accepted the line, then the server's.
 */
export type CartLine = OrderLine & {
  /** What the line was called here before, so that a tab that still knows it by that name finds it. */
  formerIds: readonly string[];
  addedAt: string;
  updatedAt: string;
  /** The server holds the line. */
  backendSynced: boolean;
  /** The server has not accepted the line yet. */
  isOptimistic: boolean;
  /** Failed tries in a row. */
  syncAttempts: number;
  syncError: string | null;
  /** Something about the line is still to be sent. */
  needsSync: boolean;
  validationStatus: 'pending' | 'valid' | 'invalid';
  validationError: string | null;
  validationErrorCode: string | null;
  /** The quantity the server holds; 0 before it has accepted the line. */
  syncedQuantity: number;
  /** Counts the server's changes of the line; null before it has accepted the line, and where it keeps no count. */
  version: number | null;
  /** When the server's answer to add-item came; null for lines that a full sync brought. */
  acceptedAt: string | null;
};

/** What went wrong with a call. The server has `refused` when it answered 4xx; no answer and 5xx are not refusals. */
export interface CallFailure {
  message: string;
  code: string | null;
  refused: boolean;
}

/** A line that only this device knows; `id` is temporary. */
export function localLine(line: OrderLine, at: string): CartLine {
  return withQuantity(
    {
      ...line,
      addedAt: at,
      updatedAt: at,
      backendSynced: false,
      isOptimistic: true,
      syncAttempts: 0,
      syncError: null,
      needsSync: true,
      validationStatus: 'pending',
      validationError: null,
      validationErrorCode: null,
      formerIds: [],
      syncedQuantity: 0,
      version: null,
      acceptedAt: null,
    },
    line.quantity,
  );
}

/** A line as the server has it. */
export function serverLine(item: CartLineAnswer): CartLine {
  return withQuantity(
    {
      ...readLine(item),
      id: item.itemId ?? item.id,
      gameName: item.gameName || gameName(item.gameId, item.ticket),
      numberPeriod: item.numberPeriod,
      periodId: item.periodId,
      unitPrice: item.unitPrice,
      quantity: item.quantity,
      totalPrice: 0,
      addedAt: item.addedAt,
      updatedAt: item.updatedAt ?? item.addedAt,
      backendSynced: true,
      isOptimistic: false,
      syncAttempts: 0,
      syncError: null,
      needsSync: false,
      // The server has checked what it holds, unless it says that it is still at it.
      validationStatus: item.validationStatus,
      validationError: item.validationError,
      validationErrorCode: item.validationErrorCode,
      formerIds: [],
      syncedQuantity: item.quantity,
      version: item.version ?? null,
      acceptedAt: null,
    },
    item.quantity,
  );
}

/** The line at another quantity, with its total; still to be sent when the server holds another number. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  return {
    ...line,
    quantity,
    totalPrice: quantity * line.unitPrice,
    needsSync: line.isOptimistic || quantity !== line.syncedQuantity,
  };
}

/** Copies the player has added or taken away and the server does not know of. */
export function unsentCopies({ quantity, syncedQuantity }: CartLine): number {
  return quantity - syncedQuantity;
}

/** Names a line has had lately; a tab that missed more of them has heard of the line since. */
const MOST_FORMER_IDS = 20;

/** The line, found by these ids as well. */
export function withAliases(line: CartLine, ids: readonly string[]): CartLine {
  const news = ids.filter((id) => id !== line.id && !line.formerIds.includes(id));
  return { ...line, formerIds: [...line.formerIds, ...news].slice(-MOST_FORMER_IDS) };
}

/** The line by the id it has or once had; undefined when it is not there. */
export function lineById(items: readonly CartLine[], id: string): CartLine | undefined {
  return items.find((line) => line.id === id) ?? items.find(({ formerIds }) => formerIds.includes(id));
}

/** The line that buys the same thing (spec section 4); undefined when there is none. */
export function samePurchase(items: readonly CartLine[], line: PricedLine): CartLine | undefined {
  const { gameId, periodId, numberPeriod } = line;
  return items.find(
    (item) =>
      item.gameId === gameId &&
      item.periodId === periodId &&
      item.numberPeriod === numberPeriod &&
      fingerprintOf(item) === fingerprintOf(line),
  );
}

/** Each line is compared with every other, and no ticket is ever changed in place. */
const known = new WeakMap<object, Pick<PricedLine, 'gameId' | 'periodId' | 'numberPeriod'> & { fingerprint: string }>();

function fingerprintOf(line: PricedLine): string {
  const { gameId, ticket, periodId, numberPeriod } = line;
  const before = known.get(ticket);
  if (before?.gameId === gameId && before.periodId === periodId && before.numberPeriod === numberPeriod)
    return before.fingerprint;
  const fingerprint = lineFingerprint(line);
  known.set(ticket, { gameId, periodId, numberPeriod, fingerprint });
  return fingerprint;
}
