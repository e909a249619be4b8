import { cx } from 'class-variance-authority';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import * as styles from './Chip.css';

export interface ChipLinkProps extends AnchorProps {
  href: string;
}

/** A small way on, beside others of its kind: the two side games of Keno. */
export function ChipLink({ className, children, ...rest }: ChipLinkProps) {
  return (
    <Anchor {...rest} className={cx(styles.target, styles.link, className)}>
      <span className={cx(styles.face, styles.linkFace)}>{children}</span>
    </Anchor>
  );
}
