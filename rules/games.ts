/** The ten games the shop sells (spec section 1). Ids are the spec's own. */
export const gameIds = [
  'keno',
  'kenoeo',
  'kenoud',
  'mega',
  'power',
  'max3d',
  'max3dpro',
  'loto',
  'classic',
  'lotto535',
] as const;

export type GameId = (typeof gameIds)[number];

export function isGameId(value: unknown): value is GameId {
  return gameIds.includes(value as GameId);
}

/** Base price of one play in đồng, for every game (spec section 9). */
export const TICKET_PRICE = 10_000;

/** The six slots of a ticket builder (spec section 9). */
export const slotCodes = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export type SlotCode = (typeof slotCodes)[number];
