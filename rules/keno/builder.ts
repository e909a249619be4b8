import type { GameId } from '../games';
import type { SlotsAction, SlotsState } from '../slots/slots';
import { bundleLevels, bundleMethodId, bundleOf, bundleSizes, type KenoBundle } from './bundle';
import { KENO_BUNDLE } from './methods';
import { kenoFreeMethod } from './slots';

/** The play types of the standard tab; changing one clears the selection (spec section 4). */
export const kenoPlayTypes = ['NORMAL', 'EVEN_ODD', 'BIG_SMALL'] as const;

type SwitchTo = Extract<SlotsAction, { type: 'switchTo' }>;

/** The tabs of the Keno builder; changing one clears the selection (spec section 4). */
export type KenoTab = 'STANDARD' | 'BUNDLE';
export type KenoPlayType = (typeof kenoPlayTypes)[number];

/** Each play type is a game of its own to the shop, with one method in the builder. */
const startOf = {
  NORMAL: { gameId: 'keno', methodId: kenoFreeMethod.id },
  EVEN_ODD: { gameId: 'kenoeo', methodId: 'EVEN_ODD' },
  BIG_SMALL: { gameId: 'kenoud', methodId: 'BIG_SMALL' },
} as const satisfies Record<KenoPlayType, { gameId: GameId; methodId: string }>;

export function kenoTabOf({ methodId }: Pick<SlotsState, 'methodId'>): KenoTab {
  return bundleOf(methodId) ? 'BUNDLE' : 'STANDARD';
}

export function kenoPlayTypeOf({ gameId }: Pick<SlotsState, 'gameId'>): KenoPlayType {
  return kenoPlayTypes.find((playType) => startOf[playType].gameId === gameId) ?? 'NORMAL';
}

/** Opens a tab as it starts: the play type NORMAL, or the smallest bao. */
export function chooseKenoTab(tab: KenoTab): SwitchTo {
  if (tab === 'STANDARD') return chooseKenoPlayType('NORMAL');
  const { defaultSize: size, defaultLevel: level } = KENO_BUNDLE;
  return { type: 'switchTo', gameId: 'keno', methodId: bundleMethodId({ size, level }) };
}

export function chooseKenoPlayType(playType: KenoPlayType): SwitchTo {
  return { type: 'switchTo', ...startOf[playType] };
}

/** Another size or level of the bao; what lies outside its limits becomes the nearest that there is. */
export function chooseKenoBundle(chosen: KenoBundle): SlotsAction {
  const size = nearest(bundleSizes, chosen.size);
  return { type: 'setMethod', methodId: bundleMethodId({ size, level: nearest(bundleLevels(size), chosen.level) }) };
}

function nearest(choices: readonly number[], wanted: number): number {
  const distance = (choice: number) => Math.abs(choice - wanted);
  return choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
}
