import type { Box } from '../internal/chart/useBox';
import { linear } from '../internal/chart/scale';

/** Room for the stroke and the last point's dot, in px. */
const EDGE = 5;

/** A line through all values from edge to edge, the area below it, and its end, in px. Null without values. */
export function lineThrough(values: readonly number[], { width, height }: Pick<Box, 'width' | 'height'>) {
  if (values.length === 0) return null;
  const toX = linear([0, values.length - 1], [EDGE, width - EDGE]);
  const toY = linear([Math.min(...values), Math.max(...values)], [height - EDGE, EDGE]);
  const points = values.map((value, index) => ({ x: toX(index), y: toY(value) }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  return { line, area: `${line}V${height}H${first.x.toFixed(1)}Z`, end: last };
}
