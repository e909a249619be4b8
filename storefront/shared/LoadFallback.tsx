import { ErrorState } from '@veloc/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api/errors';

interface LoadFallbackProps {
  /** Why it does not come; nothing while it may. */
  error: unknown;
  /** The headline of a refusal, such as 'Chưa tải được hồ sơ'. */
  failure: string;
  onRetry: () => void;
  /** A new try is under way. @default false */
  isRetrying?: boolean;
  /** Its shape while it loads. */
  children: ReactNode;
}

/** Stands in place of what is not here yet: its shape, or why it does not come and a new try. */
export function LoadFallback({ error, failure, onRetry, isRetrying = false, children }: LoadFallbackProps) {
  if (!error) return children;
  return (
    <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying}>
      {messageOf(error)}
    </ErrorState>
  );
}
