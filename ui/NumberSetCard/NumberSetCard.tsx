import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { IconButton } from '../IconButton/IconButton';
import { PencilIcon } from '../internal/icons';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './NumberSetCard.css';

/** What the numbers would have come to in a draw that is over. */
export interface NumberSetDraw {
  /** Of the draw. */
  id: string;
  /** How many of the numbers were drawn. */
  matches: number;
  /** Whether they would have won. */
  won: boolean;
}

export interface NumberSetCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<GameMarkProps, 'accent' | 'glyph'> {
  /** What the player calls the numbers. */
  name: string;
  /** Game and next draw: 'MEGA 6/45 · CN 18:00'. */
  detail: ReactNode;
  /** The numbers. */
  children: ReactNode;
  /** The button that plays them. */
  action: ReactNode;
  /** The pencil was pressed, to rename or delete the set. */
  onEdit: () => void;
  /**
   * The last draws, the newest last.
   * @default none, and no line for them
   */
  draws?: readonly NumberSetDraw[] | undefined;
  /** What the draws came to, under them: 'Trúng 30.000 ₫'. */
  outcome?: ReactNode;
}

/** Numbers that a player keeps under a name, and what they came to in the last draws. */
export function NumberSetCard({
  accent,
  glyph,
  name,
  detail,
  children,
  action,
  onEdit,
  draws = [],
  outcome,
  className,
  ...rest
}: NumberSetCardProps) {
  const words = useMessages('numberSetCard', lottery.numberSetCard);
  return (
    <article {...rest} data-accent={accent} className={cx(styles.numberSetCard, className)}>
      <div className={styles.head}>
        <GameMark accent={accent} glyph={glyph} size={42} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.detail}>{detail}</p>
        </div>
        <IconButton label={words.edit(name)} icon={<PencilIcon />} onClick={onEdit} className={styles.edit} />
      </div>
      <div>{children}</div>
      <div className={styles.foot}>
        {draws.length > 0 ? (
          <div className={styles.draws}>
            <span>{words.draws(draws.length)}</span>
            <ul className={styles.list}>
              {draws.map(({ id, matches, won }) => (
                <li key={id} data-won={won || undefined} className={styles.draw}>
                  <span aria-hidden="true">{matches}</span>
                  <VisuallyHidden>{words.matches(matches, won)}</VisuallyHidden>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {draws.length > 0 ? <div className={styles.outcome}>{outcome}</div> : null}
        <div className={styles.action}>{action}</div>
      </div>
    </article>
  );
}
