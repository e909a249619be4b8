import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import { button } from './Button.variants';

type Variants = VariantsOf<typeof button>;

export interface ButtonLinkProps extends AnchorProps {
  /**
   * As of a Button: `primary`, `gold`, `outline`, `onColor`, `tonal`, `quiet`, `ghost`, `accent` or `muted`.
   * @default 'primary'
   */
  kind?: Variants['kind'];
  /**
   * `large` is at least 52 px high, `medium` 44.
   * @default 'large'
   */
  size?: Variants['size'];
  /**
   * As wide as what it stands in; in a row, as what the others leave.
   * @default false
   */
  wide?: Variants['wide'];
  /** Stands before the label, 20 px. */
  icon?: ReactNode;
}

/** A link that looks like a Button: for going somewhere rather than doing something. */
export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={button({ kind, size, wide, className })}>
      {icon ? <Icon>{icon}</Icon> : null}
      {children}
    </Anchor>
  );
}
