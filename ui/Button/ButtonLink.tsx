import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import { button } from './Button.variants';

export interface ButtonLinkProps extends AnchorProps, VariantsOf<typeof button> {
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
