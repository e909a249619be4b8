/** More dots than this no eye tells apart on a phone. */
const MOST_DOTS = 9_000;
/** Dots of a row to those of a column. */
const SHAPE = 10 / 9;

interface Field {
  dots: number;
  columns: number;
  rows: number;
  /** Dots of the last row. */
  last: number;
  /** The own dot, counted from 0. */
  mine: { column: number; row: number };
  /** Outcomes that a dot stands for. */
  each: number;
}

/** How a chance of one in `outcomes` is drawn. */
export function fieldOf(outcomes: number): Field {
  const whole = Math.max(1, Math.round(outcomes));
  const dots = Math.min(whole, MOST_DOTS);
  const columns = Math.round(Math.sqrt(dots * SHAPE));
  const rows = Math.ceil(dots / columns);
  const last = dots - (rows - 1) * columns;
  // Right of the middle and over it, never in the last row, which may end before.
  const row = Math.min(Math.floor(rows * 0.42), Math.max(0, rows - 2));
  const column = Math.min(Math.floor(columns * 0.63), (rows === 1 ? last : columns) - 1);
  return { dots, columns, rows, last, mine: { column, row }, each: Math.round(whole / dots) };
}
