import { useState, Suspense } from 'react';
import {
  Button,
  ButtonLink,
  CirclePlusIcon,
  Columns,
  EyeIcon,
  EyeOffIcon,
  formatMoney,
  IconButton,
  Inline,
  LandmarkIcon,
  Money,
  Receipt,
  Stack,
  SparklesIcon,
  Text,
  WalletMinimalIcon,
} from '@veloc/ui';
import * as place from '../../../shared/place.css';
import * as styles from '../AccountScreen.css';
import { safeStorage } from '../../../lib/browserStorage';
import { storageKeys } from '../../../lib/storageKeys';
import { lazyScreen } from '../../../shared/lazyScreen';
import { useShownBalance } from '../../../data/useShownBalance';
import { BALANCE_USES } from '../../../features/money/balanceUses';
import * as paths from '../../../shared/paths';

const storage = safeStorage(() => localStorage);

/** Whether the balances are covered on this device, for who looks over a shoulder; and how to turn that round. */
function useHiddenBalance(): [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(() => storage.getItem(storageKeys.balanceHidden) === 'true');
  return [
    isHidden,
    () => {
      if (isHidden) storage.removeItem(storageKeys.balanceHidden);
      else storage.setItem(storageKeys.balanceHidden, 'true');
      setHidden(!isHidden);
    },
  ];
}

const sheet = lazyScreen(async () => ({ default: (await import('./RewardSheet')).RewardSheet }));

/** Money in the wallet and money won, with the ways in and out. Unknown balances are bars, never −1 ₫. */
export function Wallet() {
  const balance = useShownBalance();
  const [isMoving, setMoving] = useState(false);
  const [isHidden, toggle] = useHiddenBalance();
  const toMove = isHidden || balance.rewardAmount <= 0 ? null : balance.rewardAmount;
  return (
    <Receipt
      below={
        <Columns minColumnWidth="8.25rem" gap={10}>
          <ButtonLink href={paths.recharge} icon={<CirclePlusIcon />}>
            Nạp tiền
          </ButtonLink>
          <ButtonLink href={paths.withdraw} kind="outline" icon={<LandmarkIcon />}>
            Rút tiền
          </ButtonLink>
          {/* Of a balance nobody knows yet, too: the page would move when it comes. */}
          <Button
            kind={balance.rewardAmount > 0 ? 'tonal' : 'ghost'}
            size="medium"
            className={place.wide}
            icon={<SparklesIcon />}
            aria-disabled={balance.rewardAmount <= 0}
            onClick={() => setMoving(balance.rewardAmount > 0)}
          >
            {toMove === null ? 'Chuyển thưởng vào ví' : `Chuyển ${formatMoney(toMove)} vào ví`}
          </Button>
          <Suspense fallback={null}>
            <sheet.Screen open={isMoving} suggested={toMove} onClose={() => setMoving(false)} />
          </Suspense>
        </Columns>
      }
    >
      <Stack gap={8}>
        <Inline gap={12} align="stretch">
          <div className={styles.balance}>
            <Text size="label" tone="soft" className={styles.balanceLabel}>
              <WalletMinimalIcon size={16} aria-hidden="true" />
              Số dư ví
              <IconButton
                label={isHidden ? 'Hiện số dư' : 'Ẩn số dư'}
                icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
                className={styles.eye}
                onClick={toggle}
              />
            </Text>
            <Text size="amount" tone="plain">
              <Balance amount={balance.amount} isHidden={isHidden} />
            </Text>
          </div>
          <div className={styles.balance}>
            <Text size="label" tone="soft" className={styles.balanceLabel}>
              <SparklesIcon size={16} aria-hidden="true" />
              Số dư thưởng
            </Text>
            <Text size="amount" tone="gold">
              <Balance amount={balance.rewardAmount} isHidden={isHidden} />
            </Text>
          </div>
        </Inline>
        <Text size="caption" tone="soft">
          {BALANCE_USES}
        </Text>
      </Stack>
    </Receipt>
  );
}

function Balance({ amount, isHidden }: { amount: number; isHidden: boolean }) {
  if (!isHidden || amount < 0) return <Money amount={amount} />;
  return (
    <span role="img" aria-label="Đang ẩn">
      •••••• ₫
    </span>
  );
}
