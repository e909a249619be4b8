import { Card, ErrorState, Skeleton } from '@veloc/ui';
import type { ApiError } from '../../../api/errors';
import { messageOf } from '../../../copy/errorMessage';
import * as styles from '../TicketDetailScreen.css';

interface DetailStateProps {
  error: ApiError | undefined;
  onRetry: () => void;
}

/** What stands in place of a ticket that is not here: its shape while it loads, or why it does not come. */
export function DetailState({ error, onRetry }: DetailStateProps) {
  if (!error) {
    return (
      <section aria-busy="true" aria-label="Đang tải vé">
        <Card className={styles.skeleton}>
          <Skeleton width="60%" height="2.625rem" />
          <Skeleton height="2.375rem" />
          <Skeleton height="2.375rem" />
          <Skeleton shape="block" height="2.5rem" />
          <Skeleton height="8rem" shape="block" />
        </Card>
      </section>
    );
  }
  if (error.status === 404)
    return <ErrorState title="Không tìm thấy vé">Vé không còn, hoặc không phải của bạn.</ErrorState>;
  return (
    <ErrorState title="Chưa tải được vé" onRetry={onRetry}>
      {messageOf(error)}
    </ErrorState>
  );
}
