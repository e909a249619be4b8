import type { PaymentDetail } from '@veloc/rules';
import { ActionBar, ButtonLink, Inline, Money, Notice, Page, Receipt, ReceiptFacts, Stack, Text } from '@veloc/ui';
import { isOverdue, movementTitle, signedAmount, statusSentence, useTimeOf } from '../../../features/money/movement';
import * as styles from '../../../features/money/Money.css';
import { MovementBadge } from '../../../features/money/parts/MovementRow';
import { PaidOrderLink, TopUpAgain } from '../../../features/money/parts/PaymentLinks';
import { orderFact, shortCode } from '../../../features/ticket/ticketIds';
import { taxFacts } from '../../../features/ticket/claim';
import { boughtAt } from '../../../features/ticket/detailLabels';
import { CancelWithdrawal } from './CancelWithdrawal';
import * as paths from '../../../shared/paths';

const tones = {
  pending: 'info',
  processing: 'info',
  success: 'success',
  failed: 'warning',
  cancelled: 'warning',
} as const;

interface PaymentReceiptProps {
  payment: PaymentDetail;
  /** The player has done something about it: it stands differently now. */
  onChanged: () => void;
}

/** A movement of money as a receipt: how it stands, how much, when, and what it was for. */
export function PaymentReceipt({ payment, onChanged }: PaymentReceiptProps) {
  const { id, amount, status, createdAt, bank, account, note, purchase, order, tax } = payment;
  const now = useTimeOf(payment);
  const signed = signedAmount(payment);
  return (
    <>
      <Page as="main" start={12}>
        <Notice role="status" tone={isOverdue(payment, now) ? 'warning' : tones[status]}>
          {statusSentence(payment, now)}
        </Notice>
        <Receipt
          aria-label="Giao dịch"
          below={
            <ReceiptFacts
              facts={[
                { label: 'Mã giao dịch', value: shortCode(id), copyText: id },
                { label: 'Thời gian', value: boughtAt(createdAt) },
                ...(order ? [orderFact(order.id)] : []),
                ...(purchase
                  ? [{ label: 'Vé', value: purchase.code ?? `${purchase.tickets} vé, ${purchase.periods} kỳ` }]
                  : []),
                ...(purchase?.periodName ? [{ label: 'Kỳ quay', value: purchase.periodName }] : []),
                ...(tax ? taxFacts([{ prize: amount + tax, tax, taxWithheld: true }]) : []),
                ...(bank ? [{ label: 'Ngân hàng', value: bank.name }] : []),
                ...(account ? [{ label: 'Tài khoản', value: account }] : []),
                ...(note ? [{ label: 'Lý do', value: note }] : []),
              ]}
            />
          }
        >
          <Stack gap={10} className={styles.heading}>
            <Inline gap={12} align="baseline" justify="space-between">
              <Text as="h2" size="subtitle" weight="bold">
                {movementTitle(payment)}
              </Text>
              <MovementBadge movement={payment} />
            </Inline>
            <Text size="amount" tone={signed > 0 ? 'success' : 'plain'}>
              <Money amount={signed === 0 ? amount : signed} plus={signed > 0} />
            </Text>
          </Stack>
        </Receipt>
      </Page>
      {payment.kind === 'withdraw' && status === 'pending' ? (
        <CancelWithdrawal withdrawal={payment} onChanged={onChanged} />
      ) : null}
      {order ? (
        <ActionBar>
          <PaidOrderLink order={order} />
        </ActionBar>
      ) : payment.kind === 'topup' && status === 'pending' ? (
        <ActionBar>
          {isOverdue(payment, now) ? (
            <TopUpAgain topUp={payment} />
          ) : (
            <ButtonLink href={`${paths.rechargeCheckout}?order=${encodeURIComponent(id)}`}>
              Mở mã chuyển khoản
            </ButtonLink>
          )}
        </ActionBar>
      ) : null}
    </>
  );
}
