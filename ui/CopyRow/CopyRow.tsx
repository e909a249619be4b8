import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './CopyRow.css';

const SHOWN_MS = 2000;

export interface CopyRowProps {
  label: string;
  /** What is shown. */
  value: string;
  /** What is copied, when it differs from what is shown. @default value */
  copyText?: string;
  /**
   * The one that must be kept exactly.
   * @default false
   */
  isEmphasized?: boolean;
}

/** A name, a value, and a button that takes the value to the clipboard. */
export function CopyRow({ label, value, copyText = value, isEmphasized = false }: CopyRowProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    // A browser may refuse; the value stays readable and selectable.
    navigator.clipboard.writeText(copyText).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <div className={styles.copyRow}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={cx(styles.value, isEmphasized && styles.emphasis)}>{value}</p>
        <p role="status" className={styles.copied}>
          {isCopied ? 'Đã sao chép' : null}
        </p>
      </div>
      <IconButton
        label={`Sao chép ${label.toLocaleLowerCase('vi')}`}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      />
    </div>
  );
}
