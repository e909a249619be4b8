import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { statusBadge } from './StatusBadge.variants';

type Variants = VariantsOf<typeof statusBadge>;

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /**
   * What kind of state: `success`, `info`, `warning`, `danger`; `gold` was won, `accent` is the game's own, `neutral` is
   * over or does not matter.
   * @default 'neutral'
   */
  tone?: Variants['tone'];
  /** Stands before the words, 16 px: state is never colour alone, so `danger` always has one. */
  icon?: ReactNode;
  /**
   * Draws a dot alone, where what stands beside it says the same by its weight; the words are read aloud.
   * @default false
   */
  dot?: boolean | undefined;
}

/**
 * The state of a thing in two or three words: "Chờ kết quả", "Đã trả thưởng". The words say it, the tone only repeats
 * it; gold is for what was won.
 */
export function StatusBadge({ tone, icon, dot = false, className, children, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} className={statusBadge({ tone, dot, className })}>
      {icon && !dot ? <Icon size="small">{icon}</Icon> : null}
      {dot ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  );
}
