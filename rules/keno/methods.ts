import type { GameMethod } from '../gameMethod';

export const KENO_MAX_LEVEL = 10;
export const KENO_NUMBERS = { from: 1, to: 80 } as const;
export const KENO_DRAWN = 20;

export const KENO_BUNDLE = {
  minSize: 3,
  maxSize: 12,
  defaultSize: 3,
  minLevel: 2,
  defaultLevel: 2,
} as const;

/** LEVEL_1 to LEVEL_10 (spec section 3). */
export const kenoMethods: readonly GameMethod<`LEVEL_${number}`>[] = Array.from(
  { length: KENO_MAX_LEVEL },
  (_, index) => ({
    id: kenoLevelId(index + 1),
    name: `Bậc ${index + 1}`,
    lengthGame: index + 1,
    unit: 1,
    offered: true,
  }),
);

export function kenoLevelId(level: number): `LEVEL_${number}` {
  return `LEVEL_${level}`;
}

/** 1 to 10, or null when the id names no level. */
export function kenoLevelOf(methodId: string): number | null {
  return kenoMethods.find(({ id }) => id === methodId)?.lengthGame ?? null;
}
