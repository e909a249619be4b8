import { type CartLine } from '@veloc/rules';
import type { SyncStatusProps } from '@veloc/ui';

/** Whether the server has the line as it stands. */
export function lineSync(line: CartLine, maxAttempts: number, onRetry: () => void): SyncStatusProps {
  if (line.syncError !== null && line.needsSync) {
    return { status: 'error', attempts: Math.max(1, line.syncAttempts), maxAttempts, onRetry };
  }
  return { status: line.backendSynced && !line.needsSync ? 'synced' : 'pending' };
}

/** What keeps a line from being bought, in a sentence: the server has refused it, or did not get it. */
export function lineError(line: CartLine): string | undefined {
  if (line.validationStatus === 'invalid') return line.validationError ?? line.syncError ?? 'Vé không hợp lệ';
  return line.needsSync ? (line.syncError ?? undefined) : undefined;
}
