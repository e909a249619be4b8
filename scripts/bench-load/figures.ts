/** The value that `part` (0 to 1) of the values do not exceed, by nearest rank; NaN of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(Math.ceil(sorted.length * part) - 1, 0)] ?? Number.NaN;
}

/**
 * Median of each round's rate over the same round's baseline, so that a slow moment of the machine counts for both.
 * Rounds in which the baseline stood still say nothing; NaN when all did.
 */
export function medianRatio(rates: readonly number[], baseline: readonly number[]): number {
  const ratios = rates.map((rate, round) => rate / (baseline[round] ?? 0));
  return percentile(ratios.filter(Number.isFinite), 0.5);
}

export interface MemorySample {
  /** Ms since the load began. */
  at: number;
  /** Kilobytes. */
  rss: number;
}

/** Minute 2 of 10, as a part of the whole: what starts up has started by then. */
const SETTLED = 0.2;
const WINDOW = 0.1;

/**
 * By what part the memory grew from minute 2 of 10 to the end. Each is the median of a tenth of the run, so that
 * one collection of garbage decides nothing.
 */
export function memoryGrowth(samples: readonly MemorySample[], length: number): number {
  const around = (from: number, to: number) =>
    percentile(
      samples.filter(({ at }) => at >= from * length && at <= to * length).map(({ rss }) => rss),
      0.5,
    );
  return around(1 - WINDOW, 1) / around(SETTLED - WINDOW / 2, SETTLED + WINDOW / 2) - 1;
}
