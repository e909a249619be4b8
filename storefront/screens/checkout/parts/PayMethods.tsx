import { formatMoney, LandmarkIcon, RadioList, Text, WalletIcon } from '@veloc/ui';
import * as styles from '../CheckoutScreen.css';

export type PayMethod = 'wallet' | 'bank';

interface PayMethodsProps {
  value: PayMethod;
  balance: number;
  onChange: (change: { value: PayMethod }) => void;
}

/** The wallet pays; a bank transfer fills the wallet first. */
export function PayMethods({ value, balance, onChange }: PayMethodsProps) {
  return (
    <section className={styles.heading}>
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
            title: 'Ví Vé Lộc',
            detail: balance < 0 ? 'Đang kiểm tra số dư…' : `Số dư ${formatMoney(balance)}`,
            icon: <WalletIcon />,
          },
          { value: 'bank', title: 'Chuyển khoản ngân hàng', detail: 'Quét mã VietQR', icon: <LandmarkIcon /> },
        ]}
      />
    </section>
  );
}
