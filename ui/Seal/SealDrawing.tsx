import { useId } from 'react';
import { cx } from 'class-variance-authority';
import { BookCheckIcon, ClockAlertIcon, SignatureIcon, XIcon } from '../internal/icons';
import { halves, lowerArc, open, scalloped, star, upperArc } from './outline';
import * as styles from './Seal.css';

export type SealState = keyof typeof styles.ink;

interface SealDrawingProps {
  state: SealState;
  /** Along its upper edge. */
  name: string;
  /** Along its lower edge. */
  note: string | undefined;
  /** Without words, in few strokes, for beside a line of text. */
  isSmall: boolean;
  isAnimated: boolean;
}

const icons = { promised: SignatureIcon, entered: BookCheckIcon, late: ClockAlertIcon, broken: XIcon };

/** The size at which so many letters fit on an arc of `length`. */
const fitting = (text: string, most: number, length: number) => Math.min(most, length / (0.68 * text.length));

/** Edges differ by shape as well: dashed, double, scalloped, open, split. */
export function SealDrawing({ state, name, note, isSmall, isAnimated }: SealDrawingProps) {
  const id = useId();
  const line = { strokeWidth: isSmall ? 9 : 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  const ring = { cx: 60, cy: 60, r: 56 };
  const Glyph = state === 'sealed' ? null : icons[state];
  return (
    <svg
      viewBox={isSmall ? '-4 -4 128 128' : '0 0 120 120'}
      aria-hidden="true"
      data-animated={isAnimated || undefined}
      className={styles.drawing}
    >
      <g transform={state === 'sealed' && !isSmall ? 'rotate(-9 60 60)' : undefined}>
        {state === 'promised' ? <circle {...ring} {...line} strokeDasharray={isSmall ? '16 23' : '5 5'} /> : null}
        {state === 'entered' ? <circle {...ring} {...line} /> : null}
        {state === 'late' ? <path d={open.arc} {...line} /> : null}
        {state === 'broken' ? <path d={halves} {...line} /> : null}
        {state === 'sealed' ? (
          <>
            <linearGradient id={`${id}-lacquer`} x1="0" y1="0" x2="0.5" y2="1">
              <stop offset="0" className={styles.lacquerStart} />
              <stop offset="1" className={styles.lacquerEnd} />
            </linearGradient>
            <path d={scalloped} fill={`url(#${id}-lacquer)`} className={styles.lacquer} />
          </>
        ) : null}
        {isSmall ? null : (
          <>
            {state === 'late' ? open.dots.map((dot) => <Dot key={dot} at={dot} />) : null}
            {state === 'sealed' ? <circle cx="60" cy="60" r="54.5" strokeOpacity="0.8" /> : null}
            {state === 'sealed' || state === 'entered' ? <circle cx="60" cy="60" r="35" strokeOpacity="0.8" /> : null}
            {state === 'sealed' ? (
              <>
                <path d={star} className={styles.star} />
                <circle cx="60" cy="60" r="12.5" className={styles.boss} />
              </>
            ) : null}
            {['13.5 66.6', '106.5 66.6'].map((dot) => (
              <Dot key={dot} at={dot} />
            ))}
            <path id={`${id}-upper`} d={upperArc} stroke="none" />
            <path id={`${id}-lower`} d={lowerArc} stroke="none" />
            <text className={styles.words} fontSize={fitting(name, 12.5, 118)}>
              <textPath href={`#${id}-upper`} startOffset="50%">
                {name}
              </textPath>
            </text>{' '}
            {note ? (
              <text className={cx(styles.words, styles.note)} fontSize={fitting(note, 10.5, 132)}>
                <textPath href={`#${id}-lower`} startOffset="50%">
                  {note}
                </textPath>
              </text>
            ) : null}
          </>
        )}
        {Glyph ? (
          <Glyph
            x={isSmall ? 28 : 42}
            y={isSmall ? 28 : 42}
            size={isSmall ? 64 : 36}
            strokeWidth={isSmall ? 3 : 1.75}
          />
        ) : (
          <path
            d={isSmall ? 'M36 61l17 17 32 -35' : 'M54 60.4l4.2 4.2 8.2 -8.8'}
            {...line}
            strokeWidth={isSmall ? 12 : 3}
          />
        )}
      </g>
    </svg>
  );
}

function Dot({ at }: { at: string }) {
  const [x, y] = at.split(' ');
  return <circle cx={x} cy={y} r="1.5" className={styles.filled} />;
}
