import { cva } from 'class-variance-authority';
import * as styles from './NumberBall.css';

export const numberBall = cva(styles.ball, {
  variants: {
    state: styles.state,
    size: styles.size,
    kind: { main: null, bonus: null },
  },
  compoundVariants: [
    { kind: 'bonus', state: 'rest', class: styles.bonusRest },
    { kind: 'bonus', state: 'empty', class: styles.bonusEmpty },
    { kind: 'bonus', state: 'selected', class: styles.bonusSelected },
    { kind: 'bonus', state: 'unmatched', class: styles.bonusUnmatched },
  ],
  defaultVariants: { state: 'selected', size: 32, kind: 'main' },
});

const looks = new Map<string, string>();

/** The classes of one look, put together once: a list of results asks for them by the thousand. */
export function lookOf(state: keyof typeof styles.state, size: keyof typeof styles.size, kind: 'main' | 'bonus') {
  const name = `${state} ${size} ${kind}`;
  const look = looks.get(name) ?? numberBall({ state, size, kind });
  looks.set(name, look);
  return look;
}
