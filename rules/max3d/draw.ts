import type { Max3DDraw } from './ticket';
import { drawnTiers } from './tiers';

/** A draw from its twenty numbers in the order they are sent: Đặc biệt, Nhất, Nhì, Ba. */
export function max3dDrawOf(numbers: readonly (number | string)[]): Max3DDraw {
  const rest = numbers.map(String);
  const draw = { special: [], first: [], second: [], third: [] } as Record<keyof Max3DDraw, string[]>;
  for (const { tier, places } of drawnTiers) draw[tier] = rest.splice(0, places);
  return draw;
}
