/** Whole đồng with a dot at each thousand, for instance '1.250.000'. */
export function groupThousands(amount: number): string {
  return String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** '50.000 ₫', on one line. */
export const formatDong = (amount: number): string => `${groupThousands(amount)}\u00A0₫`;

/**
 * What one top-up may be, in đồng; the least is also what 'Nạp ngay' asks for when less is missing (decision A24).
 * `validFor`: ms during which its code is displayed. Money that arrives later is credited all the same (decision A9).
 */
export const TOP_UP = { least: 10_000, most: 500_000_000, validFor: 30 * 60_000 } as const;

/** What one withdrawal may be, in đồng. */
export const WITHDRAWAL = { least: 10_000, most: 500_000_000 } as const;
