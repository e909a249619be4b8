import { AmountField, BottomSheet, Button, formatMoney } from '@veloc/ui';
import { useState } from 'react';
import { useWalletApi } from '../../../api/useWalletApi';
import { amountInWords } from '../../../copy/amountInWords';
import { messageOf } from '../../../copy/errorMessage';
import { useBalance } from '../../../data/useBalance';
import { useNotices, useSheetOpen } from '../../../state/notices/useNotices';
import { answered, keyOf } from '../../../state/payment/keptKey';
import { REWARD_KEY } from '../../../state/payment/stored';

interface RewardSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Moves prize money to the wallet (decision A10): all of it unless the player says less. */
export function RewardSheet({ open, onClose }: RewardSheetProps) {
  const shown = useSheetOpen(open);
  const api = useWalletApi();
  const { succeed, warn } = useNotices();
  const { balance, refresh } = useBalance();
  const [typed, setTyped] = useState<number | null>();
  const [isBusy, setBusy] = useState(false);
  const held = Math.max(balance.rewardAmount, 0);
  const amount = typed === undefined ? held : typed;
  const problem = amount !== null && amount > held ? `Chỉ có ${formatMoney(held)} tiền thưởng` : null;
  const missing = problem === null ? 'Nhập số tiền muốn chuyển' : 'Chọn số tiền khác';
  const isReady = amount !== null && amount > 0 && problem === null;

  const move = async () => {
    if (!isReady) return;
    setBusy(true);
    try {
      const moved = await api.transferReward(amount, keyOf(REWARD_KEY, String(amount)));
      answered(REWARD_KEY);
      await refresh(moved.balance);
      setTyped(undefined);
      onClose();
      succeed({ title: 'Đã chuyển vào ví', message: `Ví Vé Lộc vừa nhận ${formatMoney(amount)} tiền thưởng.` });
    } catch (error) {
      void refresh();
      warn(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <BottomSheet
      open={shown}
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
        onChange={({ value }) => setTyped(value)}
        choices={held > 0 ? [held] : []}
        hint={amount === null || amount > held ? null : amountInWords(amount)}
        error={problem}
      />
    </BottomSheet>
  );
}
