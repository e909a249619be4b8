import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import { iconButton } from './IconButton.variants';

type Variants = VariantsOf<typeof iconButton>;

export interface IconLinkProps extends Omit<AnchorProps, 'children' | 'aria-label'> {
  /**
   * `muted`, in the `accent`, or `onColor` on lacquer and accents, a little larger.
   * @default 'muted'
   */
  tone?: Variants['tone'];
  href: string;
  /** Where it leads, in words. */
  label: string;
  /** The icon itself, drawn at 22 px (24 on colour) in a target of 44. */
  icon: ReactNode;
}

/** A link that looks like an IconButton: the way back. */
export function IconLink({ label, icon, tone, className, ...rest }: IconLinkProps) {
  return (
    <Anchor {...rest} aria-label={label} className={iconButton({ tone, className })}>
      <Icon size={tone === 'onColor' ? 'extraLarge' : 'large'}>{icon}</Icon>
    </Anchor>
  );
}
