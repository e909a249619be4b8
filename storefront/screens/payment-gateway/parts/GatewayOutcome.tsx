import type { WalletTransaction, PaymentDetail } from '@veloc/rules';
import { ActionBar, ButtonLink, Notice, Page, Receipt, ReceiptFacts, Stack, Text, TotalBox } from '@veloc/ui';
import { useEffect } from 'react';
import * as styles from '../../../features/money/Money.css';
import { useBalance } from '../../../data/useBalance';
import { PaidOrderLink } from '../../../features/money/parts/PaymentLinks';
import { orderFact, shortCode } from '../../../features/ticket/ticketIds';
import { boughtAt } from '../../../features/ticket/detailLabels';
import * as paths from '../../../shared/paths';

interface Outcome {
  tone: 'success' | 'info' | 'warning';
  sentence: string;
}

/** What is said of a payment, by what the server knows of it. */
export function outcomeOf({ status }: Pick<WalletTransaction, 'status'>): Outcome {
  switch (status) {
    case 'success':
      return { tone: 'success', sentence: 'Giao dịch thành công. Tiền đã vào Ví Vé Lộc.' };
    case 'pending':
    case 'processing':
      return { tone: 'info', sentence: 'Đang chờ ngân hàng xác nhận. Trang này tự cập nhật.' };
    case 'failed':
    case 'cancelled':
      return { tone: 'warning', sentence: 'Giao dịch không thành công. Chưa có khoản tiền nào vào ví.' };
  }
}

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
      <Page as="main" start={12}>
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
          <Stack gap={10} className={styles.heading}>
            <Text as="h2" size="subtitle" weight="bold">
              {title}
            </Text>
            <TotalBox kind="sunken" rows={[{ label: 'Số tiền', amount, emphasis: 'large' }]} />
          </Stack>
        </Receipt>
      </Page>
      <ActionBar>
        {order ? <PaidOrderLink order={order} /> : <ButtonLink href={paths.account}>Về tài khoản</ButtonLink>}
      </ActionBar>
    </>
  );
}
