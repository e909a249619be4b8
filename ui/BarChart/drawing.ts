import type { Box } from '../internal/chart/useBox';
import { textOf, type ChartPoint } from '../internal/chart/points';
import { fitLabel, labelWidth, linear } from '../internal/chart/scale';

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

const WIDEST_BAR = 48;
/** Room between a row's words and the ring round it. */
const EDGE = 4;

/** From zero to the value, at least one px long unless it is nothing. */
function stretch(zero: number, end: number, value: number): [from: number, length: number] {
  const length = value === 0 ? 0 : Math.max(1, Math.abs(end - zero));
  return [end < zero ? zero - length : zero, length];
}

const LINE = 1.35;

/** As many beside each other as are read at a glance: all, else tens, on the narrowest fives. */
function inRow(count: number, room: number): number {
  const unit = [10, 5, 1].find((size) => size <= room) ?? 1;
  return room >= count ? count : Math.max(1, room - (room % unit));
}

/**
 * Bars that stand side by side, each between its figure and its label, in as many rows as that takes: for many values
 * with short labels. All rows have one scale.
 */
export function columns(points: readonly ChartPoint[], { width, em }: Box, format: Format): Drawing {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const figures = values.map(format);
  const room = labelWidth([...figures, ...points.map(({ label }) => label)], em);
  const inOne = inRow(points.length, Math.max(1, Math.floor(width / room)));
  const count = Math.ceil(points.length / inOne);
  const row = (count > 1 ? 5.75 : 12) * em;
  const band = width / inOne;
  const thickness = Math.min(band * 0.6, WIDEST_BAR);
  // Room for the figure above, and for the label and a gap below; a bar that hangs has its figure under it.
  const [top, bottom] = [LINE * em, row - (low < 0 ? 2 * LINE + 0.5 : LINE + 0.5) * em];
  const toY = linear([low, low === high ? 1 : high], [bottom, top]);
  const placed = points.map(({ label, value }, place) => {
    const x = band * (place % inOne);
    const start = row * Math.floor(place / inOne);
    const [y, length] = stretch(toY(0), toY(value), value);
    const middle = { x: x + band / 2, anchor: 'middle' as const };
    return {
      bar: { x: x + (band - thickness) / 2, y: start + y, width: thickness, height: length },
      field: { x, y: start, width: band, height: row - 0.5 * em },
      words: [
        {
          ...middle,
          y: start + (value < 0 ? y + length + em : y - 0.3 * em),
          text: fitLabel(figures[place] ?? '', band, em),
          isAmount: true,
        },
        { ...middle, y: start + row - 0.85 * em, text: fitLabel(label, band, em), isAmount: false },
      ],
    };
  });
  return {
    height: row * count,
    bars: placed,
    lines: Array.from({ length: count }, (_, place) => {
      const y = row * place + toY(0);
      return { x1: 0, x2: width, y1: y, y2: y, isZero: true };
    }),
    words: placed.flatMap(({ words }) => words),
  };
}

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
