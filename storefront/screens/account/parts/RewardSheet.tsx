import { AmountField, BottomSheet, Button, formatMoney } from '@veloc/ui';
import { useState } from 'react';
import { useWalletApi } from '../../../data/wallet';
import { spellOutAmount } from '../../../shared/copy/spellOutAmount';
import { useBalance } from '../../../data/useBalance';
import { usePopups, useSheetOpen } from '../../../state/contexts';
import { moneyKeys } from '../../../data/moneyKeys';

interface RewardSheetProps {
  open: boolean;
  /** Đồng that stand in the field until the player writes there: what the button has named; null for none. */
  suggested: number | null;
  onClose: () => void;
}

/** Round amounts within the prize money, and all of it. */
function optionsOf(held: number) {
  const round = [50_000, 100_000, 200_000, 500_000].filter((amount) => amount < held);
  return held > 0 ? [...round, { value: held, label: 'Tất cả' }] : [];
}

/** Moves prize money to the wallet (decision A10), as much as the player says. */
export function RewardSheet({ open, suggested, onClose }: RewardSheetProps) {
  const isOpen = useSheetOpen(open);
  const api = useWalletApi();
  const { succeed, warnOfFailure } = usePopups();
  const { balance, refresh } = useBalance();
  const [written, setWritten] = useState<number | null>();
  const amount = written === undefined ? suggested : written;
  const [isBusy, setBusy] = useState(false);
  const held = Math.max(balance.rewardAmount, 0);
  const problem = amount !== null && amount > held ? `Chỉ có ${formatMoney(held)} tiền thưởng` : null;
  const missing = problem === null ? 'Nhập số tiền muốn chuyển' : 'Chọn số tiền khác';
  const isReady = amount !== null && amount > 0 && problem === null;

  const move = async () => {
    if (!isReady) return;
    setBusy(true);
    try {
      const subject = String(amount);
      const moved = await api.transferReward(amount, moneyKeys.of('rewardTransfer', subject));
      moneyKeys.forget('rewardTransfer', subject);
      await refresh(moved.balance);
      setWritten(undefined);
      onClose();
      succeed({ title: 'Đã chuyển vào ví', amountLabel: 'Tiền thưởng', amount, balance: moved.balance.amount });
    } catch (error) {
      void refresh();
      warnOfFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Chuyển thưởng vào ví"
      description="Tiền trong ví dùng để mua vé hoặc rút về ngân hàng."
      footer={
        <Button wide aria-disabled={!isReady} isLoading={isBusy} onClick={() => void move()}>
          {isReady ? `Chuyển ${formatMoney(amount)}` : missing}
        </Button>
      }
    >
      <AmountField
        label="Số tiền muốn chuyển"
        value={amount}
        onChange={({ value }) => setWritten(value)}
        options={optionsOf(held)}
        hint={amount === null || amount > held ? null : spellOutAmount(amount)}
        error={problem}
      />
    </BottomSheet>
  );
}
