import { cx } from 'class-variance-authority';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import * as styles from './CardLink.css';

export interface CardLinkProps extends AnchorProps {
  href: string;
}

/**
 * A card's title as a link that the whole card answers to. A screen reader hears the title, not all of the card.
 * Another link or button in the card stays reachable with `position: relative` and `zIndex: 2`.
 */
export function CardLink({ className, ...rest }: CardLinkProps) {
  return <Anchor {...rest} className={cx(styles.cardLink, className)} />;
}
