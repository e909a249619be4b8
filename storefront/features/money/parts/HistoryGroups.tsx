import { ChipGroup } from '@veloc/ui';
import { useLocation } from 'wouter';
import type { MoneyList } from '../../../api/calls/wallet';
import * as paths from '../../../shared/paths';

/** Where each list of money stands; 'Mua vé' and 'Hoàn tiền' are the two groups of spec section 1. */
export const historyGroups: readonly { value: MoneyList; label: string; href: string }[] = [
  { value: 'payments', label: 'Tất cả', href: paths.payments },
  { value: 'buyTicket', label: 'Mua vé', href: paths.transactions },
  { value: 'cashback', label: 'Hoàn tiền', href: `${paths.transactions}?group=cashback` },
  { value: 'charges', label: 'Nạp tiền', href: paths.charges },
  { value: 'withdrawals', label: 'Rút tiền', href: paths.withdrawals },
];

/** The lists of money side by side: one page to the player, five addresses. */
export function HistoryGroups({ list }: { list: MoneyList }) {
  const [, navigate] = useLocation();
  return (
    <ChipGroup
      label="Loại giao dịch"
      options={historyGroups}
      value={list}
      onChange={({ value }) => {
        const group = historyGroups.find((one) => one.value === value);
        if (group) navigate(group.href, { replace: true });
      }}
    />
  );
}
