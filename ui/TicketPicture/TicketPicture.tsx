import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { layOutNumbers, MARGIN, WIDTH } from './layout';
import * as styles from './TicketPicture.css';

export interface TicketPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Name of the accent that colours it. */
  accent: string;
  /** The game's name. */
  title: string;
  /** The draw and its day: 'Kỳ #01552 · 21/08/2026'. */
  subtitle: string;
  /** Who sold it, in the corner. */
  shop: string;
  /** What stands before the numbers: the ticket's letter and how it is played. */
  play: string;
  /** Balls as numbers, groups of digits as text. */
  numbers: readonly (number | string)[];
  /** Extra numbers, ringed in gold after the others. */
  bonus?: readonly number[];
  /** Facts at the foot, a line each. */
  facts: readonly { name: string; value: string }[];
}

const FACT_HEIGHT = 24;

/** A ticket drawn to be looked at, saved and passed on: one SVG in the theme's colours, with all it says as text. */
export function TicketPicture(props: TicketPictureProps) {
  const { accent, title, subtitle, shop, play, numbers, bonus = [], facts, className, ...rest } = props;
  const id = useId();
  const { spots, ballRadius, bottom } = layOutNumbers(numbers, bonus);
  const height = bottom + 20 + facts.length * FACT_HEIGHT + 16;
  const right = WIDTH - MARGIN;
  return (
    <svg
      {...rest}
      data-accent={accent}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      className={cx(styles.picture, className)}
    >
      <title id={`${id}-title`}>{`${title}, ${subtitle}, ${play}: ${[...numbers, ...bonus].join(' ')}`}</title>
      <clipPath id={`${id}-paper`}>
        <rect x="1" y="1" width={WIDTH - 2} height={height - 2} rx="18" />
      </clipPath>
      <g clipPath={`url(#${id}-paper)`}>
        <rect x="1" y="1" width={WIDTH - 2} height={height - 2} rx="18" className={styles.paper} />
        <rect width={WIDTH} height="84" className={styles.head} />
      </g>
      <text x={MARGIN} y="42" className={styles.title}>
        {title}
      </text>
      <text x={right} y="42" className={styles.shop}>
        {shop}
      </text>
      <text x={MARGIN} y="66" className={styles.subtitle}>
        {subtitle}
      </text>
      <text x={MARGIN} y="114" className={styles.letter}>
        {play}
      </text>
      {spots.map(({ value, kind, x, y }) =>
        kind === 'group' ? (
          <g key={`${kind} ${x} ${y}`}>
            <rect x={x - 44} y={y - 20} width="88" height="40" rx="10" className={styles.group} />
            <text x={x} y={y} className={styles.groupFigure}>
              {value}
            </text>
          </g>
        ) : (
          <g key={`${kind} ${x} ${y}`}>
            <circle cx={x} cy={y} r={ballRadius} className={kind === 'bonus' ? styles.bonusBall : styles.ball} />
            <text x={x} y={y} fontSize={ballRadius * 0.84} className={styles.ballFigure}>
              {String(value).padStart(2, '0')}
            </text>
          </g>
        ),
      )}
      <line x1="10" x2={WIDTH - 10} y1={bottom + 8} y2={bottom + 8} className={styles.perforation} />
      {facts.map(({ name, value }, index) => {
        const y = bottom + 36 + index * FACT_HEIGHT;
        return (
          <g key={name}>
            <text x={MARGIN} y={y} className={styles.name}>
              {name}
            </text>
            <text x={right} y={y} className={styles.value}>
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
