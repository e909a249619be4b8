import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { inlineVariable } from '../internal/inlineVariable';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { fieldOf } from './field';
import * as styles from './OddsField.css';

export interface OddsFieldProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** One ticket is one of so many; at least 1. */
  outcomes: number;
  /** Points at the dot that the ticket is in: 'Vé của bạn ở trong chấm này'. */
  label: string;
}

/** A chance as one dot in a field of up to 9,000. One pattern draws them all. */
export function OddsField({ outcomes, label, className, ...rest }: OddsFieldProps) {
  const words = useMessages('oddsField', lottery.oddsField);
  const { number } = useFormats();
  const pattern = useId();
  const { dots, columns, rows, last, mine, each } = fieldOf(outcomes);
  const caption = words.caption(number(dots), each === 1 ? null : number(each));
  return (
    <figure {...rest} className={cx(styles.figure, className)}>
      <div
        role="img"
        aria-label={`${caption}. ${label}`}
        className={cx(styles.field, rows < 4 && styles.short)}
        style={{
          ...inlineVariable(styles.columns, String(columns)),
          ...inlineVariable(styles.left, String((mine.column + 0.5) / columns)),
        }}
      >
        <div style={{ position: 'relative', ...inlineVariable(styles.top, String((mine.row + 0.5) / rows)) }}>
          <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" className={styles.dots}>
            <pattern id={pattern} width="1" height="1" patternUnits="userSpaceOnUse">
              <circle cx="0.5" cy="0.5" r="0.32" className={styles.dot} />
            </pattern>
            <rect width={columns} height={last === columns ? rows : rows - 1} fill={`url(#${pattern})`} />
            {last === columns ? null : <rect y={rows - 1} width={last} height="1" fill={`url(#${pattern})`} />}
          </svg>
          <span className={styles.mine} />
          <span className={styles.callout}>{label}</span>
        </div>
      </div>
      <figcaption aria-hidden="true" className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
