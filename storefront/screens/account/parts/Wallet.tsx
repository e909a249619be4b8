import { ButtonLink, CirclePlusIcon, Money, Receipt, SparklesIcon, Text, WalletMinimalIcon } from '@veloc/ui';
import { useServed } from '../../../app/useServed';
import { useBalance } from '../../../data/useBalance';
import * as styles from '../AccountScreen.css';

const RECHARGE = '/account/recharge';

/** Money in the wallet and money won, with the way to top up. Unknown balances are bars, never −1 ₫. */
export function Wallet() {
  const { balance } = useBalance();
  const isServed = useServed();
  return (
    <Receipt
      below={
        isServed(RECHARGE) ? (
          <ButtonLink href={RECHARGE} wide icon={<CirclePlusIcon />}>
            Nạp tiền
          </ButtonLink>
        ) : (
          <Text size="label" tone="soft" align="center">
            Nạp tiền sắp mở
          </Text>
        )
      }
    >
      <div className={styles.balances}>
        <div>
          <Text size="label" tone="soft" className={styles.balanceLabel}>
            <WalletMinimalIcon size={16} aria-hidden="true" />
            Số dư ví
          </Text>
          <Text size="amount" tone="plain">
            <Money amount={balance.amount} />
          </Text>
        </div>
        <div>
          <Text size="label" tone="soft" className={styles.balanceLabel}>
            <SparklesIcon size={16} aria-hidden="true" />
            Số dư thưởng
          </Text>
          <Text size="amount" tone="gold">
            <Money amount={balance.rewardAmount} />
          </Text>
        </div>
      </div>
    </Receipt>
  );
}
