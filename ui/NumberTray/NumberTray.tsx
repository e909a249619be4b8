import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { hidden } from '../internal/hidden.css';
import { inlineVariable } from '../internal/inlineVariable';
import { NumberBall } from '../NumberBall/NumberBall';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './NumberTray.css';
import { useFresh } from './useFresh';

/** Up to so many balls stand in one row at 34 px; more are drawn at 28. */
const LARGE_UP_TO = 8;
const STAGGER_MS = 40;

export interface NumberTrayProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The chosen numbers, in the order to show. */
  numbers: readonly number[];
  /** How many are wanted in all; places still free are dashed. */
  places: number;
  /** Extra numbers after the main ones and a plus sign, ringed in gold. */
  bonus?: readonly number[] | undefined;
  /**
   * How many extra numbers are wanted; places still free are dashed.
   * @default 0
   */
  bonusPlaces?: number | undefined;
}

/**
 * The numbers chosen so far and the places left, as the last look before the button below it. Numbers that come
 * together, as a random pick does, land one after another.
 */
export function NumberTray({ numbers, places, bonus = [], bonusPlaces = 0, className, ...rest }: NumberTrayProps) {
  const words = useMessages('numberTray', lottery.numberTray);
  const bonusSize = Math.max(bonus.length, bonusPlaces);
  const isDense = places + bonusSize > LARGE_UP_TO;
  const size = isDense ? 28 : 34;
  const came = useFresh([...numbers.map(keyOf), ...bonus.map(bonusKeyOf)]);
  // One alone has no turn to wait for.
  const fresh = came.length > 1 ? came : [];

  const place = (key: string, value: number, kind: 'main' | 'bonus') => {
    const turn = fresh.indexOf(key);
    return (
      <li
        key={key}
        className={cx(turn >= 0 && styles.fresh)}
        style={turn >= 0 ? inlineVariable(styles.landDelay, `${turn * STAGGER_MS}ms`) : undefined}
      >
        <NumberBall value={value} size={size} kind={kind} className={turn >= 0 ? styles.landing : undefined} />
      </li>
    );
  };

  const freePlaces = (kind: 'main' | 'bonus', count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- empty places differ in nothing but their place
      <li key={`free-${kind}-${index}`} aria-hidden="true">
        <NumberBall state="empty" size={size} kind={kind} />
      </li>
    ));

  return (
    <ul aria-label={words.label} {...rest} data-dense={isDense || undefined} className={cx(styles.tray, className)}>
      {numbers.length + bonus.length === 0 ? <li className={hidden}>{words.none}</li> : null}
      {numbers.map((value) => place(keyOf(value), value, 'main'))}
      {freePlaces('main', places - numbers.length)}
      {bonusSize > 0 ? (
        <li aria-hidden="true" className={styles.plus}>
          +
        </li>
      ) : null}
      {bonus.map((value) => place(bonusKeyOf(value), value, 'bonus'))}
      {freePlaces('bonus', bonusPlaces - bonus.length)}
    </ul>
  );
}

function keyOf(value: number): string {
  return String(value);
}

function bonusKeyOf(value: number): string {
  return `bonus-${value}`;
}
