import { classicPrizes, TICKET_PRICE } from '@veloc/rules';
import { EmptyState, Facts, formatMoney, InfiniteList, Notice, SectionHeading, StockCard, Text } from '@veloc/ui';
import { type ApiError, messageOf } from '../../../../api/errors';
import { heading } from '../Classic.css';
import type { Classic } from '../useClassic';

/** What a ticket wins by how many digits it has: '2 số 700.000 ₫'. */
const prizes = Object.entries(classicPrizes).map(([digits, value]) => `${digits}\u00A0số\u00A0${formatMoney(value)}`);

interface StockListProps {
  classic: Classic;
  /** Digits to look for. */
  query: string;
  /** Why the stock could not be read again; what was read stays. */
  error: ApiError | undefined;
  /** A number that is taken was pressed. */
  onOpen: (id: string) => void;
}

/** The numbers on sale; a press takes one ticket, a press on what is taken asks how many. */
export function StockList({ classic, query, error, onOpen }: StockListProps) {
  const { stock } = classic;
  const found = query === '' ? stock : stock.filter(({ numbers }) => numbers.includes(query));
  if (stock.length === 0) {
    return <EmptyState title="Kho vé của đài này đang trống">Chọn đài khác hoặc ngày khác ở trên.</EmptyState>;
  }
  return (
    <>
      {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
      <SectionHeading
        className={heading}
        aside={
          <Text as="span" size="label" tone="soft" role="status">
            {found.length} số · {formatMoney(TICKET_PRICE)} mỗi vé
          </Text>
        }
      >
        Vé trong kho
      </SectionHeading>
      <Text size="caption" tone="soft">
        Trùng số cuối giải Đặc biệt: <Facts facts={prizes} />
      </Text>
      {found.length === 0 ? (
        <EmptyState title={`Không có vé nào có số ${query}`}>Thử tìm ít chữ số hơn.</EmptyState>
      ) : (
        <InfiniteList
          label="Vé trong kho"
          items={found}
          keyOf={({ id }) => id}
          onMore={() => undefined}
          ended
          endLine="Đã xem hết kho vé"
        >
          {({ id, numbers, amount }) => {
            const taken = classic.amountOf(id);
            return (
              <StockCard
                numbers={numbers}
                left={amount}
                taken={taken}
                onPress={() => (taken > 0 ? onOpen(id) : classic.setAmount(id, 1))}
              />
            );
          }}
        </InfiniteList>
      )}
    </>
  );
}
