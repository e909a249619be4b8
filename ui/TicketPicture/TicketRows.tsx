import { cx } from 'class-variance-authority';
import { MARGIN, type Spot, type TicketRow } from './layout';
import * as styles from './TicketPicture.css';

interface TicketRowsProps {
  rows: readonly TicketRow[];
  /** Of the golden edition what was drawn is gold, and all else steps back. */
  isGold: boolean;
  goldFill: string;
}

/** The numbers of each ticket behind its letter. */
export function TicketRows({ rows, isGold, goldFill }: TicketRowsProps) {
  return rows.map(({ code, spots, ballRadius, y, note }) => (
    <g key={`${code} ${y}`}>
      <text x={MARGIN} y={y} className={cx(styles.letter, isGold && styles.onGoldPaper)}>
        {code}
      </text>
      {spots.map((spot) => (
        <g key={`${spot.kind} ${spot.x} ${spot.y}`}>
          {spot.kind === 'group' ? (
            <Group spot={spot} isHit={isGold && spot.isHit} goldFill={goldFill} />
          ) : (
            <Ball spot={spot} radius={ballRadius} isGold={isGold} goldFill={goldFill} />
          )}
          {isGold && spot.isHit ? (
            <Check
              x={spot.x + (spot.kind === 'group' ? 38 : ballRadius * 0.74)}
              y={spot.y + (spot.kind === 'group' ? 16 : ballRadius * 0.74)}
            />
          ) : null}
        </g>
      ))}
      {note ? (
        <text x={MARGIN + 34} y={note.y} className={spots.length > 0 ? styles.note : styles.bet}>
          {note.text}
        </text>
      ) : null}
    </g>
  ));
}

function Group({ spot: { value, x, y }, isHit, goldFill }: { spot: Spot; isHit: boolean; goldFill: string }) {
  return (
    <>
      <rect
        x={x - 42}
        y={y - 20}
        width="84"
        height="40"
        rx="10"
        className={isHit ? styles.goldBall : styles.group}
        {...(isHit ? { fill: goldFill } : {})}
      />
      <text x={x} y={y} className={cx(styles.groupFigure, isHit && styles.onGold)}>
        {value}
      </text>
    </>
  );
}

interface BallProps {
  spot: Spot;
  radius: number;
  isGold: boolean;
  goldFill: string;
}

function Ball({ spot: { value, kind, x, y, isHit }, radius, isGold, goldFill }: BallProps) {
  const isRest = isGold && !isHit;
  const look = isRest ? styles.restBall : isGold ? styles.goldBall : kind === 'bonus' ? styles.bonusBall : styles.ball;
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={look} {...(isGold && isHit ? { fill: goldFill } : {})} />
      <text
        x={x}
        y={y}
        fontSize={radius * 0.86}
        className={cx(styles.ballFigure, isGold && isHit && styles.onGold, isRest && styles.restFigure)}
      >
        {String(value).padStart(2, '0')}
      </text>
    </>
  );
}

/** Says without colour that a number was drawn. */
function Check({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7.5" className={styles.check} />
      <path d="M-3.2 0.2l2.2 2.3l4.2 -4.6" className={styles.tick} />
    </g>
  );
}
