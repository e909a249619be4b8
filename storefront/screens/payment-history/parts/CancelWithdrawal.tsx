import type { WalletTransaction } from '@veloc/rules';
import { ActionBar, BottomSheet, Button, formatMoney, Columns } from '@veloc/ui';
import { useState } from 'react';
import { useWalletApi } from '../../../data/wallet';
import { useBalance } from '../../../data/useBalance';
import { moneyKeys } from '../../../data/moneyKeys';
import { usePopups, useSheetOpen } from '../../../state/contexts';

interface CancelWithdrawalProps {
  withdrawal: Pick<WalletTransaction, 'id' | 'amount' | 'source'>;
  /** It is cancelled, or can no longer be: how it stands has to be read anew. */
  onChanged: () => void;
}

/** Takes back a withdrawal that waits, once the player has said so twice. */
export function CancelWithdrawal({ withdrawal: { id, amount, source }, onChanged }: CancelWithdrawalProps) {
  const api = useWalletApi();
  const { refresh } = useBalance();
  const { warnOfFailure } = usePopups();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOpen = useSheetOpen(isAsking);

  const cancel = async () => {
    setBusy(true);
    try {
      await api.cancelWithdrawal(id, moneyKeys.of('cancelWithdrawal', id));
      moneyKeys.forget('cancelWithdrawal', id);
    } catch (error) {
      setAsking(false);
      warnOfFailure(error);
    } finally {
      setBusy(false);
      void refresh();
      onChanged();
    }
  };

  return (
    <ActionBar role="region" aria-label="Yêu cầu rút tiền">
      <Button kind="outline" wide onClick={() => setAsking(true)}>
        Hủy yêu cầu rút tiền
      </Button>
      <BottomSheet
        open={isOpen}
        onClose={() => setAsking(false)}
        title="Hủy yêu cầu rút tiền?"
        description={`${formatMoney(amount)} đang giữ sẽ trả lại ${source === 'reward' ? 'số dư thưởng' : 'Ví Vé Lộc'} ngay.`}
      >
        <Columns>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            Giữ yêu cầu
          </Button>
          <Button isLoading={isBusy} onClick={() => void cancel()}>
            {isBusy ? 'Đang hủy…' : 'Hủy yêu cầu'}
          </Button>
        </Columns>
      </BottomSheet>
    </ActionBar>
  );
}
