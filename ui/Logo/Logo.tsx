import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import type { VariantsOf } from '../internal/variants';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Logo.css';
import { logo } from './Logo.variants';

const TICKET =
  'M8 2h16a5 5 0 0 1 5 5v5.2a3.8 3.8 0 0 0 0 7.6V25a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-5.2a3.8 3.8 0 0 0 0-7.6V7a5 5 0 0 1 5-5Z';

type Variants = VariantsOf<typeof logo>;

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Of the name, and of the mark with it: `small` 20 px, `medium` 24, `large` 36.
   * @default 'small'
   */
  size?: Variants['size'];
  /**
   * The name beside the mark. Without it the name is still there for screen readers.
   * @default true
   */
  withName?: boolean | undefined;
}

/** A ticket with a lucky bud on it, and the shop's name in the colour of the text around it. */
export function Logo({ size, withName = true, className, ...rest }: LogoProps) {
  const { name } = useMessages('logo', shell.logo);
  return (
    <span {...rest} className={logo({ size, className })}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path d={TICKET} className={styles.ticket} />
        <path d={TICKET} className={styles.edge} />
        <path d="M16 25V15" className={styles.stem} />
        <path d="M16 16.6c0-5 2.6-8.2 7.6-8.8.3 5-2.3 8.6-7.6 8.8Z" className={styles.leafPale} />
        <path d="M16 20c0-4-2.2-6.6-6.6-7.2-.2 4.2 2 7 6.6 7.2Z" className={styles.leaf} />
      </svg>
      {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}
