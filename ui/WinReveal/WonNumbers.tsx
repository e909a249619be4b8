import type { CSSProperties } from 'react';
import { cx } from 'class-variance-authority';
import { DrawResult } from '../DrawResult/DrawResult';
import { inlineVariable } from '../internal/inlineVariable';
import { FIGURE } from '../NumberBall/NumberBall.css';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './WinReveal.css';

/** Balls of at most `rem`, and so small that `columns` of them fill the line. */
function fitting(rem: number, columns: number): CSSProperties {
  const size = `min(${rem}rem, (100cqi - ${(columns - 1) * 0.375}rem) / ${columns})`;
  return { width: `calc(${size})`, height: `calc(${size})`, fontSize: `calc(${size} * ${FIGURE})` };
}

export const startAt = (ms: number) => inlineVariable(styles.start, `${ms}ms`);

const MOST_IN_A_LINE = 7;

interface DrawnBallsProps {
  numbers: readonly number[];
  bonus: readonly number[];
  /** Those on the ticket: they get a ring of gold, each in its own time. */
  rings: readonly { value: number; at: number }[];
  /** When each begins to fall. */
  times: readonly number[];
}

/** The balls of the draw as they come. */
export function DrawnBalls({ numbers, bonus, rings, times }: DrawnBallsProps) {
  const all = [...numbers, ...bonus];
  const isMany = all.length > MOST_IN_A_LINE;
  const size = isMany ? fitting(1.875, 10) : fitting(2.875, Math.max(all.length, 6));
  return (
    <div className={styles.drawn}>
      <ul className={styles.balls}>
        {all.map((value, index) => {
          const ring = index < numbers.length ? rings.find((known) => known.value === value) : undefined;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an extra number may be one of the others again
            <li key={index} className={styles.place}>
              <NumberBall value={value} className={styles.falling} style={{ ...size, ...startAt(times[index] ?? 0) }} />
              {ring ? <span className={styles.ring} style={startAt(ring.at)} /> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface WonNumbersProps {
  /** Balls as numbers, groups of digits as text. */
  numbers: readonly (number | string)[];
  bonus: readonly number[];
  matched: readonly (number | string)[];
  matchedBonus: readonly number[];
  /** When each that was drawn turns gold, in their order; null once all have. */
  times: readonly number[] | null;
  /** When the others lose their colour. */
  fadeAt: number;
  label: string;
  /** @default false */
  isCentered?: boolean | undefined;
}

/** The numbers of the ticket: what was drawn turns gold one after the other, the rest steps back. */
export function WonNumbers({ numbers, bonus, matched, matchedBonus, times, ...looks }: WonNumbersProps) {
  const { fadeAt, label, isCentered = false } = looks;
  if (typeof numbers[0] === 'string') {
    const final = <DrawResult aria-label={label} {...{ numbers, bonus, matched, matchedBonus }} />;
    if (!times) return final;
    return (
      <div className={styles.stack}>
        <DrawResult numbers={numbers} bonus={bonus} className={styles.layer} />
        <div className={styles.fading} style={startAt(times[0] ?? fadeAt)}>
          {final}
        </div>
      </div>
    );
  }
  const all = [
    ...numbers.map((value) => ({ value, kind: 'main' as const, isHit: matched.includes(value) })),
    ...bonus.map((value) => ({ value, kind: 'bonus' as const, isHit: matchedBonus.includes(value) })),
  ];
  const size = fitting(all.length > 2 * MOST_IN_A_LINE ? 2 : 2.5, Math.min(Math.max(all.length, 6), MOST_IN_A_LINE));
  const isSpread = all.length > 4 && all.length <= MOST_IN_A_LINE;
  const turns = [...(times ?? [])];
  return (
    <div className={styles.own}>
      <ul aria-label={label} className={cx(styles.ownBalls, isCentered ? styles.middle : isSpread && styles.spread)}>
        {all.map(({ value, kind, isHit }) => {
          const ball = { value: Number(value), kind, size: 38, style: size } as const;
          const last = isHit ? 'matched' : 'unmatched';
          return (
            <li key={`${kind} ${value}`} className={styles.stack}>
              {times ? (
                <>
                  <NumberBall {...ball} state="selected" className={styles.layer} />
                  <NumberBall
                    {...ball}
                    state={last}
                    className={cx(isHit ? styles.turning : styles.fading)}
                    style={{ ...size, ...startAt(isHit ? (turns.shift() ?? fadeAt) : fadeAt) }}
                  />
                </>
              ) : (
                <NumberBall {...ball} state={last} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
