import type { ReactNode, ComponentProps } from 'react';
import { ChevronRightIcon, ClockIcon } from '../internal/icons';
import { cx } from 'class-variance-authority';
import { CardLink } from '../CardLink/CardLink';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { Icon } from '../internal/Icon';
import * as styles from './GameTile.css';

export interface GameTileProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<GameMarkProps, 'accent' | 'glyph'> {
  /** The game's display name. */
  name: string;
  /** What one plays, in two or three words. */
  note?: ReactNode;
  /** The time left; a clock stands before it. */
  time?: ReactNode;
  /** Where it is played. Without it the tile is a picture: the game is not on sale yet. */
  href?: string | undefined;
  /**
   * Half the page's width, or a line of its own.
   * @default 'tile'
   */
  layout?: 'tile' | 'row' | undefined;
}

/** A game with less to say than a GameTicket. */
export function GameTile({
  accent,
  glyph,
  name,
  note,
  time,
  href,
  layout = 'tile',
  className,
  ...rest
}: GameTileProps) {
  const chevron = href ? (
    <span className={styles.chevron}>
      <Icon size="small">
        <ChevronRightIcon />
      </Icon>
    </span>
  ) : null;
  return (
    <article {...rest} data-accent={accent} className={cx(styles.tile, styles.layout[layout], className)}>
      <div className={styles.head}>
        <GameMark accent={accent} glyph={glyph} size={36} />
        <div className={styles.words}>
          <h3 className={styles.name}>{href ? <CardLink href={href}>{name}</CardLink> : name}</h3>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </div>
      {layout === 'tile' ? (
        <div className={styles.foot}>
          {time ? (
            <>
              <span className={styles.clock}>
                <Icon size="small">
                  <ClockIcon />
                </Icon>
              </span>
              {time}
            </>
          ) : null}
          {chevron}
        </div>
      ) : (
        chevron
      )}
    </article>
  );
}
