import type { GameId } from '@veloc/rules';
import { Inline, StatusBadge, Text } from '@veloc/ui';
import type { Drawn } from './gamePresentation';

/** What a draw is bet on by: the bet that wins, 'Chẵn 13', and what it leads over, 'Lẻ 7'. */
export interface DrawnSide {
  leading: string;
  /** 'Chẵn Lẻ 10' of 'Hòa', 'Chẵn 12 Lẻ 8' of 'Chẵn 11-12': both sides, where the bet is called by neither. */
  other: string;
}

export interface SidesOfDraw {
  ended: (drawn: Drawn) => readonly DrawnSide[];
  /** While the numbers come, each side at its own place: 'Chẵn 9 · Lẻ 7'. */
  soFar: (drawn: Drawn) => string;
}

/** Apart from the presentations, which home loads: what a folder's `drawnSides.ts` exports, by its game's id. */
const sides: Partial<Record<GameId, SidesOfDraw>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('./*/drawnSides.ts', { eager: true })),
);

interface Draw {
  gameId: GameId;
  numbers: Drawn;
}

/** How the numbers of a draw are divided, where games bet on that; nothing for the other games. */
export function drawnSides({ gameId, numbers }: Draw): readonly DrawnSide[] {
  return sides[gameId]?.ended(numbers) ?? [];
}

/** The same of a draw of which not all numbers are there yet; empty for the other games. */
export function sidesSoFar({ gameId, numbers }: Draw): string {
  return sides[gameId]?.soFar(numbers) ?? '';
}

/** The same as words, the bet that wins as a badge. */
export function DrawnSides({ draw }: { draw: Draw }) {
  return drawnSides(draw).map(({ leading, other }) => (
    <Inline key={other} as="span" gap={4} wrap={false}>
      <StatusBadge tone="accent">{leading}</StatusBadge>{' '}
      <Text as="span" size="caption" tone="soft">
        {other}
      </Text>
    </Inline>
  ));
}
