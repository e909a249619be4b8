import { PlusIcon, WalletIcon } from '../internal/icons';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Money } from '../Money/Money';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './BalancePill.css';

export interface BalancePillProps extends Omit<AnchorProps, 'children' | 'href'> {
  /** Whole đồng; null or −1 shows a bar until it is known. */
  balance: number | null;
  /** The page for topping up. */
  href: string;
  /**
   * Dots in place of the amount.
   * @default false
   */
  isHidden?: boolean;
  /**
   * Leaves the wallet out, where a game's name needs the room.
   * @default false
   */
  isCompact?: boolean;
}

/** What is in the wallet, on lacquer or a game's header; pressing it leads to topping up. */
export function BalancePill({
  balance,
  href,
  isHidden = false,
  isCompact = false,
  className,
  ...rest
}: BalancePillProps) {
  const words = useMessages('balancePill', shell.balancePill);
  return (
    <Anchor {...rest} href={href} className={[styles.target, className].filter(Boolean).join(' ')}>
      <span className={`${styles.pill} ${styles.withPlus}`}>
        {isCompact ? null : (
          <span className={styles.wallet}>
            <Icon size="small">
              <WalletIcon />
            </Icon>
          </span>
        )}
        <VisuallyHidden>{words.balance}</VisuallyHidden>
        {isHidden ? (
          <>
            <span aria-hidden="true">••••••</span>
            <VisuallyHidden>{words.hidden}</VisuallyHidden>
          </>
        ) : (
          <Money amount={balance} />
        )}
        <VisuallyHidden>{words.recharge}</VisuallyHidden>
        <span className={styles.plus}>
          <Icon size="small">
            <PlusIcon />
          </Icon>
        </span>
      </span>
    </Anchor>
  );
}
