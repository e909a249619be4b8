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
  const unsettled = chosen.filter((line) => !isSettled(line));
  // What has failed keeps the others waiting, wherever it stands.
  const failed = unsettled.find(({ syncError }) => syncError !== null);
  const waiting = failed ?? unsettled[0];
  if (!waiting) return readiness.message;
  if (networkStatus === 'offline') return `Cần có mạng để đồng bộ ${waiting.gameName} trước khi thanh toán`;
  return failed
    ? `Chưa lưu được ${failed.gameName}: bấm Thử lại hoặc bỏ chọn vé này`
    : `Đang đồng bộ ${waiting.gameName} trước khi thanh toán…`;
}
