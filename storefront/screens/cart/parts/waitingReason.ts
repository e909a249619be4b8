import type { CartLine, Readiness } from '@veloc/rules';

/** Why the chosen lines cannot be paid yet, naming the first line that is waited for; null when they can. */
export function waitingReason(readiness: Readiness, chosen: readonly CartLine[]): string | null {
  if (readiness.ready) return null;
  if (readiness.reason !== 'unsynced') return readiness.message;
  const waiting = chosen.find(({ backendSynced, validationStatus }) => !backendSynced || validationStatus !== 'valid');
  return waiting ? `Đang đồng bộ ${waiting.gameName} trước khi thanh toán…` : readiness.message;
}
