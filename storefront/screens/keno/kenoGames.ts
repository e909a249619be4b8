import type { SlotGame } from '@veloc/rules';

/** The games that are played on Keno's draws. */
export const kenoGames = ['keno', 'kenoeo', 'kenoud'] as const satisfies SlotGame[];

export type KenoGame = (typeof kenoGames)[number];
