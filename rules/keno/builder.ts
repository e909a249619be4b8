import { TICKET_PRICE, type GameId } from '../games';
import type { SlotsAction, SlotsState } from '../slots/slots';
import { bundleLevels, bundleMethodId, bundleOf, bundleSizes, type KenoBundle } from './bundle';
import { KENO_BUNDLE } from './methods';
import { kenoFreeMethod } from './slots';

/** The tabs of the Keno builder; changing one clears the selection (spec section 4). */
export const kenoTabs = ['STANDARD', 'BUNDLE'] as const;
/** The play types of the standard tab; changing one clears the selection (spec section 4). */
export const kenoPlayTypes = ['NORMAL', 'EVEN_ODD', 'BIG_SMALL'] as const;

type SwitchTo = Extract<SlotsAction, { type: 'switchTo' }>;

export type KenoTab = (typeof kenoTabs)[number];
export type KenoPlayType = (typeof kenoPlayTypes)[number];

/** How the Keno builder starts, and its own limits (spec section 9). */
export const kenoBuilder = {
  tab: 'STANDARD',
  playType: 'NORMAL',
  /** The most numbers a picker takes: those of the largest bao. A standard ticket takes 10 (decision G5). */
  maxNumbers: KENO_BUNDLE.maxSize,
  bundleSize: KENO_BUNDLE.defaultSize,
  bundleLevel: KENO_BUNDLE.defaultLevel,
  /** Đồng. */
  money: TICKET_PRICE,
} as const;

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
  return kenoPlayTypes.find((playType) => startOf[playType].gameId === gameId) ?? kenoBuilder.playType;
}

/** Opens a tab as it starts: the play type NORMAL, or the smallest bao. */
export function chooseKenoTab(tab: KenoTab): SwitchTo {
  if (tab === 'STANDARD') return chooseKenoPlayType(kenoBuilder.playType);
  const { bundleSize: size, bundleLevel: level } = kenoBuilder;
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
