import { ActionBar, ButtonLink, CirclePlusIcon, EmptyState, LandmarkIcon } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { HistoryPage } from '../../features/money/parts/HistoryPage';
import * as paths from '../../shared/paths';

// The lists of money that are no whole history; each has an address of its own.

const empty = {
  buyTicket: (
    <EmptyState title="Chưa có giao dịch nào" action={<ButtonLink href="/">Chọn trò chơi</ButtonLink>}>
      Vé bạn mua sẽ được ghi lại ở đây theo từng ngày.
    </EmptyState>
  ),
  cashback: <EmptyState title="Chưa có khoản hoàn nào">Tiền hoàn vé và khuyến mãi sẽ hiện ở đây.</EmptyState>,
};

/** What was bought or came back, the two groups of spec section 1, by day with what each day has moved. */
export function PurchaseHistoryScreen() {
  const [query] = useSearchParams();
  const group = query.get('group') === 'cashback' ? 'cashback' : 'buyTicket';
  return <HistoryPage key={group} list={group} empty={empty[group]} />;
}

/** The player's top-ups, and the way to the next one. */
export function TopUpHistoryScreen() {
  return (
    <HistoryPage
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

/** The player's withdrawals with how each stands, and the way to the next one. */
export function WithdrawalHistoryScreen() {
  return (
    <HistoryPage
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
