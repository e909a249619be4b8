import type { ReactNode, ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { CopyFact } from './CopyFact';
import * as styles from './Receipt.css';

export interface ReceiptFact {
  label: string;
  /** Small words below the name: that a value is an estimate. */
  note?: ReactNode;
  value: ReactNode;
  /**
   * Gold is for prize money.
   * @default 'plain'
   */
  tone?: 'plain' | 'gold' | undefined;
  /** Offers this text for copying, for instance the whole of a code that is shown in short. */
  copyText?: string | undefined;
}

export interface ReceiptFactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** One row each, in this order. */
  facts: readonly ReceiptFact[];
}

/** Pairs of a name and a value, one a row: code, time, price, where the prize went. */
export function ReceiptFacts({ facts, className, ...rest }: ReceiptFactsProps) {
  return (
    <dl {...rest} className={cx(styles.facts, className)}>
      {facts.map(({ label, note, value, tone = 'plain', copyText }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.term}>
            {label}
            {note ? <span className={styles.note}>{note}</span> : null}
          </dt>
          <dd className={cx(styles.value, styles.valueTone[tone])}>
            {value}
            {copyText === undefined ? null : <CopyFact label={label} text={copyText} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
