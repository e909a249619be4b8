import type { ComponentProps, ReactNode } from 'react';
import type { VariantsOf } from '../internal/variants';
import * as styles from './GameMark.css';
import { gameMark } from './GameMark.variants';

type Variants = VariantsOf<typeof gameMark>;

export interface GameMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Across, in px at the default text size: `20`, `32`, `36` or `42`.
   * @default 42
   */
  size?: Variants['size'];
  /**
   * The accent it takes: what `createAccent` answers with, or the name in `[data-accent='lake']` of a sheet of yours.
   * @default that of the nearest scope, else the brand's colours
   */
  accent?: string | undefined;
  /**
   * The drawing: shapes of SVG on a field of 32 × 32, white where they have no class of `markPaint`, such as
   * `<circle cx="16" cy="16" r="8" className={markPaint.gold} />`.
   */
  glyph: ReactNode;
}

/** Classes for the shapes of a glyph: `gold` and `star` fill one, `ring` draws only its edge, in white. */
export const markPaint = { gold: styles.gold, star: styles.star, ring: styles.ring };

/** The sign of a game. Decoration: put the game's name beside it. */
export function GameMark({ accent, glyph, size, className, ...rest }: GameMarkProps) {
  return (
    <span aria-hidden="true" {...rest} data-accent={accent} className={gameMark({ size, className })}>
      <svg viewBox="0 0 32 32" className={styles.glyph}>
        {glyph}
      </svg>
    </span>
  );
}
