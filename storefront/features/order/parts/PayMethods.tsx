import { Button, formatMoney, LandmarkIcon, RadioList, Stack, Text, WalletIcon } from '@veloc/ui';
import { useBanks } from '../../../data/wallet';
import * as styles from '../Order.css';

export type PayMethod = 'wallet' | 'bank';

interface PayMethodsProps {
  value: PayMethod;
  /** Đồng; −1 while it is not known, null for a guest, who has no wallet. */
  balance: number | null;
  /** It was asked for and cannot be had. */
  isUnknown: boolean;
  /** The bank a transfer comes from, once chosen. */
  bankId: string | null;
  onChange: (change: { value: PayMethod }) => void;
  onBank: () => void;
}

function walletLabel(balance: number | null, isUnknown: boolean): string {
  if (balance === null) return 'Đăng nhập để xem số dư';
  if (balance >= 0) return `Số dư ${formatMoney(balance)}`;
  return isUnknown ? 'Chưa rõ số dư' : 'Đang kiểm tra số dư…';
}

/** The wallet pays; a bank transfer fills the wallet first. */
export function PayMethods({ value, balance, isUnknown, bankId, onChange, onBank }: PayMethodsProps) {
  const { banks } = useBanks();
  const bank = banks.find(({ id }) => id === bankId);
  return (
    <Stack as="section" gap={10} className={styles.heading}>
      <Text as="h2" size="subtitle" weight="bold">
        Thanh toán bằng
      </Text>
      <RadioList<PayMethod>
        label="Thanh toán bằng"
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'wallet',
            label: 'Ví Vé Lộc',
            detail: walletLabel(balance, isUnknown),
            icon: <WalletIcon />,
          },
          {
            value: 'bank',
            label: 'Chuyển khoản ngân hàng',
            detail: bank ? `${bank.name} · Quét mã VietQR` : 'Quét mã VietQR',
            icon: <LandmarkIcon />,
          },
        ]}
      />
      {value === 'bank' ? (
        <Button kind="ghost" size="medium" onClick={onBank}>
          {bank ? 'Đổi ngân hàng' : 'Chọn ngân hàng'}
        </Button>
      ) : null}
    </Stack>
  );
}
