import type { Box } from '../internal/chart/useBox';
import { textOf, type ChartPoint } from '../internal/chart/points';
import { fitLabel, labelPlaces, labelWidth, linear, ticks } from '../internal/chart/scale';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything of a bar chart stands, in px. */
export interface Drawing {
  /** How high it is. */
  height: number;
  /** Each point's bar, and the larger field that answers the finger. */
  bars: readonly { bar: Area; field: Area }[];
  lines: readonly { x1: number; y1: number; x2: number; y2: number; isZero: boolean }[];
  words: readonly { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string; isAmount: boolean }[];
}

type Format = (value: number) => string;

const MOST_TICKS = 5;
const WIDEST_BAR = 48;
/** Room between a row's words and the ring round it. */
const EDGE = 4;

/** From zero to the value, at least one px long unless it is nothing. */
function stretch(zero: number, end: number, value: number): [from: number, length: number] {
  const length = value === 0 ? 0 : Math.max(1, Math.abs(end - zero));
  return [end < zero ? zero - length : zero, length];
}

/** Bars that stand side by side: for many values with short labels. */
export function columns(points: readonly ChartPoint[], { width, height, em }: Box, format: Format): Drawing {
  const marks = ticks(
    points.map(({ value }) => value),
    MOST_TICKS,
  );
  const scaleLabels = marks.map(format);
  const start = Math.min(labelWidth(scaleLabels, em), width / 3);
  const bottom = height - 1.6 * em;
  const toY = linear([marks[0] ?? 0, marks.at(-1) ?? 1], [bottom, 0.7 * em]);
  const band = (width - start) / Math.max(points.length, 1);
  const thickness = Math.min(band * 0.76, WIDEST_BAR);
  const room = Math.min(
    labelWidth(
      points.map(({ label }) => label),
      em,
    ),
    width - start,
  );
  return {
    height,
    bars: points.map(({ value }, place) => {
      const x = start + band * place;
      const [y, length] = stretch(toY(0), toY(value), value);
      return {
        bar: { x: x + (band - thickness) / 2, y, width: thickness, height: length },
        field: { x, y: 0, width: band, height: bottom },
      };
    }),
    lines: marks.map((mark) => ({ x1: start, x2: width, y1: toY(mark), y2: toY(mark), isZero: mark === 0 })),
    words: [
      ...marks.map((mark, place) => ({
        x: start - 0.5 * em,
        y: toY(mark) + 0.35 * em,
        anchor: 'end' as const,
        text: fitLabel(scaleLabels[place] ?? '', start, em),
        isAmount: false,
      })),
      ...labelPlaces(points.length, start, width, room).map(({ index, middle }) => ({
        x: middle,
        y: height - 0.35 * em,
        anchor: 'middle' as const,
        text: fitLabel(points[index]?.label ?? '', room, em),
        isAmount: false,
      })),
    ],
  };
}

const LINE = 1.35;

/**
 * Bars that lie below each other, each under its words: for a few values with long labels. A row is a finger's 44 px.
 */
export function rows(points: readonly ChartPoint[], { width, em }: Box, format: Format): Drawing {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const toX = linear([low, low === high ? 1 : high], [0, width]);
  const room = (point: ChartPoint) => width - labelWidth([textOf(point, format)], em);
  // Where one label has no room beside its value, all stand above theirs.
  const above = points.some((point) => labelWidth([point.label], em) > room(point)) ? LINE * em : 0;
  const row = Math.max(44, 3.2 * em + above);
  const zero = toX(0);
  return {
    height: row * points.length,
    bars: points.map(({ value }, place) => {
      const [x, length] = stretch(zero, toX(value), value);
      return {
        bar: { x, y: row * place + above + 1.9 * em, width: length, height: 0.8 * em },
        field: { x: -EDGE, y: row * place, width: width + 2 * EDGE, height: row },
      };
    }),
    lines: low < 0 ? [{ x1: zero, x2: zero, y1: 0, y2: row * points.length, isZero: true }] : [],
    words: points.flatMap((point, place) => {
      const y = row * place + LINE * em;
      const label = fitLabel(point.label, above > 0 ? width : room(point), em);
      const text = fitLabel(textOf(point, format), width, em);
      return [
        { x: 0, y, anchor: 'start' as const, text: label, isAmount: false },
        above > 0
          ? { x: 0, y: y + above, anchor: 'start' as const, text, isAmount: true }
          : { x: width, y, anchor: 'end' as const, text, isAmount: true },
      ];
    }),
  };
}
