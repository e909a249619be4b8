import { ActionBar, ButtonLink, EmptyState, LandmarkIcon } from '@veloc/ui';
import { HistoryPage } from '../../features/money/parts/HistoryPage';
import * as paths from '../../shared/paths';

/** The player's withdrawals with how each stands, and the way to the next one. */
export default function WithdrawHistoryScreen() {
  return (
    <HistoryPage
      title="Lịch sử rút tiền"
      list="withdrawals"
      empty={
        <EmptyState title="Chưa có lần rút nào">Tiền trong ví và tiền thưởng đều rút được về ngân hàng.</EmptyState>
      }
      below={
        <ActionBar role="region" aria-label="Rút tiền">
          <ButtonLink href={paths.withdraw} wide icon={<LandmarkIcon />}>
            Rút tiền
          </ButtonLink>
        </ActionBar>
      }
    />
  );
}
