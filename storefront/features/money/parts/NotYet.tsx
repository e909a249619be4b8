import { ErrorState, Page, Skeleton } from '@veloc/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/errors';
import * as styles from '../Money.css';

interface NotYetProps {
  /** What is read, for screen readers. */
  label: string;
  /** That of what will stand here. */
  height: string;
  /** Why it does not come; nothing while it is read. */
  error: unknown;
  /** The same as a headline. */
  failure: string;
  onRetry: () => void;
  /** A new try is under way. */
  isRetrying: boolean;
  /** What to say when there is no such thing; nothing as long as there may be one. */
  missing?: ReactNode;
}

/** What stands in the place of one thing that is read by its id: its shape, or why it does not come. */
export function NotYet({ label, height, error, failure, onRetry, isRetrying, missing }: NotYetProps) {
  if (missing) return <main className={styles.message}>{missing}</main>;
  if (error) {
    return (
      <main className={styles.message}>
        <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying}>
          {messageOf(error)}
        </ErrorState>
      </main>
    );
  }
  return (
    <Page as="main" start={12} aria-busy="true" aria-label={label}>
      <Skeleton shape="block" height={height} />
    </Page>
  );
}
