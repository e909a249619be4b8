import { isSettled, type CartLine, type CartState, type Readiness } from '@veloc/rules';

interface Waiting {
  readiness: Readiness;
  /** The lines to be paid. */
  chosen: readonly CartLine[];
  networkStatus: CartState['networkStatus'];
}

/** Why the chosen lines cannot be paid yet, naming the first line that is waited for; null when they can. */
export function waitingReason({ readiness, chosen, networkStatus }: Waiting): string | null {
  if (readiness.ready) return null;
  if (readiness.reason !== 'unsynced') return readiness.message;
  const waiting = chosen.find((line) => !isSettled(line));
  if (!waiting) return readiness.message;
  return networkStatus === 'offline'
    ? `Cần có mạng để đồng bộ ${waiting.gameName} trước khi thanh toán`
    : `Đang đồng bộ ${waiting.gameName} trước khi thanh toán…`;
}
