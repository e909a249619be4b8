import { Component, type ReactNode } from 'react';
import { ButtonLink, ErrorState } from '@veloc/ui';
import * as styles from '../shared/layouts/Layout.css';
import { ApiError, messageOf } from '../api/errors';
import { reloadWhenServed } from '../shared/browserPage';
import { lazyScreen } from '../shared/lazyScreen';

/** Nobody comes for it, so no other page brings it along. */
export const { Screen: NotFoundScreen } = lazyScreen(() => import('./NotFoundScreen'));

/** Shows the error page in place of a screen that broke. Give it the path as key, so that leaving mends it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} /> : this.props.children;
  }
}

/** Something broke on the way to the page: the message, and on 404 the way home (spec section 2). */
function ErrorScreen({ error }: { error: Error }) {
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  return (
    <main className={styles.trouble}>
      <ErrorState title="Trang gặp sự cố" onRetry={reloadWhenServed}>
        {messageOf(error)}
      </ErrorState>
      <ButtonLink href="/" kind="quiet" wide>
        Về trang chủ
      </ButtonLink>
    </main>
  );
}
