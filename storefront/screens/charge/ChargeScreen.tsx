import { ActionBar, ButtonLink, CirclePlusIcon, EmptyState } from '@veloc/ui';
import { HistoryPage } from '../../features/money/parts/HistoryPage';
import * as paths from '../../shared/paths';

/** The player's top-ups, and the way to the next one. */
export default function ChargeScreen() {
  return (
    <HistoryPage
      title="Lịch sử nạp tiền"
      list="charges"
      empty={<EmptyState title="Chưa có lần nạp nào">Nạp tiền bằng mã VietQR, tiền vào ví sau vài phút.</EmptyState>}
      below={
        <ActionBar role="region" aria-label="Nạp tiền">
          <ButtonLink href={paths.recharge} wide icon={<CirclePlusIcon />}>
            Nạp tiền
          </ButtonLink>
        </ActionBar>
      }
    />
  );
}
