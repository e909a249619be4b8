import { ButtonLink, EmptyState, Segment } from '@veloc/ui';
import { useSearchParams } from 'wouter';
import { HistoryPage } from '../../features/money/parts/HistoryPage';

/** The two groups of spec section 1. */
const groups = [
  { value: 'buyTicket', label: 'Mua vé' },
  { value: 'cashback', label: 'Hoàn tiền' },
] as const;

const empty = {
  buyTicket: (
    <EmptyState title="Chưa có giao dịch nào" action={<ButtonLink href="/">Chọn trò chơi</ButtonLink>}>
      Vé bạn mua sẽ được ghi lại ở đây theo từng ngày.
    </EmptyState>
  ),
  cashback: <EmptyState title="Chưa có khoản hoàn nào">Tiền hoàn vé và khuyến mãi sẽ hiện ở đây.</EmptyState>,
};

/** What was bought and what came back, by day with the day's sums. */
export default function TransactionHistoryScreen() {
  const [query, setQuery] = useSearchParams();
  const group = query.get('group') === 'cashback' ? 'cashback' : 'buyTicket';
  const choose = (value: (typeof groups)[number]['value']) =>
    setQuery(
      (held) => {
        const next = new URLSearchParams(held);
        next.set('group', value);
        return next;
      },
      { replace: true },
    );
  return (
    <HistoryPage
      title="Lịch sử giao dịch"
      list={group}
      empty={empty[group]}
      above={<Segment label="Nhóm giao dịch" options={groups} value={group} onChange={({ value }) => choose(value)} />}
    />
  );
}
