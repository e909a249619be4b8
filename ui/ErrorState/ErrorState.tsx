import type { ComponentProps, ReactNode } from 'react';
import { CloudOffIcon, RefreshCwIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import type { VariantsOf } from '../internal/variants';
import { errorState } from './ErrorState.variants';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './ErrorState.css';

type Variants = VariantsOf<typeof errorState>;

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /**
   * `card` brings one, `plain` lies in a card already.
   * @default 'card'
   */
  surface?: Variants['surface'];
  /** What did not work, for instance "Chưa tải được kết quả". A line in bold, no heading. */
  title: ReactNode;
  /** The plain cause, and what the reader can do about it. */
  children?: ReactNode;
  /** The button "Thử lại" was pressed; it is not called while `isRetrying`. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /**
   * The new try is under way: the button spins, and keeps the focus.
   * @default false
   */
  isRetrying?: boolean | undefined;
}

/** Something did not arrive: the crossed cloud, the cause in plain words and one button to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  surface,
  className,
  ...rest
}: ErrorStateProps) {
  const words = useMessages('buttons', shell.buttons);
  return (
    <div {...rest} role="alert" className={errorState({ surface, className })}>
      <CloudOffIcon className={styles.figure} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children ? <p className={styles.sentence}>{children}</p> : null}
      {onRetry ? (
        <div className={styles.action}>
          <Button kind="tonal" size="medium" icon={<RefreshCwIcon />} isLoading={isRetrying} onClick={() => onRetry()}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
