import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { WIDTH } from './layout';
import { Lacquer } from './Lacquer';
import { paperOf, type PictureContent } from './formerProps';
import { layOutPaper, paperLabel, TicketPaper } from './TicketPaper';
import * as styles from './TicketPicture.css';

export interface TicketPictureProps
  extends Omit<ComponentProps<'svg'>, 'children' | keyof PictureContent>, PictureContent {
  /**
   * Stands on lacquer, as it is sent: a chat shows what is see-through in a colour of its own.
   * @default false
   */
  framed?: boolean | undefined;
}

/** Room round the paper on lacquer. */
const FRAME = 36;

/**
 * Tickets of one draw drawn to be looked at, saved and passed on: one SVG in the theme's colours, with all it says as
 * text. Gold once it has won; a sheen then runs over it once.
 */
export function TicketPicture(props: TicketPictureProps) {
  const { accent, petals, title, subtitle, shop, tickets, gold, code, facts, framed = false, ...others } = props;
  const { play, numbers, bonus, prize, matched, matchedBonus, className, ...rest } = others;
  const id = useId();
  const former = { play, numbers, bonus, prize, matched, matchedBonus };
  const paper = paperOf({ accent, petals, title, subtitle, shop, tickets, gold, code, facts, ...former });
  const frame = framed ? FRAME : 0;
  const width = WIDTH + 2 * frame;
  const height = layOutPaper(paper).height + 2 * frame;
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      className={cx(styles.picture, framed && styles.framed, className)}
    >
      <title id={`${id}-title`}>{paperLabel(paper)}</title>
      {framed ? <Lacquer width={width} height={height} /> : null}
      <g transform={`translate(${frame} ${frame})`}>
        <TicketPaper {...paper} shines={!framed} />
      </g>
    </svg>
  );
}
