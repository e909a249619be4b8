import { Fragment } from 'react';
import * as styles from './PhoneField.css';

interface GroupedDigitsProps {
  digits: string;
  /** Digits before the caret, which is seen while the input before it has the focus; null draws none. */
  caret: number | null;
}

/** Digits as Vietnamese numbers are read: three, three, and the rest, with the caret among them. */
export function GroupedDigits({ digits, caret }: GroupedDigitsProps) {
  const places = Array.from({ length: digits.length + 1 }, (_, index) => index);
  return (
    <span className={styles.drawn} aria-hidden="true">
      {places.map((index) => (
        <Fragment key={index}>
          {(index === 3 || index === 6) && index < digits.length ? ' ' : null}
          {caret === index ? <span className={styles.caret} /> : null}
          {digits[index]}
        </Fragment>
      ))}
    </span>
  );
}
