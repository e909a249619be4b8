import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as chart from '../internal/chart/chart.css';
import { ChartTable } from '../internal/chart/ChartTable';
import { summaryOf, textOf, type ChartPoint } from '../internal/chart/points';
import { useBox } from '../internal/chart/useBox';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './BarChart.css';
import { columns, rows } from './drawing';
import { useBarFocus } from './useBarFocus';

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows; its heading. */
  label: string;
  /** A sentence on what is to be seen. Left out, it names the highest and the lowest. */
  description?: string | undefined;
  /** One bar each, from left to right. */
  points: readonly ChartPoint[];
  /** Writes a value, for the scale and for a bar. Left out: "1.234,5". */
  format?: ((value: number) => string) | undefined;
  /** What a label names, for instance "Số": heads a column of the table. */
  pointName: string;
  /** What a value counts, for instance "Số lần về". */
  valueName: string;
  /**
   * `columns` for many values with short labels, `rows` for a few with long ones.
   * @default 'columns'
   */
  layout?: 'columns' | 'rows' | undefined;
}

/**
 * Values side by side, in the accent. Its figures are also a table, one press away. How one value
 * went is a Sparkline. Never draw past draws as if they said what comes: say beside it that each draw stands alone.
 */
export function BarChart(props: BarChartProps) {
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
  const { layout = 'columns', className, ...rest } = others;
  const sentence = description ?? summaryOf(points, format, words);
  const id = useId();
  const [box, measure] = useBox();
  const { active, handlers } = useBarFocus(points.length);
  const draw = layout === 'rows' ? rows : columns;
  const drawing = box ? draw(points, box, format) : null;
  const at = active === null ? undefined : points[active];

  return (
    <figure {...rest} className={cx(chart.figure, className)}>
      <figcaption className={chart.title}>{label}</figcaption>
      <p className={chart.readout} aria-hidden="true">
        {at ? `${at.label}: ${textOf(at, format)}` : sentence}
      </p>
      {points.length > 0 ? (
        <svg
          {...handlers}
          ref={measure}
          role="group"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
          className={chart.drawing}
          // Before it is measured: rows of a finger's height, or tens of columns.
          style={{
            height: drawing?.height ?? (layout === 'rows' ? points.length : Math.ceil(points.length / 6.5)) * 44,
          }}
        >
          <title id={`${id}-title`}>{label}</title>
          <desc id={`${id}-description`}>{sentence}</desc>
          <g aria-hidden="true">
            {drawing?.lines.map(({ isZero, ...line }) => (
              <line key={`${line.x1} ${line.y1}`} {...line} data-zero={isZero || undefined} className={chart.grid} />
            ))}
          </g>
          {drawing?.bars.map(({ bar, field }, place) => {
            const point = points[place];
            return point ? (
              <g
                key={point.label}
                role="img"
                aria-label={`${point.label}: ${textOf(point, format)}`}
                tabIndex={place === (active ?? 0) ? 0 : -1}
                data-place={place}
                data-active={place === active || undefined}
                className={styles.point}
              >
                <rect {...field} className={styles.field} />
                <rect {...bar} rx={Math.min(3, bar.width / 3)} className={styles.bar} />
              </g>
            ) : null;
          })}
          <g aria-hidden="true" pointerEvents="none">
            {drawing?.words.map(({ anchor, text, isAmount, ...place }) => (
              <text
                key={`${place.x} ${place.y}`}
                {...place}
                textAnchor={anchor}
                className={isAmount ? chart.amount : chart.words}
              >
                {text}
              </text>
            ))}
          </g>
        </svg>
      ) : null}
      <ChartTable {...{ label, points, format, pointName, valueName }} isHidden={false} />
    </figure>
  );
}
