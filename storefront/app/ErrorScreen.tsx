import { ButtonLink, ErrorState } from '@veloc/ui';
import { ApiError, messageOf } from '../api/errors';
import { reloadWhenServed } from '../shared/browserPage';
import * as styles from './NotFoundScreen.css';
import { NotFoundScreen } from './NotFoundScreen';

/** Something broke on the way to the page: the message, and on 404 the way home (spec section 2). */
export function ErrorScreen({ error }: { error: Error }) {
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  return (
    <main className={styles.page}>
      <ErrorState title="Trang gặp sự cố" onRetry={reloadWhenServed}>
        {messageOf(error)}
      </ErrorState>
      <ButtonLink href="/" kind="quiet" wide>
        Về trang chủ
      </ButtonLink>
    </main>
  );
}
