import { ActionBar, ButtonLink, Notice, Receipt, ReceiptFacts, Text, TotalBox } from '@veloc/ui';
import { useEffect } from 'react';
import type { PaymentDetail } from '../../../api/calls/money';
import { useBalance } from '../../../data/useBalance';
import * as styles from '../../../features/money/Money.css';
import { PaidOrderLink } from '../../../features/money/parts/PaidOrderLink';
import { orderFact, shortCode } from '../../../features/ticket/shortCode';
import { boughtAt } from '../../../features/ticket/detailLabels';
import { outcomeOf } from '../outcome';

/** How a payment through a gateway has ended, or that it has not yet. */
export function GatewayOutcome({ payment }: { payment: PaymentDetail }) {
  const { refresh } = useBalance();
  const { id, status, amount, title, createdAt, bank, order } = payment;
  const { tone, sentence } = outcomeOf(payment);

  useEffect(() => {
    if (status === 'success') void refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- the wallet has changed when the payment has
  }, [status]);

  return (
    <>
      <main className={styles.content}>
        <Notice role="status" tone={tone}>
          {sentence}
        </Notice>
        <Receipt
          aria-label="Giao dịch"
          below={
            <ReceiptFacts
              facts={[
                { label: 'Mã giao dịch', value: shortCode(id), copyText: id },
                ...(order ? [orderFact(order.id)] : []),
                { label: 'Thời gian', value: boughtAt(createdAt) },
                ...(bank ? [{ label: 'Ngân hàng', value: bank.name }] : []),
              ]}
            />
          }
        >
          <div className={styles.heading}>
            <Text as="h2" size="subtitle" weight="bold">
              {title}
            </Text>
            <TotalBox kind="sunken" rows={[{ label: 'Số tiền', amount, emphasis: 'large' }]} />
          </div>
        </Receipt>
      </main>
      <ActionBar>
        {order ? <PaidOrderLink order={order} /> : <ButtonLink href="/account">Về tài khoản</ButtonLink>}
      </ActionBar>
    </>
  );
}
