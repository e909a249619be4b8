/** Countdowns (spec section 4). */

/** '1 ngày 00:42:18'. */
export function withDays(days: number, clock: string): string {
  return `${days} ngày ${clock}`;
}
