import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import { iconButton } from './IconButton.variants';

type Variants = VariantsOf<typeof iconButton>;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> {
  /**
   * `muted`, in the `accent`, or `onColor` on lacquer and accents, a little larger.
   * @default 'muted'
   */
  tone?: Variants['tone'];
  /** What pressing it does, in words: the icon alone says nothing to a screen reader. */
  label: string;
  /** The icon itself, drawn at 22 px (24 on colour) in a target of 44. */
  icon: ReactNode;
}

/**
 * A press shown by an icon alone. Use it where the meaning is common knowledge (close, back, delete). When it cannot be
 * pressed, let its label say why ("Bớt vé, ít nhất 1 vé") and set `aria-disabled`, which keeps it reachable.
 */
export function IconButton({ label, icon, tone, className, onClick, ...rest }: IconButtonProps) {
  const isOff = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      onClick={isOff ? undefined : onClick}
      className={iconButton({ tone, className })}
    >
      <Icon size={tone === 'onColor' ? 'extraLarge' : 'large'}>{icon}</Icon>
    </button>
  );
}
