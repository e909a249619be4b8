import { VisuallyHidden } from '../VisuallyHidden';
import { useMessages } from '../../messages/MessagesContext';
import * as tell from '../../messages/tell';
import * as styles from './chart.css';
import { textOf, type ChartPoint } from './points';

export interface ChartTableProps {
  /** What the chart shows. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Heads the column of labels, for instance "Số". */
  pointName: string;
  /** Heads the column of values, for instance "Số lần về". */
  valueName: string;
  /** Keeps the table for screen readers only. */
  isHidden: boolean;
}

/** The chart's figures as a table, for everyone who would rather read than look. Without figures there is none. */
export function ChartTable({ label, points, format, pointName, valueName, isHidden }: ChartTableProps) {
  const words = useMessages('chart', tell.chart);
  if (points.length === 0) return null;
  const table = (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {pointName}
          </th>
          <th scope="col" className={styles.figureCell}>
            {valueName}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row" className={styles.name}>
              {point.label}
            </th>
            <td className={styles.figureCell}>{textOf(point, format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isHidden) return <VisuallyHidden>{table}</VisuallyHidden>;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{words.table}</summary>
      {table}
    </details>
  );
}
