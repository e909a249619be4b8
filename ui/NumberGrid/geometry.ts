/** Cells in px for a container of at least `from` px. */
interface Step {
  from: number;
  columns: number;
  /** Empty room left and right of the grid. */
  inset: number;
  /** Height of a cell. */
  height: number;
}

/** How so many numbers stand at each width; every cell is at least 44 px wide. */
export const geometry = {
  80: [
    { from: 0, columns: 7, inset: 6, height: 44 },
    { from: 360, columns: 8, inset: 4, height: 44 },
    { from: 376, columns: 8, inset: 12, height: 46 },
    { from: 448, columns: 10, inset: 4, height: 46 },
  ],
  55: [
    { from: 0, columns: 7, inset: 6, height: 44 },
    { from: 360, columns: 8, inset: 4, height: 44 },
    { from: 376, columns: 8, inset: 12, height: 46 },
    { from: 448, columns: 10, inset: 4, height: 46 },
  ],
  // Seven times seven; from a phone's width on, the outer balls stand on the edge of what is above and below them.
  49: [
    { from: 0, columns: 7, inset: 6, height: 44 },
    { from: 336, columns: 7, inset: 12, height: 46 },
    { from: 380, columns: 7, inset: 10, height: 50 },
    { from: 440, columns: 7, inset: 6, height: 52 },
  ],
  45: [
    { from: 0, columns: 7, inset: 6, height: 44 },
    { from: 360, columns: 8, inset: 4, height: 44 },
    { from: 376, columns: 8, inset: 12, height: 47 },
    { from: 420, columns: 9, inset: 12, height: 48 },
  ],
  35: [
    { from: 0, columns: 7, inset: 6, height: 44 },
    { from: 336, columns: 7, inset: 12, height: 48 },
    { from: 380, columns: 7, inset: 14, height: 50 },
    { from: 440, columns: 7, inset: 20, height: 52 },
  ],
  16: [
    { from: 0, columns: 4, inset: 14, height: 44 },
    { from: 360, columns: 8, inset: 4, height: 44 },
    { from: 380, columns: 8, inset: 14, height: 46 },
    { from: 440, columns: 8, inset: 14, height: 48 },
  ],
  12: [
    { from: 0, columns: 6, inset: 20, height: 46 },
    { from: 340, columns: 6, inset: 20, height: 48 },
    { from: 440, columns: 6, inset: 20, height: 50 },
  ],
} as const satisfies Record<number, readonly Step[]>;

export type GridCount = keyof typeof geometry;

/** Any other number of cells stands as the next larger grid does. */
export function layoutOf(count: number): GridCount {
  const known: readonly GridCount[] = [12, 16, 35, 45, 49, 55];
  return known.find((size) => count <= size) ?? 80;
}

/** At the large scale, for any count: cells of at least 60 px. */
export const largeGeometry: readonly [Step, ...Step[]] = [
  { from: 0, columns: 4, inset: 0, height: 60 },
  { from: 304, columns: 5, inset: 2, height: 60 },
  { from: 364, columns: 6, inset: 2, height: 60 },
  { from: 484, columns: 8, inset: 2, height: 60 },
  { from: 604, columns: 10, inset: 2, height: 60 },
];

const GAP = 7;
const TARGET = 44;
const EDGE = 16;

/**
 * Custom properties of a grid of `columns` columns at any width: the outer balls stand 16 px off its edge, as the parts of
 * a page do, unless the cells need that room for 44 px each.
 */
export function fixedSizes(columns: string, largestBall = 42) {
  // Off the edge there are this and half of what a cell leaves beside its ball: the gap, or more where the ball ends growing.
  const beside = `${EDGE - GAP / 2}px`;
  const wide = `(${EDGE + largestBall / 2}px - 50cqi / ${columns}) * ${columns} / max(${columns} - 1, 1)`;
  const inset = `max(0px, min(${beside}, (100cqi - ${TARGET}px * ${columns}) / 2, ${wide}))`;
  return { inset, height: '46px', ball: `min((100cqi - 2 * ${inset}) / ${columns} - ${GAP}px, ${largestBall}px)` };
}

/** Custom properties of one step; `100cqi` is the container's width where they are used. */
export function cellSizes({ columns, inset, height }: Step, largestBall = 42) {
  return {
    columns: String(columns),
    inset: `${inset}px`,
    height: `${height}px`,
    ball: `min((100cqi - ${2 * inset}px) / ${columns} - ${GAP}px, ${largestBall}px)`,
  };
}
