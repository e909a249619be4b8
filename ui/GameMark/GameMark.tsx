import type { ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import type { GameColor } from '../theme/palette';
import { glyph } from './GameMark.css';
import { gameMark } from './GameMark.variants';
import { glyphs } from './glyphs';

export interface GameMarkProps extends Omit<ComponentProps<'span'>, 'children'>, VariantsOf<typeof gameMark> {
  /** Whose mark, and in whose colours. */
  game: GameColor;
}

/** The sign of a game. Decoration: put the game's name beside it. */
export function GameMark({ game, size, className, ...rest }: GameMarkProps) {
  return (
    <span aria-hidden="true" {...rest} data-game={game} className={gameMark({ size, className })}>
      <svg viewBox="0 0 32 32" className={glyph}>
        {glyphs[game]}
      </svg>
    </span>
  );
}
