import { texts } from '@veloc/rules';
import { Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@veloc/ui';
import { type ApiError, messageOf } from '../../../api/errors';
import { usePopups, useSession } from '../../../state/contexts';
import * as styles from '../Ticket.css';
import * as paths from '../../../shared/paths';

interface DetailStateProps {
  error: ApiError | undefined;
  onRetry: () => void;
}

/** What stands in place of a ticket that is not here: its shape while it loads, why it does not come, whose it is. */
export function DetailState({ error, onRetry }: DetailStateProps) {
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  if (!isLoggedIn)
    return <EmptyState title="Đăng nhập để xem vé" action={<Button onClick={openLogin}>{texts.login}</Button>} />;
  if (!error) {
    return (
      <section aria-busy="true" aria-label="Đang tải vé">
        <Card className={styles.ticketSkeleton}>
          <Skeleton width="60%" height="2.625rem" />
          <Skeleton height="2.375rem" />
          <Skeleton height="2.375rem" />
          <Skeleton shape="block" height="2.5rem" />
          <Skeleton height="8rem" shape="block" />
        </Card>
      </section>
    );
  }
  if (error.status === 404) {
    return (
      <EmptyState
        role="status"
        title="Không tìm thấy vé"
        action={<ButtonLink href={paths.tickets}>Xem vé của tôi</ButtonLink>}
      >
        Vé không còn, hoặc không phải của bạn.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="Chưa tải được vé" onRetry={onRetry}>
      {messageOf(error)}
    </ErrorState>
  );
}
