import { useState } from 'react';
import type { HistoryDetail } from '@veloc/rules';
import { ActionBar, Button, formatMoney, Text } from '@veloc/ui';
import { useBalance } from '../../../data/useBalance';
import { useWalletApi } from '../../../data/wallet';
import { moneyKeys } from '../../../data/moneyKeys';
import { usePopups } from '../../../state/contexts';
import { paidPrize } from '../claim';
import { ticketsOf } from '../ticketState';

/**
 * What can be done with the prize money of a purchase: to the wallet by one press, or out to the bank. Null where none
 * of it lies in the reward balance, which holds all prizes together.
 */
export function usePrizeActions(detail: HistoryDetail | undefined) {
  const { succeed, warnOfFailure } = usePopups();
  const { balance, refresh } = useBalance();
  const api = useWalletApi();
  const [isBusy, setBusy] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const paid = detail ? paidPrize(ticketsOf(detail)) : 0;
  // −1 while nobody knows it.
  const amount = balance.rewardAmount < 0 ? paid : Math.min(paid, balance.rewardAmount);
  if (!detail || amount === 0 || isMoved) return null;

  const move = async () => {
    setBusy(true);
    try {
      const subject = `${amount} ${detail.id}`;
      const moved = await api.transferReward(amount, moneyKeys.of('rewardTransfer', subject));
      moneyKeys.forget('rewardTransfer', subject);
      setMoved(true);
      await refresh(moved.balance);
      succeed({ title: 'Đã chuyển vào ví', amountLabel: 'Tiền thưởng', amount, balance: moved.balance.amount });
    } catch (error) {
      void refresh();
      warnOfFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { amount, paid, isReady: balance.rewardAmount >= 0, isBusy, move };
}

type PrizeActionsProps = NonNullable<ReturnType<typeof usePrizeActions>>;

/**
 * The first way on for the prize money, within the thumb's reach and low enough to cover little of the page. Where it
 * moves less than the ticket won, it says where the rest went.
 */
export function PrizeActions({ amount, paid, isReady, isBusy, move }: PrizeActionsProps) {
  return (
    <ActionBar>
      {amount === paid ? null : (
        <Text size="label" tone="soft" align="center">
          Vé trúng {formatMoney(paid)}, đã chuyển hoặc rút {formatMoney(paid - amount)}.
        </Text>
      )}
      <Button wide isLoading={isBusy} aria-disabled={!isReady} onClick={() => (isReady ? void move() : undefined)}>
        Chuyển {formatMoney(amount)} vào ví
      </Button>
    </ActionBar>
  );
}
