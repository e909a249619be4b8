/** How a draw went for a player who held `held` tickets in it, `won` of which won something. */
export function outcomeLabel(held: number, won: number): string {
  if (won === 0) return `${held} vé của bạn không trúng thưởng.`;
  if (won < held) return `${won} trong ${held} vé của bạn trúng thưởng.`;
  return held === 1 ? 'Vé của bạn trúng thưởng.' : `${held} vé của bạn đều trúng thưởng.`;
}
