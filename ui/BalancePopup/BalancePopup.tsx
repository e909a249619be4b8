import type { ReactNode, ComponentProps } from 'react';
import { CirclePlusIcon, WalletIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { Popup } from '../Popup/Popup';
import { TotalBox } from '../TotalBox/TotalBox';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as tell from '../messages/tell';

export interface BalancePopupProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  open: boolean;
  /** Asked for by "Đóng", Escape or a press beside the popup. */
  onClose: () => void;
  /** Asked for by "Nạp ngay". */
  onRecharge: () => void;
  /** The sentence that says how much is missing. */
  description: ReactNode;
  /** What has to be paid, in whole đồng or units of another currency. Without it the facts are left out. */
  total?: number | undefined;
  /** What is there, in whole đồng or units of another currency; null shows a bar. @default null */
  balance?: number | null | undefined;
}

/** The wallet does not reach: how much is missing, and the way to top up. */
export function BalancePopup({
  open,
  onClose,
  onRecharge,
  description,
  total,
  balance = null,
  ...rest
}: BalancePopupProps) {
  const words = useMessages('balancePopup', tell.balancePopup);
  const buttons = useMessages('buttons', shell.buttons);
  return (
    <Popup
      {...rest}
      open={open}
      onClose={onClose}
      title={words.title}
      description={description}
      tone="warning"
      icon={<WalletIcon />}
      actions={
        <>
          <Button wide icon={<CirclePlusIcon />} onClick={onRecharge}>
            {buttons.rechargeNow}
          </Button>
          <Button kind="muted" wide onClick={onClose}>
            {buttons.close}
          </Button>
        </>
      }
    >
      {total === undefined ? null : (
        <TotalBox
          kind="sunken"
          rows={[
            { label: words.total, amount: total },
            { label: words.balance, amount: balance },
          ]}
        />
      )}
    </Popup>
  );
}
