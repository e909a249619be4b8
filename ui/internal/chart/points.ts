import type { Messages } from '../../messages/MessagesContext';

/** One value of a chart. */
export interface ChartPoint {
  /** Names it on the axis, for instance "07" or "Kỳ 01423"; unlike any other of the chart. */
  label: string;
  /** A finite number; it may be negative. */
  value: number;
  /** The value in words where the chart's `format` would not do, for instance "1 trên 8.145.060". */
  text?: string | undefined;
}

/** The value of a point in words. */
export function textOf({ value, text }: ChartPoint, format: (value: number) => string) {
  return text ?? format(value);
}

/** A sentence on what the chart shows, for who cannot see it: its highest and its lowest. */
export function summaryOf(
  points: readonly ChartPoint[],
  format: (value: number) => string,
  words: Messages['chart'],
): string {
  const [first] = points;
  if (!first) return words.none;
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const lowest = points.reduce((best, point) => (point.value < best.value ? point : best), first);
  const name = (point: ChartPoint) => `${point.label} (${textOf(point, format)})`;
  if (points.length === 1) return `${name(first)}.`;
  if (highest.value === lowest.value) return words.all(textOf(first, format));
  return words.range(name(highest), name(lowest));
}
