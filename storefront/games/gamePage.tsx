import type { GameId } from '@veloc/rules';
import type { GameMarkProps } from '@veloc/ui';
import type { AppRoute } from '../shared/route';

/**
 * Where a game stands on the first page: a ticket of its own with its rhythm or its jackpot, a tile, or a link on the
 * ticket of the game whose draws it follows.
 */
export type HomePlacement = 'rhythm' | 'jackpot' | 'tile' | 'link';

/** A game's own page, whose address is that of `gameConfig`, its place on the first one, and what it is known by. */
export interface GamePage<Game extends GameId = GameId> extends Pick<AppRoute, 'Screen' | 'preload' | 'name'> {
  title: string;
  home: HomePlacement;
  /** What its link says, where it is one. */
  linkLabel?: string;
  /** The game's colours, registered under its id, and the drawing of its mark: `<GameMark {...look} />`. */
  look: Pick<GameMarkProps, 'glyph'> & { accent: Game };
}

/** Circles of one radius in a glyph; each entry is `[x, y]`. */
export function dots(places: readonly (readonly [number, number])[], radius: number, className?: string) {
  return places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={className} />);
}
