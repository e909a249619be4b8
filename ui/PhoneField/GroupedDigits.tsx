import { Fragment } from 'react';
import * as styles from './PhoneField.css';

interface GroupedDigitsProps {
  digits: string;
  /** Digits before the caret; null draws none. */
  caret: number | null;
}

/** Digits as Vietnamese numbers are read: three, three, and the rest, with the caret among them. */
export function GroupedDigits({ digits, caret }: GroupedDigitsProps) {
  const places = Array.from({ length: digits.length + 1 }, (_, place) => place);
  return (
    <span className={styles.drawn} aria-hidden="true">
      {places.map((place) => (
        <Fragment key={place}>
          {(place === 3 || place === 6) && place < digits.length ? ' ' : null}
          {caret === place ? <span className={styles.caret} /> : null}
          {digits[place]}
        </Fragment>
      ))}
    </span>
  );
}
