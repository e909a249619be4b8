import { cutOffOf, type GameId } from '@veloc/rules';

/** A text of the shop on how something is done. */
export interface Guide {
  id: string;
  /** The game whose tables of prizes, odds and prices stand below the text; null for a guide of the shop itself. */
  gameId: GameId | null;
  title: string;
  /** HTML. It names no prize of the tables, no chance and no price: the page draws those from the rules. */
  body: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** '01 đến 45'. */
export function range({ from, to }: { from: number; to: number }): string {
  return `${two(from)} đến ${two(to)}`;
}

/** 'Vé bán đến 60 giây trước giờ quay.' */
export function salesEnd(gameId: GameId): string {
  return `Vé bán đến ${cutOffOf(gameId) / 1000} giây trước giờ quay.`;
}

/** '12 tỷ đồng'; `amount` in đồng, whole billions. */
export function billions(amount: number): string {
  return `${amount / 1_000_000_000} tỷ đồng`;
}

export function steps(...items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

export function points(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
