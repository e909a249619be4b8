import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './LastTwoDigits.css';

export interface LastTwoDigitsDraw {
  /** Whose draw it is, for instance "Long An"; each another one. */
  name: string;
  /** All numbers of the draw, as digit strings; one of fewer than two digits is left out. */
  numbers: readonly string[];
  /** The one whose last digits are marked; null where it is not known. */
  special: string | null;
}

export interface LastTwoDigitsProps extends Omit<ComponentProps<'table'>, 'children' | 'aria-label'> {
  /** What the table is of, for screen readers. */
  label: string;
  /** A column each; one alone is told by its first digit and by its last. */
  draws: readonly LastTwoDigitsDraw[];
}

const DIGITS = [...'0123456789'];

interface Entry {
  digit: string;
  isSpecial: boolean;
}

/** What stands beside `digit` at `place` of the last two, smallest first; one pair of the special prize is marked. */
function beside({ numbers, special }: LastTwoDigitsDraw, digit: string, place: 0 | 1): Entry[] {
  const pairs = numbers.map((number) => number.slice(-2)).filter((pair) => pair.length === 2 && pair[place] === digit);
  const others = pairs.map((pair) => pair.charAt(1 - place)).toSorted();
  const marked = special?.slice(-2);
  const index = marked?.charAt(place) === digit ? others.indexOf(marked.charAt(1 - place)) : -1;
  return others.map((other, at) => ({ digit: other, isSpecial: at === index }));
}

/**
 * The last two digits of everything drawn, by the first of them: what Loto and Số Đề are looked up by. It has no
 * surface: put it in a Card.
 */
export function LastTwoDigits({ label, draws, className, ...rest }: LastTwoDigitsProps) {
  const words = useMessages('lastTwoDigits', lottery.lastTwoDigits);
  const [single] = draws.length === 1 ? draws : [];
  const entries = (list: readonly Entry[]) =>
    list.length === 0 ? (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{words.none}</VisuallyHidden>
      </>
    ) : (
      list.map(({ digit, isSpecial }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one digit stands there as often as it was drawn
        <span key={index}>
          {index > 0 ? ', ' : null}
          {isSpecial ? (
            <strong className={styles.special}>
              {digit}
              <VisuallyHidden> {words.special}</VisuallyHidden>
            </strong>
          ) : (
            digit
          )}
        </span>
      ))
    );
  return (
    <table {...rest} aria-label={label} className={cx(styles.table, className)}>
      <thead>
        <tr>
          <th scope="col" className={cx(styles.head, styles.digit)}>
            {words.first}
          </th>
          {single ? (
            <>
              <th scope="col" className={styles.head}>
                {words.last.toLowerCase()}
              </th>
              <th scope="col" className={styles.head}>
                {words.first.toLowerCase()}
              </th>
              <th scope="col" className={cx(styles.head, styles.digit)}>
                {words.last}
              </th>
            </>
          ) : (
            draws.map(({ name }) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))
          )}
        </tr>
      </thead>
      <tbody>
        {DIGITS.map((digit) => (
          <tr key={digit} className={styles.row}>
            <th scope="row" className={cx(styles.cell, styles.digit)}>
              {digit}
            </th>
            {draws.map((draw) => (
              <td key={draw.name} className={styles.cell}>
                {entries(beside(draw, digit, 0))}
              </td>
            ))}
            {single ? (
              <>
                <td className={styles.cell}>{entries(beside(single, digit, 1))}</td>
                <td className={cx(styles.cell, styles.digit)}>{digit}</td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
