import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../internal/Icon';
import { Spinner } from '../internal/Spinner';
import type { VariantsOf } from '../internal/variants';
import { button } from './Button.variants';

type Variants = VariantsOf<typeof button>;

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How much it is wished for. Filled: `primary`, `gold`. Edged: `outline`, on lacquer and accents `onColor`, without
   * colour `quiet`. Tinted: `tonal`. Words alone: `ghost`, in the accent `accent`, without colour `muted`.
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
  /**
   * Work is under way: a spinner joins the label, and presses are ignored. Say so in the label too.
   * @default false
   */
  isLoading?: boolean | undefined;
}

/**
 * A press. One `primary` a screen; `gold` only for the one most wanted thing. When it cannot be pressed, let the label
 * say why ("Chọn thêm 2 số") and set `aria-disabled`, which keeps it reachable, rather than `disabled`.
 */
export function Button({
  kind,
  size,
  wide,
  icon,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = isLoading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Unlike a disabled button, one that is only marked so still submits its form.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- a caller in a form asks for "submit"
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isOff || undefined}
      onClick={press}
      className={button({ kind, size, wide, className })}
    >
      {isLoading ? <Spinner /> : icon ? <Icon>{icon}</Icon> : null}
      {children}
    </button>
  );
}
