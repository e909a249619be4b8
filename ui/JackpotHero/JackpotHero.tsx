import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { JackpotFigure } from '../JackpotFigure/JackpotFigure';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './JackpotHero.css';

export interface JackpotHeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Whose jackpot it is. While it is not known yet everything keeps its place and nothing is said; null where a shop has
   * one game and names none. `accent` and `glyph` are those of its GameMark: without a `glyph` there is the name alone.
   */
  game?: ({ name: string; glyph?: ReactNode } & Pick<GameMarkProps, 'accent'>) | null | undefined;
  /** When it is drawn, for instance "Quay hôm nay lúc 18:00". */
  when?: ReactNode;
  /** @default 'Jackpot 1 ước tính' */
  label?: string | undefined;
  /** Whole đồng, or units of another currency; null while nobody knows. */
  amount: number | null;
  /** Said over the countdown. @default 'Đóng bán vé sau' */
  countdownLabel?: string | undefined;
  /** A Countdown to the next draw. */
  countdown?: ReactNode;
  /** The one golden button of the page. */
  action?: ReactNode;
}

/** The largest jackpot one can play for now, on the lacquer under the home page's Header. */
export function JackpotHero({
  game,
  when,
  label,
  amount,
  countdownLabel,
  countdown,
  action,
  className,
  ...rest
}: JackpotHeroProps) {
  const words = useMessages('jackpotHero', shell.jackpotHero);
  return (
    <section {...rest} aria-busy={game === undefined} className={cx(styles.hero, className)}>
      <p className={styles.line}>
        {game ? (
          <strong className={game.glyph ? styles.game : undefined}>
            {game.glyph ? <GameMark accent={game.accent} glyph={game.glyph} size={20} /> : null}
            {game.name}
          </strong>
        ) : game === undefined ? (
          <span aria-hidden="true" className={cx(styles.game, styles.unknownGame)} />
        ) : null}
        {when}
      </p>
      <JackpotFigure label={label ?? words.label} amount={amount} size="hero" tone="lacquer" />
      <div className={styles.foot}>
        <div className={styles.clock}>
          {countdownLabel ?? words.countdown}
          {countdown}
        </div>
        {action}
      </div>
    </section>
  );
}
