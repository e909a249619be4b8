import { texts } from '@veloc/rules';
import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@veloc/ui';
import { type ApiError, messageOf } from '../../../../api/errors';

export interface StockStateProps {
  /** Asks a guest to log in, who may not see the stock; null for a player. */
  onLogin: (() => void) | null;
  error: ApiError | undefined;
  isLoading: boolean;
  onRetry: () => void;
}

/** What stands in place of a stock that is not here: a login, its shape while it loads, or why it does not come. */
export function StockState({ onLogin, error, isLoading, onRetry }: StockStateProps) {
  if (onLogin) {
    return (
      <EmptyState title="Đăng nhập để xem kho vé" action={<Button onClick={onLogin}>{texts.login}</Button>}>
        Vé của mỗi đài có hạn, ai đặt trước được trước.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState title="Chưa tải được kho vé" onRetry={onRetry} isRetrying={isLoading}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (!isLoading)
    return <EmptyState title="Kho vé đang trống">Vé mới được nhập mỗi ngày, bạn quay lại sau nhé.</EmptyState>;
  return (
    <Stack as="section" aria-busy="true" aria-label="Đang tải kho vé" gap={10}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Skeleton key={card} shape="block" height="4.25rem" />
      ))}
    </Stack>
  );
}
