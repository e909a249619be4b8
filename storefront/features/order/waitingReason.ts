import { isSettled, texts, type CartLine, type CartState, type Readiness } from '@veloc/rules';

interface Waiting {
  readiness: Readiness;
  /** The lines to be paid. */
  chosen: readonly CartLine[];
  /** Ids of lines whose sales have ended. */
  closed: ReadonlySet<string>;
  networkStatus: CartState['networkStatus'];
}

/** Why the chosen lines cannot be paid yet, naming the first line that is waited for; null when they can. */
export function waitingReason({ readiness, chosen, closed, networkStatus }: Waiting): string | null {
  if (chosen.some(({ id }) => closed.has(id))) return texts.cartHasInvalid;
  if (readiness.ready) return null;
  if (readiness.reason !== 'unsynced') return readiness.message;
  const waiting = chosen.find((line) => !isSettled(line));
  if (!waiting) return readiness.message;
  return networkStatus === 'offline'
    ? `Cần có mạng để đồng bộ ${waiting.gameName} trước khi thanh toán`
    : `Đang đồng bộ ${waiting.gameName} trước khi thanh toán…`;
}
