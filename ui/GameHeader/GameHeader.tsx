import type { ComponentProps, ReactNode } from 'react';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { Sunburst } from '../Sunburst/Sunburst';
import * as styles from './GameHeader.css';

export interface GameHeaderProps
  extends Omit<ComponentProps<'header'>, 'children' | 'title'>, Pick<GameMarkProps, 'accent'> {
  /** The drawing of the game's GameMark, before its name. Without one there is the name alone. */
  glyph?: ReactNode;
  /** The game's display name: the heading of the page. */
  title: string;
  /** The way back, at the left. */
  leading?: ReactNode;
  /** Balance, help: at the right. */
  actions?: ReactNode;
  /** First line of the draw strip: the draw's number, or the jackpot. */
  drawTitle: ReactNode;
  /** Second line: when it is drawn. */
  drawDetail: ReactNode;
  /** Time left, at the right of the strip: a Countdown with `tone="header"`. */
  countdown?: ReactNode;
  /** What it runs to, over it: 'Đóng bán sau'. */
  countdownLabel?: string | undefined;
  /** A bar along the foot, for games that draw every few minutes. */
  progress?: ReactNode;
  /**
   * The drum's sun behind the bar.
   * @default true
   */
  withSunburst?: boolean | undefined;
}

/** Head of a game's page in the game's accent, with the draw on sale and the time left for it. */
export function GameHeader({
  accent,
  glyph,
  title,
  leading,
  actions,
  drawTitle,
  drawDetail,
  countdown,
  countdownLabel,
  progress,
  withSunburst = true,
  className,
  ...rest
}: GameHeaderProps) {
  return (
    <header {...rest} data-accent={accent} className={[styles.header, className].filter(Boolean).join(' ')}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <div className={styles.bar}>
        {leading}
        <div className={styles.name}>
          {glyph ? (
            <span className={styles.mark}>
              <GameMark accent={accent} glyph={glyph} size={32} />
            </span>
          ) : null}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <span className={styles.actions}>{actions}</span>
      </div>
      <div className={styles.strip}>
        {/* One line stands where two stood: it comes anew, for moving there would be a layout shift. */}
        <div key={drawDetail ? 'two lines' : 'one line'} className={styles.draw}>
          <div className={styles.drawTitle}>{drawTitle}</div>
          <div className={styles.drawDetail}>{drawDetail}</div>
        </div>
        {countdown ? (
          <div className={styles.clock}>
            {countdownLabel ? <span className={styles.countdownLabel}>{countdownLabel}</span> : null}
            {countdown}
          </div>
        ) : null}
      </div>
      {progress ? <div className={styles.progress}>{progress}</div> : null}
    </header>
  );
}
