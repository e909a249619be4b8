import { useId } from 'react';
import { rosette } from './patterns';
import * as styles from './TicketPicture.css';

interface LacquerProps {
  /** Of the ground, in units of the drawing it is a part of. */
  width: number;
  height: number;
}

/** Lacquer with the drum's sun, behind what stands on it. */
export function Lacquer({ width, height }: LacquerProps) {
  const id = useId();
  const sun = rosette(width * 0.62);
  return (
    <>
      <linearGradient id={`${id}-lacquer`} x1="0" y1="0" x2="0.5" y2="1">
        <stop offset="0" className={styles.lacquerHi} />
        <stop offset="1" className={styles.lacquer} />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id}-lacquer)`} />
      <g transform={`translate(${width / 2} ${height / 2})`}>
        <path d={sun.star} className={styles.lacquerSun} />
        <path d={sun.teeth} className={styles.lacquerSun} />
        {sun.circles.map((radius) => (
          <circle key={radius} r={radius} className={styles.lacquerSun} />
        ))}
      </g>
    </>
  );
}
