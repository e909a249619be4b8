import { BackHeader } from '../../shared/layouts/BackHeader';
import {
  ActionBar,
  AmountField,
  Button,
  Card,
  Facts,
  formatMoney,
  HeaderAction,
  Inline,
  Money,
  Page,
  PageLayout,
  SelectField,
  Stack,
  Text,
} from '@veloc/ui';
import { TOP_UP } from '@veloc/rules';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rechargeHref } from '../../shared/navigation';
import { spellOutAmount } from '../../shared/copy/spellOutAmount';
import { useBanks } from '../../data/wallet';
import { usePopups, useSession } from '../../state/contexts';
import { amountError, amountOf } from '../../features/money/topUpLimits';
import { BankSheet } from '../../features/order/parts/lazySheets';
import * as paths from '../../shared/paths';

const OPTIONS = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000];
const FIRST_CHOICE = 200_000;

export default function RechargeScreen() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { banks } = useBanks();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const [amount, setAmount] = useState<number | null>(() => amountOf(search) ?? FIRST_CHOICE);
  const [bankId, setBankId] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const bank = banks.find(({ id }) => id === bankId);
  const problem = amountError(amount);
  const isReady = amount !== null && problem === null;

  const goOn = () => {
    if (!isLoggedIn) return openLogin();
    return navigate(rechargeHref(amount, bankId));
  };

  return (
    <PageLayout>
      <BackHeader title="Nạp tiền">
        {isLoggedIn ? <HeaderAction onClick={() => navigate(paths.charges)}>Lịch sử</HeaderAction> : null}
      </BackHeader>
      <Page as="main" start={12}>
        <Card>
          <Stack>
            <Text size="caption" tone="soft">
              <Facts
                facts={[
                  `Mỗi lần từ ${formatMoney(TOP_UP.least)} đến ${formatMoney(TOP_UP.most)}`,
                  'Tiền vào ví ngay khi ngân hàng báo có',
                ]}
              />
            </Text>
            <AmountField
              label="Số tiền muốn nạp"
              value={amount}
              onChange={({ value }) => setAmount(value)}
              options={OPTIONS}
              hint={amount === null ? null : spellOutAmount(amount)}
              error={problem}
            />
          </Stack>
        </Card>
        <SelectField
          label="Ngân hàng của bạn · không bắt buộc"
          value={bank?.name ?? null}
          placeholder="Chọn ngân hàng"
          onClick={() => setChoosing(true)}
        />
      </Page>
      <ActionBar role="region" aria-label="Nạp tiền">
        <Inline gap={12} rowGap={0} align="baseline" justify="space-between">
          <Text as="span" size="label" tone="soft">
            Nạp vào Ví Vé Lộc
          </Text>
          <Text as="span" size="amount" tone="brand">
            <Money amount={isReady ? amount : 0} aligned />
          </Text>
        </Inline>
        <Button wide aria-disabled={!isReady} onClick={goOn}>
          {amount === null ? 'Nhập số tiền muốn nạp' : 'Tạo mã chuyển khoản'}
        </Button>
      </ActionBar>
      <Suspense fallback={null}>
        <BankSheet open={isChoosing} value={bankId} onClose={() => setChoosing(false)} onChoose={setBankId} />
      </Suspense>
    </PageLayout>
  );
}
