import { choose } from '../counting';
import { exactly, slotMethod, type SlotMethod } from '../slots/slotMethod';
import { KENO_BUNDLE, KENO_MAX_LEVEL, KENO_NUMBERS } from './methods';

/** A bao: `size` numbers played in all sets of `level`. */
export interface KenoBundle {
  size: number;
  level: number;
}

/** 3 to 12 (spec section 9). */
export const bundleSizes: readonly number[] = countUp(KENO_BUNDLE.minSize, KENO_BUNDLE.maxSize);

/** The levels of a bao: at least 2, below its size, and none without prizes (decision G6). */
export function bundleLevels(size: number): number[] {
  return countUp(KENO_BUNDLE.minLevel, Math.min(size - 1, KENO_MAX_LEVEL));
}

function countUp(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The id of a bao's method in the builder: 'BAO_6_4' for six numbers at level 4. A ticket names the level only. */
export function bundleMethodId({ size, level }: KenoBundle): string {
  return `BAO_${size}_${level}`;
}

/** The bao that a method of the builder is; null for a level. */
export function bundleOf(methodId: string): KenoBundle | null {
  const [, size, level] = /^BAO_(\d+)_(\d+)$/.exec(methodId) ?? [];
  return size === undefined ? null : { size: Number(size), level: Number(level) };
}

export const bundleMethods: readonly SlotMethod[] = bundleSizes.flatMap((size) =>
  bundleLevels(size).map((level) =>
    slotMethod({
      id: bundleMethodId({ size, level }),
      name: `Bao ${size} bậc ${level}`,
      unit: choose(size, level),
      // Size and level are chosen apart, not from a list of both.
      offered: false,
      numbers: exactly(size, KENO_NUMBERS),
    }),
  ),
);
