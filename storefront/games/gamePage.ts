import type { AppRoute } from '../shared/route';

/**
 * Where a game stands on the first page: a ticket of its own with its rhythm or its jackpot, a tile, a row below them,
 * or a link on the ticket of the game whose draws it follows.
 */
export type HomeSlot = 'rhythm' | 'jackpot' | 'tile' | 'row' | 'link';

/** A game's own page, whose address is that of `gameConfig`, and its place on the first one. */
export interface GamePage extends Pick<AppRoute, 'Screen' | 'name'> {
  title: string;
  home: HomeSlot;
  /** What its link says, where it is one. */
  linkLabel?: string;
}
