import { texts } from '@veloc/rules';
import { Button, Facts, formatMoney, Inline, Money, Text } from '@veloc/ui';
import { useLocation } from 'wouter';
import { useBalance } from '../../../data/useBalance';
import { rechargeHref } from '../../../shared/navigation';
import * as paths from '../../../shared/paths';
import * as styles from '../CartScreen.css';

interface WalletLineProps {
  /** For the button that a shortage keeps from paying to point at. */
  id: string;
  /** Đồng to be paid. */
  total: number;
}

/** What the wallet holds and what the payment leaves in it, or what is missing and the way to top that up. */
export function WalletLine({ id, total }: WalletLineProps) {
  const { balance, error, isLoading, refresh } = useBalance();
  const [, navigate] = useLocation();
  const isKnown = balance.amount >= 0;
  const left = balance.amount - total;

  return (
    <Inline id={id} role="status" gap={8} rowGap={0} justify="space-between" className={styles.wallet}>
      <Text as="span" size="label" tone="soft">
        <Facts
          facts={[
            isKnown ? (
              `Ví có ${formatMoney(balance.amount)}`
            ) : error && !isLoading ? (
              'Chưa xem được số dư ví'
            ) : (
              <>
                Ví có <Money amount={null} />
              </>
            ),
            isKnown && left < 0 ? (
              <Text as="strong" size="label" weight="bold" tone="danger">
                {`thiếu ${formatMoney(-left)}`}
              </Text>
            ) : null,
          ]}
        />
      </Text>
      {isKnown && left >= 0 ? (
        <Text as="span" size="label" tone="soft">
          {`Còn lại ${formatMoney(left)}`}
        </Text>
      ) : isKnown ? (
        <Button
          kind="ghost"
          size="medium"
          className={styles.way}
          aria-label={`Nạp thêm ${formatMoney(-left)}`}
          onClick={() => navigate(rechargeHref(-left), { state: { returnTo: paths.cart } })}
        >
          Nạp thêm
        </Button>
      ) : error && !isLoading ? (
        <Button kind="ghost" size="medium" className={styles.way} onClick={() => void refresh()}>
          {texts.retry}
        </Button>
      ) : null}
    </Inline>
  );
}
