import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { SealDrawing, type SealState } from './SealDrawing';
import * as styles from './Seal.css';

export interface SealProps extends Omit<ComponentProps<'span'>, 'role' | 'children'> {
  /**
   * `promised` the shop has signed that it took the ticket; `entered` it has its place in the book, which is still open;
   * `sealed` the book is closed for good; `late` it is valid but still without a place; `broken` what was signed and what
   * the book says differ.
   */
  state: SealState;
  /** Along the lower edge: "17:59:08", "số 318". Not drawn on a small one. */
  note?: string | undefined;
  /**
   * `small` as high as the line it begins, a drawing without words; `medium` on a card; `large` alone.
   * @default 'medium'
   */
  size?: keyof typeof styles.size | undefined;
  /** Where it leads, for instance to what was checked; a small one stands within a link instead. */
  href?: string | undefined;
  /**
   * Presses it on once, when it appears.
   * @default false
   */
  animated?: boolean | undefined;
}

/** How far a ticket is on its way into the sealed book of its draw, as a stamp. */
export function Seal({ state, note, size = 'medium', href, animated = false, className, ...rest }: SealProps) {
  const words = useMessages('seal', lottery.seal);
  const name = words[state];
  const label = note ? `${name} ${note}` : name;
  const drawing = <SealDrawing {...{ state, name, note }} isSmall={size === 'small'} isAnimated={animated} />;
  return (
    <span
      {...(href ? {} : { role: 'img', 'aria-label': label })}
      {...rest}
      data-state={state}
      className={cx(styles.seal, styles.size[size], styles.ink[state], className)}
    >
      {href ? (
        <Anchor href={href} aria-label={label} className={styles.link}>
          {drawing}
        </Anchor>
      ) : (
        drawing
      )}
    </span>
  );
}
