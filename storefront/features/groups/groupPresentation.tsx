import { slotGames, type SlotGame } from '@veloc/rules';
import { DigitTiles } from '@veloc/ui';
import type { SlotPresentation } from '../builder/slotPresentation';
import { askGroups, DIGITS, padGroups, wrongGroups } from './typedGroups';
import { lazyScreen } from '../../shared/lazyScreen';

interface GroupPresentation extends Pick<SlotPresentation, 'aside' | 'isPricedByPicks'> {
  gameId: SlotGame;
  /** What the picker's button asks for when all groups are there and still no ticket. */
  otherwise: string;
}

/** Slots of groups of three digits, as tiles. */
export function groupPresentation({ gameId, otherwise, ...presentation }: GroupPresentation): SlotPresentation {
  return {
    ...presentation,
    ask: (picks, method) => askGroups(picks, method) || (slotGames[gameId].warning?.(picks, method) ? otherwise : ''),
    figure: ({ picks: { groups } }, { groups: limits }) => (
      <DigitTiles
        label="Bộ số"
        groups={padGroups(groups, limits)}
        length={DIGITS}
        wrong={wrongGroups(groups, limits)}
        size={limits.most === 1 ? 34 : 28}
      />
    ),
  };
}

/** A closed picker is part of the page from the start, so its chunk is on its way before anyone opens it. */
export const { Screen: GroupPicker } = lazyScreen(async () => ({
  default: (await import('./parts/GroupPicker')).GroupPicker,
}));
