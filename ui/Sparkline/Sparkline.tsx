import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as chart from '../internal/chart/chart.css';
import { ChartTable } from '../internal/chart/ChartTable';
import { summaryOf, type ChartPoint } from '../internal/chart/points';
import { useBox } from '../internal/chart/useBox';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './Sparkline.css';
import { lineThrough } from './line';

export interface SparklineProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the line shows, for screen readers: it stands beside words that say so. */
  label: string;
  /** A sentence on what is to be seen. Left out, it names the highest and the lowest. */
  description?: string | undefined;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Writes a value. Left out: "1.234,5". */
  format?: ((value: number) => string) | undefined;
  /** What a label names, for instance "Kỳ quay": heads a column of the table. */
  pointName: string;
  /** What a value is, for instance "Jackpot". */
  valueName: string;
  /**
   * Keeps the table for screen readers only, where the line stands in a row or a link.
   * @default false
   */
  tableHidden?: boolean | undefined;
}

/** How one value went, in a word's height and without axes: the growth of a jackpot. */
export function Sparkline(props: SparklineProps) {
  const words = useMessages('chart', tell.chart);
  const { number } = useFormats();
  const {
    label,
    description,
    points,
    format = (value: number) => number(value).replace('-', '−'),
    pointName,
    valueName,
    ...others
  } = props;
  const { tableHidden = false, className, ...rest } = others;
  const sentence = description ?? summaryOf(points, format, words);
  const id = useId();
  const [box, measure] = useBox();
  const drawing =
    box &&
    lineThrough(
      points.map(({ value }) => value),
      box,
    );
  if (points.length === 0) {
    return (
      <figure {...rest} aria-label={label} className={cx(chart.figure, className)}>
        <p className={chart.readout}>{sentence}</p>
      </figure>
    );
  }
  return (
    <figure {...rest} className={cx(chart.figure, className)}>
      <svg
        ref={measure}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className={cx(chart.drawing, styles.height)}
      >
        <title id={`${id}-title`}>{label}</title>
        <desc id={`${id}-description`}>{sentence}</desc>
        {drawing ? (
          <>
            <path d={drawing.area} className={styles.area} />
            <path d={drawing.line} className={styles.line} />
            <circle cx={drawing.end.x} cy={drawing.end.y} r="4" className={styles.end} />
          </>
        ) : null}
      </svg>
      <ChartTable {...{ label, points, format, pointName, valueName }} isHidden={tableHidden} />
    </figure>
  );
}
