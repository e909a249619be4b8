import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { PlusIcon, WalletIcon } from '../internal/icons';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Money } from '../Money/Money';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './BalancePill.css';

/** Đồng from which on the figures of a compact pill take the room of its plus. */
const LONG = 1_000_000;

export interface BalancePillProps extends Omit<AnchorProps, 'children' | 'href'> {
  /** Whole đồng, or units of another currency; null or −1 shows a bar until it is known. */
  balance: number | null;
  /** The page for topping up. */
  href: string;
  /**
   * Dots in place of the amount.
   * @default false
   */
  isHidden?: boolean | undefined;
  /** Drawn around the wallet without room of its own: a BudgetRing, which says its amounts. */
  ring?: ReactNode;
  /**
   * Leaves the wallet out, and in a narrow or a long one the plus, where a game's name needs the room.
   * @default false
   */
  isCompact?: boolean | undefined;
}

/** What is in the wallet, on lacquer or a game's header; pressing it leads to topping up. */
export function BalancePill({
  balance,
  href,
  isHidden = false,
  isCompact = false,
  ring,
  className,
  ...rest
}: BalancePillProps) {
  const words = useMessages('balancePill', shell.balancePill);
  const isLong = balance !== null && balance >= LONG && !isHidden;
  return (
    <Anchor {...rest} href={href} className={[styles.target, className].filter(Boolean).join(' ')}>
      <span data-long={isLong || undefined} className={cx(styles.pill, styles.withPlus, isCompact && styles.compact)}>
        <VisuallyHidden>{words.balance}</VisuallyHidden>
        {isHidden ? (
          <>
            <span aria-hidden="true">••••••</span>
            <VisuallyHidden>{words.hidden}</VisuallyHidden>
          </>
        ) : (
          <Money amount={balance} />
        )}
        {isCompact ? null : (
          <span className={styles.wallet}>
            <Icon size="small">
              <WalletIcon />
            </Icon>
            {ring ? <span className={styles.ring}>{ring}</span> : null}
          </span>
        )}
        <VisuallyHidden>{words.recharge}</VisuallyHidden>
        <span className={cx(styles.plus, isCompact && styles.compactPlus)}>
          <Icon size="small">
            <PlusIcon />
          </Icon>
        </span>
      </span>
    </Anchor>
  );
}
