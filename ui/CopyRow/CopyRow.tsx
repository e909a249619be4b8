import type { ComponentProps } from 'react';
import { CheckIcon, CopyIcon } from '../internal/icons';
import { cx } from 'class-variance-authority';
import { IconButton } from '../IconButton/IconButton';
import { useCopy } from '../internal/useCopy';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './CopyRow.css';

export interface CopyRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the value is, over it and in the name of the button: "Sao chép số tài khoản". */
  label: string;
  /** What is shown. */
  value: string;
  /** What is copied, when it differs from what is shown. @default value */
  copyText?: string | undefined;
  /**
   * The one that must be kept exactly; it stands out.
   * @default false
   */
  isEmphasized?: boolean | undefined;
}

/**
 * A name, a value, and a button that takes the value to the clipboard and says so for two seconds. Where the browser has
 * none or refuses (a page without https) nothing is said, and the value can still be selected.
 */
export function CopyRow({ label, value, copyText = value, isEmphasized = false, className, ...rest }: CopyRowProps) {
  const words = useMessages('copying', tell.copying);
  const { isCopied, copy } = useCopy(copyText);
  return (
    <div {...rest} className={cx(styles.copyRow, className)}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={cx(styles.value, isEmphasized && styles.emphasis)}>{value}</p>
        <p role="status" className={styles.copied}>
          {isCopied ? words.copied : null}
        </p>
      </div>
      <IconButton label={words.copy(label)} icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={copy} />
    </div>
  );
}
