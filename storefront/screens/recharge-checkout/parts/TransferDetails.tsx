import type { GatewayOrder } from '@veloc/rules';
import {
  ActionBar,
  Button,
  CopyRow,
  DownloadIcon,
  formatMoney,
  Inline,
  Money,
  Notice,
  Page,
  QrCode,
  Receipt,
  Share2Icon,
  Stack,
  Text,
} from '@veloc/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { returnTo } from '../../../shared/navigation';
import { usePicture } from '../../../shared/usePicture';
import { useCart } from '../../../state/cart/useCart';
import { useApi, usePopups } from '../../../state/contexts';
import * as styles from '../../../features/money/Money.css';
import { moneyKeys } from '../../../data/moneyKeys';
import { transferPicture } from '../transferPicture';
import { useArrival } from '../useArrival';
import { ExpiryBadge } from './ExpiryBadge';
import * as paths from '../../../shared/paths';

/** Why `amount` đồng that were sent are not in the wallet yet. */
function notYetLabel(status: string, amount: number): string {
  return status === 'processing'
    ? `Số tiền nhận được khác ${formatMoney(amount)}. Chúng tôi đang kiểm tra và sẽ cộng ví sớm.`
    : 'Ngân hàng chưa báo có khoản chuyển này, thường mất 1–3 phút. Bạn không cần chuyển lại: tiền đến là ví tự cập nhật.';
}

interface TransferDetailsProps {
  order: GatewayOrder;
  /** Đồng. */
  amount: number;
  /** Makes a new code in place of one that ran out. */
  onRenew: () => void;
}

/** What to transfer, by scanning or by hand, and the wait for it to arrive. */
export function TransferDetails({ order, amount, onRenew }: TransferDetailsProps) {
  const api = useApi();
  const { totals } = useCart();
  const { succeed, warn, warnOfFailure } = usePopups();
  const [, navigate] = useLocation();
  const [isLooking, setLooking] = useState(false);
  const code = useRef<HTMLDivElement>(null);
  const { accountBank, accountNumber, accountHolder, transferNote } = order;
  const facts = [
    { label: 'Số tiền', value: formatMoney(amount) },
    { label: 'Nội dung chuyển khoản', value: transferNote },
    { label: accountBank ?? 'Số tài khoản', value: accountNumber },
    ...(accountHolder ? [{ label: 'Chủ tài khoản', value: accountHolder }] : []),
  ];
  const picture = usePicture({
    name: `ve-loc-vietqr-${transferNote}`,
    draw: async () => {
      const drawing = code.current?.querySelector('svg');
      return drawing ? transferPicture({ code: drawing, facts }) : null;
    },
    failure: 'Chưa tạo được ảnh mã trên máy này. Bạn có thể chụp màn hình để giữ mã.',
  });

  const { look, status } = useArrival(order.id, (arrived) => {
    moneyKeys.forget('topUp');
    succeed({ title: 'Nạp tiền thành công!', message: `Ví Vé Lộc vừa nhận ${formatMoney(arrived)}.` });
    // Whoever topped up to pay goes on paying.
    navigate(returnTo(history.state, totals.count > 0 ? paths.cart : '/'), { replace: true });
  });

  const wait = async (work: () => Promise<unknown>) => {
    setLooking(true);
    await work()
      .catch((error: unknown) => warnOfFailure(error))
      .finally(() => setLooking(false));
  };

  const askWhetherArrived = async () => {
    const now = (await look())?.status ?? 'pending';
    if (now !== 'success') warn(notYetLabel(now, amount));
  };

  return (
    <>
      <Page as="main" start={12}>
        <Receipt
          aria-label="Thông tin chuyển khoản"
          below={
            <Stack gap={4}>
              <CopyRow label="Số tài khoản" value={order.accountNumber} />
              {order.accountHolder ? <CopyRow label="Chủ tài khoản" value={order.accountHolder} /> : null}
              <CopyRow label="Số tiền" value={formatMoney(amount)} copyText={String(amount)} />
              <CopyRow label="Nội dung chuyển khoản" value={order.transferNote} isEmphasized />
            </Stack>
          }
        >
          <Inline justify="space-between">
            <Text as="h2" size="subtitle" weight="bold">
              {accountBank ? (
                <>
                  <Text as="span" size="caption" tone="soft" className={styles.over}>
                    Chuyển đến{' '}
                  </Text>
                  {accountBank}
                </>
              ) : (
                'Quét mã VietQR'
              )}
            </Text>
            <ExpiryBadge expiresAt={order.expiresAt} onRenew={onRenew} />
          </Inline>
          <div className={styles.code}>
            <QrCode ref={code} text={order.qrContent} label={`Mã VietQR chuyển ${formatMoney(amount)}`} />
            <Text size="amount" tone="brand">
              <Money amount={amount} />
            </Text>
            {picture.canShare ? (
              <Button
                kind="ghost"
                size="medium"
                icon={<Share2Icon />}
                isLoading={picture.isBusy}
                onClick={() => void picture.share()}
              >
                Chia sẻ mã
              </Button>
            ) : null}
          </div>
        </Receipt>
        {status === 'processing' ? (
          <Notice tone="warning" role="status">
            {notYetLabel(status, amount)}
          </Notice>
        ) : (
          <Notice role="status">
            Giữ nguyên nội dung chuyển khoản để tiền vào ví ngay. Số dư tự cập nhật sau 1–3 phút. Đã chuyển theo mã cũ?
            Tiền vẫn vào ví của bạn.
          </Notice>
        )}
        {order.sandbox ? (
          <Button
            kind="outline"
            wide
            onClick={() =>
              void wait(async () => {
                await api.playBankTransfer({ transferNote: order.transferNote, amount });
                await look();
              })
            }
          >
            Giả lập ngân hàng chuyển tiền
          </Button>
        ) : null}
      </Page>
      <ActionBar role="region" aria-label="Nạp tiền">
        <Inline gap={10} align="stretch">
          <Button kind="outline" icon={<DownloadIcon />} isLoading={picture.isBusy} onClick={() => void picture.save()}>
            Lưu mã
          </Button>
          <Button className={styles.grows} isLoading={isLooking} onClick={() => void wait(askWhetherArrived)}>
            Tôi đã chuyển khoản
          </Button>
        </Inline>
      </ActionBar>
    </>
  );
}
