import { Fragment, type ComponentProps, type CSSProperties } from 'react';
import { cx } from 'class-variance-authority';
import { Digits } from '../Digits/Digits';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './DrawTable.css';

export interface DrawTableTier {
  /** Written at the row's start, for instance "G.4". */
  label: string;
  /** As it is read aloud, for instance "Giải Tư". */
  name: string;
  /** `special` is the prize that everybody looks for first, `low` the one with the fewest digits. */
  emphasis?: 'special' | 'low' | undefined;
}

export interface DrawTableDraw {
  /** Whose draw it is, for instance "Long An". */
  name: string;
  /** Digit strings of each tier, in the order of `tiers`. */
  numbers: readonly (readonly string[])[];
}

export interface DrawTableProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** What was drawn and when, for screen readers. */
  label: string;
  /** The rows, in the order that their readers know: the special prize last in the south, first in the north. */
  tiers: readonly DrawTableTier[];
  /** The columns. One alone spreads its numbers over the width. */
  draws: readonly DrawTableDraw[];
  /** What a number is looked for by: each that ends in it is marked, and how many do is said under the table. */
  ending?: string | undefined;
}

/** As many in a row as stand in equal rows, four at most. */
function perRow(count: number): number {
  return count <= 4 ? count : count % 3 === 0 ? 3 : 4;
}

/**
 * The draws of a day side by side, prize by prize. What has no room is moved sideways; the prizes' names stay. It brings
 * its own surface with a line above and below, for the whole width of a page: in a Card give that `inset="none"`.
 */
export function DrawTable({ label, tiers, draws, ending = '', className, ...rest }: DrawTableProps) {
  const words = useMessages('drawTable', lottery.drawTable);
  const [single] = draws.length === 1 ? draws : [];
  const hidden = draws.at(-1)?.name;
  const isFound = (number: string) => ending !== '' && number.endsWith(ending);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a phone must be moved by a keyboard too */}
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        <table className={styles.table} data-single={single !== undefined}>
          {single ? null : (
            <thead>
              <tr>
                <th scope="col" className={cx(styles.corner, styles.tier)}>
                  <VisuallyHidden>{words.prize}</VisuallyHidden>
                </th>
                {draws.map(({ name }) => (
                  <th key={name} scope="col" className={styles.company}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {tiers.map(({ label: short, name, emphasis }, row) => (
              <tr key={name} data-emphasis={emphasis}>
                <th scope="row" className={styles.tier}>
                  <span aria-hidden="true">{short}</span>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </th>
                {draws.map((draw) => {
                  const numbers = draw.numbers[row] ?? [];
                  return (
                    <td key={draw.name} className={styles.cell}>
                      <span
                        className={styles.numbers}
                        style={single && ({ '--per-row': perRow(numbers.length) } as CSSProperties)}
                      >
                        {numbers.map((number, index) => {
                          const digits = <Digits text={number} />;
                          return (
                            // oxlint-disable-next-line react/no-array-index-key -- a number may be drawn twice for one prize
                            <Fragment key={index}>
                              {isFound(number) ? <mark className={styles.found}>{digits}</mark> : digits}
                            </Fragment>
                          );
                        })}
                        {numbers.length === 0 ? '–' : null}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {ending === '' ? null : (
        <p className={styles.count}>
          {words.found(draws.flatMap((draw) => draw.numbers.flat()).filter(isFound).length, ending)}
        </p>
      )}
      {draws.length >= 3 && hidden ? (
        <p className={styles.hint} data-many={draws.length > 3} aria-hidden="true">
          ↔ {words.swipe(hidden)}
        </p>
      ) : null}
    </div>
  );
}
